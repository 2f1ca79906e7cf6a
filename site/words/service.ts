/* Words on the pages of services that do not come from the content. */

export const askForPrice = 'Ask for a price'
export const included = 'Included'
export const oneEach = (price: string) => `${price} each`

/** Headings of a page that is made from the questions of its service. */
export const everyPrice = 'Every price, before you ask.'
export const stepsToDate = '{Count} steps to a date.'
export const closing = {
  heading: 'Know the price before you *book.*',
  text: 'Answer a few questions and read every line, before you tell us your name.',
}

/** Begins the description for search engines of a service without its own; its sentence follows. */
export const inArea = (service: string, area: string) => `${service} in ${area}.`
/** The name of the price list of a service for search engines. */
export const pricesOf = (service: string) => `${service} prices`
