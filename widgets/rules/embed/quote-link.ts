/** Who brought a visitor; '' where nobody did. */
export interface Referral {
  readonly partner: string
  readonly reference: string
}

/**
 * The company's own page of quotes; `home` is its origin, '' on its site. With a referral, a lead from there names the partner as
 * one from the partner's page does.
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

/** What tells a code of ours from what another program keeps under the same name. */
const beginning = /^[12]\.[a-z0-9]+(\.|$)/

/**
 * The code in an address's hash, where a page may keep other things too; '' for none. Whether it can be read
 * is another question.
 */
export function codeInHash(hash: string): string {
  const [, text = ''] = /[#?&]q=([^&]*)/.exec(hash) ?? []
  // Some programs write the sign before the price as %7E.
  const code = withoutTail(text).toLowerCase().replace('%7e', '~')
  return beginning.test(code) ? code : ''
}

/** Without the punctuation that mail programs take for a part of an address, plain or percent-encoded: a code ends in a letter or digit. */
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
