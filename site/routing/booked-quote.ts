import { codeInHash } from '../../widgets/rules/quote-link.ts'
import { tidyPath } from './tidy-path.ts'

/**
 * The code of the quote that the visitor is thanked for; '' for none. It comes in the address, and from
 * then on stands in the entry of the history: a reload and Back find it, and a copied address has none.
 */
export function bookedQuote(): string {
  const { pathname, search, hash } = location
  if (tidyPath(pathname) !== '/booked') return ''
  const sent = codeInHash(hash)
  if (sent) history.replaceState({ ...history.state, quote: sent }, '', pathname + search)
  const { quote } = Object(history.state)
  return typeof quote === 'string' ? quote : ''
}
