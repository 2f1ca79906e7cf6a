import type { Card, Offer, Service } from '../../widgets/rules/company/catalogue.ts'
import type { Block } from '../content-schema/blocks.ts'

/** A file of site/content/services, which is named after the service's id. */
export interface ServiceFile extends Omit<Service, 'id' | 'card'> {
  /** Services are shown in the order of these numbers. */
  readonly order: number
  /** The name of an icon of site/content/icons. */
  readonly icon: string
  /** The icon next to its links in the menus, if it is a different one. */
  readonly menuIcon?: string
  readonly path: string
  readonly places?: string
  readonly head?: PageHead
  /** The blocks of its page; without it, a page is made from this file. */
  readonly page?: PageOfBlocks
  /** A picture of media/masters, for its card and for a page that is made from this file. */
  readonly picture?: string
  readonly card: Card & { readonly text: string }
  /** Its card on /services; without it, one is made from this file. */
  readonly overview?: Overview
  readonly listed: readonly string[]
  readonly typical?: PriceRange
}

/** What the card of a service on /services says. */
export interface Overview {
  /** Where its button leads; by default, to the service's page. */
  readonly path?: string
  /** The name of a picture in media/masters; by default, the picture of the service. */
  readonly picture?: string
  readonly description: string
  /** Under "Services Include:". */
  readonly features: readonly string[]
  /** Under "Signs You Need This Service:". */
  readonly symptoms: readonly string[]
}

/** The blocks of a page: exactly one of these two lists. */
export interface PageOfBlocks {
  /** The whole page, from the top. */
  readonly blocks?: readonly Block[]
  /** Blocks added to a page that is made from the file of its service. */
  readonly more?: readonly Block[]
}

/** The title and description of a page for search engines and the browser's tab. */
export interface PageHead {
  readonly title: string
  readonly description: string
}

/** The usual price of a visit, in dollars. */
export interface PriceRange {
  readonly from: number
  readonly to: number
}

/** What pages say about a service, apart from its questions and prices. */
export interface ServicePage {
  readonly id: string
  readonly name: string
  /** The path of its page. */
  readonly path: string
  /**
   * What it cleans, such as `Airbnb suites`, for sentences that list services; by default its name.
   */
  readonly places?: string
  /** If the file has none, the route table writes one. */
  readonly head?: PageHead
  /** The icon next to its links in the menus: an SVG path in a box of 24 × 24. */
  readonly menuIcon: string
  /** The name of its picture. */
  readonly picture?: string
  /** One sentence for its card on the home page. */
  readonly text: string
  /** The questions whose prices are listed for search engines. */
  readonly listed: readonly string[]
  /** The usual price of a visit. */
  readonly typical?: PriceRange
}

/** A discount as the home page and the final quote announce it. */
export interface AnnouncedOffer extends Offer {
  readonly title: string
  readonly text: string
}
