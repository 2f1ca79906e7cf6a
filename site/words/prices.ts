/** Words next to prices. */

export const total = 'Total'
export const plus = (tax: string) => `plus ${tax}`
export const atLeast = (amount: string) => `A visit costs at least ${amount}.`
export const off = 'off'
export const openQuote = (what: string) => `${what}: get this quote`
export const hoursUnit = 'h'
