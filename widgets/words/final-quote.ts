/* The final quote. */

/** Before a price that is crossed out, for screen readers. */
export const was = 'Was'

export const fiveStars = '5 out of 5 stars'
