/** The address that opens a quote on the company's own page; `home` is its origin, '' on its site. */
export function quoteLink(home: string, code: string): string {
  return `${home}/quote-builder#q=${code}`
}

/** The code in an address's hash, beside whatever else a page keeps there; '' for none. */
export function codeInHash(hash: string): string {
  const [, code = ''] = /[#?&]q=([^&]*)/.exec(hash) ?? []
  // A mail program may take the full stop after a link for a part of it.
  return code.replace(/\.+$/, '')
}
