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
