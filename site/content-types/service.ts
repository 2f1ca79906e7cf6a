import type { Card, Offer, Service } from '../../widgets/rules/company/catalogue.ts'
import type { Block } from './service-blocks.ts'

/** A file of site/content/services, which is named after the service's id. */
export interface ServiceFile extends Omit<Service, 'id' | 'card'> {
  /** Services are shown in the order of these numbers. */
  readonly order: number
  /** The name of an icon of site/content/icons. */
  readonly icon: string
  /** The icon beside its links in the menus, where that is another one. */
  readonly menuIcon?: string
  readonly path: string
  readonly places?: string
  readonly head?: PageHead
  /** What its page shows; without it, a page is made from this file. */
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
  /** Where its button leads; without it, to its page. */
  readonly path?: string
  /** The name of a picture in media/masters; without it, that of the service. */
  readonly picture?: string
  readonly description: string
  /** Under "Services Include:". */
  readonly features: readonly string[]
  /** Under "Signs You Need This Service:". */
  readonly symptoms: readonly string[]
}

/** What a page shows: one of these. */
export interface PageOfBlocks {
  /** All of it, from the top. */
  readonly blocks?: readonly Block[]
  /** What is added to a page that is made from the file of its service. */
  readonly more?: readonly Block[]
}

/** What search engines and the browser's tab say of a page. */
export interface PageHead {
  readonly title: string
  readonly description: string
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
  /** What it sees to, such as `Airbnb suites`, for sentences that name all of it; by default its name. */
  readonly places?: string
  /** Where the file has none, the table of routes writes one. */
  readonly head?: PageHead
  /** An SVG path in a box of 24 × 24, beside its links in the menus. */
  readonly menuIcon: string
  /** The name of its picture. */
  readonly picture?: string
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
