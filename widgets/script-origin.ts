const { currentScript } = document

/**
 * The origin this script came from: where `/booked` is, and the mailbox of a local build. A module
 * has no currentScript, so it is looked up by its file name; failing that, the page's own origin.
 */
export function scriptOrigin(tag: string): string {
  const script = currentScript ?? document.querySelector(`script[src*="/${tag}.js"]`)
  return new URL((script as HTMLScriptElement | null)?.src || location.href).origin
}
