/**
 * The problem of an address in a text; '' when there is none. Undefined for a path of the site,
 * which the callers check, since they know the pages.
 */
export function addressFault(url: string): string | undefined {
  if (url.startsWith('https://')) return isAddress(url) ? '' : `"${url}" is not an address.`
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) {
    return `a link to another site starts with https://, not as "${url}".`
  }
  if (url && !/^[/#?]/.test(url)) {
    return `"${url}" must start with /, as /inquiries or /blog/some-article.`
  }
  return undefined
}

function isAddress(url: string): boolean {
  return URL.canParse(url) && new URL(url).hostname.includes('.')
}
