/** The shapes of what the owner writes: content of another shape stops the build. */

export type ServiceId = 'residential' | 'commercial' | 'airbnb' | 'pressure-washing'

export interface Service {
  id: ServiceId
  /** Its page. */
  path: string
  /** One sentence for the home page's card. */
  text: string
  /** What the first price on the card is for; the number itself is in prices.ts. */
  unit: string
}

export interface Review {
  name: string
  /** How many reviews this person has written. */
  reviews: number
  isLocalGuide?: boolean
  timeAgo: string
  /** Shows a NEW badge. */
  isNew?: boolean
  text: string
}

/** A heading and a sentence or two: a card, a benefit, a step, a line of a list. */
export interface Point {
  title: string
  text: string
}

/** A place shown before and after; its pictures are `<place>-before` and `<place>-after`. */
export interface Transformation extends Point {
  place: 'kitchen' | 'living-room' | 'patio' | 'driveway'
  /** What both pictures show. */
  alt: string
}
