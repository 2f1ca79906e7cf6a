/* What the quote builder says besides the words of a question. */

/** What one of something costs. */
export const each = (price: string) => `${price} each`
export const oneMore = (thing: string) => `One more ${thing}`
export const oneFewer = (thing: string) => `One fewer ${thing}`

/** A choice that leaves the price as it is. */
export const regularPrice = 'Regular price'
/** `word` is the word for the raise. */
export const percentMore = (percent: number, word = 'more') => `${percent}% ${word}`

export const feeAdded = (area: string, fee: string) => `${area}: ${fee} is added.`
export const noFee = (area: string) => `${area}: nothing is added.`

export const leastPrice = (price: string) => `A visit costs at least ${price}.`
