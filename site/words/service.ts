/* What the pages of services say by themselves. */

export const askForPrice = 'Ask for a price'
export const included = 'Included'
export const oneEach = (price: string) => `${price} each`

/** What a page is headed that is made from the questions of its service. */
export const everyPrice = 'Every price, before you ask.'
export const stepsToDate = '{Count} steps to a date.'
export const closing = {
  heading: 'Know the price before you *book.*',
  text: 'Answer a few questions and read every line, before you tell us your name.',
}

/** What search engines say of a service that says nothing itself, before its sentence. */
export const inArea = (service: string, area: string) => `${service} in ${area}.`
/** What search engines call its price list. */
export const pricesOf = (service: string) => `${service} prices`
