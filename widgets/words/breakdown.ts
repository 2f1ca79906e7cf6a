/* The panel with the price so far. */

export const label = 'Price'
export const heading = 'Quote Breakdown'
export const close = 'Close the breakdown'

/** What the next step asks, by its heading and intro. */
export const next = (heading: string, intro: string) => `Next: ${heading} ${intro}`
