/** Who brought a visitor; '' if nobody did. */
export interface Referral {
  readonly partner: string
  readonly reference: string
}

/**
 * The address of the company's own quote page; `home` is its origin, '' on the company's site. With
 * a referral, a lead from there names the partner, as a lead from the partner's page does.
 */
export function quotePage(home: string, referral?: Referral): string {
  const query = new URLSearchParams()
  if (referral?.partner) query.set('partner', referral.partner)
  if (referral?.reference) query.set('reference', referral.reference)
  const search = query.size > 0 ? `?${query}` : ''
  return `${home}/quote-builder${search}`
}

/** The address that opens a quote on a page that has the quote builder. */
export function quoteLink(page: string, code: string): string {
  return `${page.replace(/#.*/, '')}#q=${code}`
}

/** How our codes begin: another program may keep something else under the same name. */
const beginning = /^[12]\.[a-z0-9]+(\.|$)/

/**
 * The code in an address's hash, where a page may keep other things too; '' if there is none. The
 * code may still be unreadable.
 */
export function codeInHash(hash: string): string {
  const [, text = ''] = /[#?&]q=([^&]*)/.exec(hash) ?? []
  // Some programs write the sign before the price as %7E.
  const code = withoutTail(text).toLowerCase().replace('%7e', '~')
  return beginning.test(code) ? code : ''
}

/**
 * Removes the punctuation at the end, plain or percent-encoded, that mail programs take for part of
 * an address: a code ends in a letter or digit.
 */
function withoutTail(text: string): string {
  let end = text.length
  while (end > 0) {
    const encoded = /^%[\da-f]{2}$/i.test(text.slice(Math.max(0, end - 3), end))
    if (encoded) end -= 3
    else if (/[^\da-z]/i.test(text.charAt(end - 1))) end -= 1
    else break
  }
  return text.slice(0, end)
}
