// Only while the script first runs does the document say which one it is.
const { currentScript } = document

/**
 * The origin this script came from: where `/booked` is, and the mailbox of a local build. A module
 * has no currentScript, so it is looked up by its file name; failing that, the page's own origin.
 */
export function scriptOrigin(tag: string): string {
  // An image of the page that is named currentScript would stand in for ours.
  const script =
    currentScript instanceof HTMLScriptElement
      ? currentScript
      : document.querySelector<HTMLScriptElement>(`script[src*="/${tag}.js"]`)
  return new URL(script?.src || location.href).origin
}
