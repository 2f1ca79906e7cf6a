/* A price, line by line. */

/** What makes up the difference to the price of the shortest visit. */
export const minimumVisit = 'Minimum visit'

/** What a change by percent is called, unless the content says otherwise. */
export const change = { less: 'discount', more: 'surcharge' }
export const changeBy = (choice: string, word: string, percent: number) =>
  `${choice} ${word} (${percent}%)`

export const total = 'Total'
/** In a line with the amount. */
export const totalLabel = 'Total:'
/** A tax that comes to the total. */
export const plus = (tax: string) => `plus ${tax}`
/** To whole `dollars`. */
export const rounded = (currency: string) => `Rounded to whole ${currency}.`

/** Beside a choice, and in the heading of the final quote. */
export const percentOff = (percent: number) => `${percent}% off`
