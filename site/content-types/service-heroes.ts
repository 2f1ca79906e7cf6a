import type { NamedPrice } from './named-price.ts'

/** The words that every page begins with. */
interface Hero {
  /** The headline, `\n` for a line; without it, the name of the service. */
  title?: string
  /** The sentence below it; without it, the description for search engines. */
  text?: string
}

/** Prices on a drawing, each at its place. */
export interface PlanHero extends Hero {
  kind: 'plan-hero'
  drawing: string
  prices: readonly PlannedPrice[]
}

export interface PlannedPrice extends Pick<NamedPrice, 'question' | 'option'> {
  /** Its name on the drawing, if different from its label. */
  name?: string
  /** The part of the drawing that it is written on, in percent of its width and height. */
  area: { left: number; top: number; width: number; height: number }
  isLarge?: boolean
}

/** The words on a coloured ground, next to a picture with a slanted edge. */
export interface PictureHero extends Hero {
  kind: 'picture-hero'
  picture: string
  alt: string
  /** The part that must stay visible, as an `object-position`: `60% 50%`. */
  focus?: string
}

/** A place before and after, which sticks out of the ground of the words. */
export interface BeforeAfterHero extends Hero {
  kind: 'before-after-hero'
  /** Its pictures are `<place>-before` and `<place>-after`. */
  place: string
  /** What the place is called. */
  name: string
  alt: string
}

/** The receipt of an example. */
export interface ReceiptHero extends Hero {
  kind: 'receipt-hero'
  heading: string
  lines: readonly ReceiptLine[]
}

/** A counted thing and its number: `4 offices`. */
export interface ReceiptLine {
  question: string
  count: number
  name: string
}

/** The price that the card of the service names, with its picture or icon. */
export interface PriceHero extends Hero {
  kind: 'price-hero'
  picture?: string
  focus?: string
}
