/* The lines above a step that say what happened to the visitor's quote. */

/** `price` is '' if the extras cost nothing. */
export const added = (extras: readonly string[], price: string) => {
  const priced = price ? `${listed(extras)}, ${price},` : listed(extras)
  return extras.length > 1
    ? `${priced} were added to your quote.`
    : `${priced} was added to your quote.`
}
export const takeOut = (count: number) => (count > 1 ? 'Take them out' : 'Take it out')

export const alreadyAdded = (extras: readonly string[]) =>
  extras.length > 1
    ? `${listed(extras)} are already in your quote.`
    : `${listed(extras)} is already in your quote.`

export const linkIncomplete = 'The link is not complete, so it could not be opened.'
export const notOffered = 'What this link asks for is no longer offered.'
/** Follows one of these two if the visitor had begun a quote. */
export const ownQuoteShown = 'What you see is your own quote.'

export const partlyOffered =
  'Some of what this link asks for is no longer offered, and was left out.'

/** `total` is today's. */
export const newPrices = (total: string) =>
  `Prices have changed since this link was made. Today this quote is ${total}.`

/** `total` is '' for a quote of nothing. */
export const otherQuote = (service: string, total: string) =>
  total
    ? `Your other quote, ${service} for ${total}, is kept.`
    : `Your other quote, ${service}, is kept.`
export const backToOther = 'Back to that quote'

/** `Weeding, Compost and Gutters` */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  const before = names.slice(0, -1)
  return before.length > 0 ? `${before.join(', ')} and ${last}` : last
}
