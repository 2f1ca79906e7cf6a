import type { Answers } from './answers.ts'
import type { Prices } from './quote.ts'
import { quotedCode } from './quote-code.ts'

/** The address that opens a quote on the company's own page; `home` is its origin, '' on its site. */
export function quoteLink(home: string, code: string): string {
  return `${home}/quote-builder#q=${code}`
}

/** The address that opens exactly what was quoted; '' before a service is chosen. */
export function quotedLink(home: string, prices: Prices, answers: Answers): string {
  const { service } = answers
  return service && quoteLink(home, quotedCode(prices, { ...answers, service }))
}

/** The code in an address's hash, beside whatever else a page keeps there; '' for none. */
export function codeInHash(hash: string): string {
  const [, code = ''] = /[#?&]q=([^&]*)/.exec(hash) ?? []
  // A mail program may take the full stop after a link for a part of it.
  return code.replace(/\.+$/, '')
}
