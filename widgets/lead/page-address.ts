/**
 * The address that the page was loaded with; '' if the browser does not know it. A page that
 * navigates by script may have another by now.
 */
export function loadedAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? ''
}

/**
 * The page's address. A document that another page wrote into a frame has none, only `about:srcdoc` or
 * its own content, so what is known about that page's address is returned; '' if nothing is.
 */
export function pageAddress(): string {
  const { href } = location
  if (/^(http|file)/.test(href)) return href
  // The base is the other page's whole address, unless that page has a <base>.
  const { referrer, baseURI } = document
  return [baseURI, referrer].find((one) => one.startsWith(referrer) && /^http/.test(one)) ?? ''
}
