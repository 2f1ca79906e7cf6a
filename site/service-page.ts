import type { Card, Offer, Service } from '../widgets/rules/catalogue.ts'

/** A file of site/content/services, which is named after the service's id. */
export interface ServiceFile extends Omit<Service, 'id' | 'card'> {
  /** Services are shown in the order of these numbers. */
  readonly order: number
  /** The name of an icon of site/content/icons. */
  readonly icon: string
  readonly path: string
  readonly card: Card & { readonly text: string }
  readonly listed: readonly string[]
  readonly typical?: PriceRange
}

/** What a visit usually comes to, in dollars. */
export interface PriceRange {
  readonly from: number
  readonly to: number
}

/** What pages say of a service besides its questions and prices. */
export interface ServicePage {
  readonly id: string
  readonly name: string
  /** The path of its page. */
  readonly path: string
  /** One sentence for its card on the home page. */
  readonly text: string
  /** The questions whose prices are listed for search engines. */
  readonly listed: readonly string[]
  /** What a visit usually comes to. */
  readonly typical?: PriceRange
}

/** A discount as the home page and the final quote announce it. */
export interface AnnouncedOffer extends Offer {
  readonly title: string
  readonly text: string
}
