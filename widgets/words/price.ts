/* A price, line by line. */

/** The line for the difference to the minimum price of a visit. */
export const minimumVisit = 'Minimum visit'

/** The words for a change by percent, unless the content has its own. */
export const change = { less: 'discount', more: 'surcharge' }
export const changeBy = (choice: string, word: string, percent: number) =>
  `${choice} ${word} (${percent}%)`

export const total = 'Total'
/** In a line with the amount. */
export const totalLabel = 'Total:'
/** A tax on top of the total. */
export const plus = (tax: string) => `plus ${tax}`
/** `currency` is the word for several, such as `dollars`. */
export const rounded = (currency: string) => `Rounded to whole ${currency}.`

/** Next to a choice, and in the heading of the final quote. */
export const percentOff = (percent: number) => `${percent}% off`
