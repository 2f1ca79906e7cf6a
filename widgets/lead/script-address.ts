// Only while the script first runs does the document say which one it is.
const { currentScript } = document

/**
 * The address this script came from: on its origin are `/booked` and the mailbox of a local build, and
 * beside it what it loads when asked. A module has no currentScript, so it is looked up by its file
 * name; failing that, it is the page's own address.
 */
export function scriptAddress(tag: string): URL {
  // An image of the page that is named currentScript would stand in for ours.
  const script =
    currentScript instanceof HTMLScriptElement
      ? currentScript
      : document.querySelector<HTMLScriptElement>(`script[src*="/${tag}.js"]`)
  return new URL(script?.src || location.href)
}
