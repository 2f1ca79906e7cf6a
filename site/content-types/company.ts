import type { Conventions } from '../../widgets/rules/company/conventions.ts'
import type { Kind } from './business-kinds.ts'
import type { Network } from './networks.ts'

/**
 * The types of what the owner writes in site/content; content that does not match stops the build.
 */

/** business.json: the company, in one place. */
export interface Business {
  name: string
  /** The name for places with little room. */
  shortName: string
  /** The schema.org type of the business. */
  kind: Kind
  street: string
  town: string
  /** The abbreviation, such as BC, in countries whose addresses have one. */
  province?: string
  postalCode?: string
  /** Its two letters, such as CA. */
  country: string
  /** The area around the town that is also served. */
  region?: string
  /** The position of the map pin in degrees, for search engines and directions. */
  geo: { latitude: number; longitude: number }
  /** The time zone of the opening hours: an IANA name. */
  timeZone: string
  /** The English in which dates are written, such as en-CA. */
  locale: string
  /** The currency of all prices: its three letters, such as CAD. */
  currency: string
  /** The phone number as people read it. */
  phone: string
  /** The public address, and the one every inquiry is sent to. */
  email: string
  /** Each is a line in the footer and on the location page. */
  hours: { days: string; time: string }[]
  /** The promised time of an answer: in hours, and the same in working days, in words. */
  responseHours: number
  responseDays: string
  /** Shown above the send button of both forms. */
  privacyNotice: { text: string; link: string; url: string }
  /** The company's social networks, in the order shown. */
  social: SocialNetwork[]
  /** A customer's words next to the final quote. */
  testimonial?: Testimonial
}

export interface Testimonial {
  text: string
  name: string
  /** A few words about the customer. */
  detail: string
}

/** The company as code sees it: business.json and values computed from it. */
export interface Company extends Omit<Business, 'testimonial'> {
  /** '' for none. */
  province: string
  postalCode: string
  region: string
  testimonial: Testimonial | null
  /** `Surrey, BC`, or the town alone. */
  city: string
  /** The town and the region around it, or the town alone. */
  area: string
  /** The phone number as a link. */
  telHref: string
  /** The email address as a link. */
  mailHref: string
  /** How amounts, dates and phone numbers are written. */
  conventions: Conventions
}

export interface SocialNetwork {
  network: Network
  url: string
  /** The text of its card on the home page; without it, there is no card. */
  text?: string
}

/**
 * contact-step.json: what the last step of the quote builder asks for besides name, email and
 * phone.
 */
export interface ContactStep {
  /** Whether it asks for the day on which customers would like you to come. */
  preferredDay: boolean
  /** Dates on which nobody can be asked to come: `2026-12-24`, or `12-25` for every year. */
  closedDates: string[]
  /** Asks for the postal code; null asks for none. */
  postalCode: ServedArea | null
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
  photo?: ReviewPhoto
}

export interface ReviewPhoto {
  /** The name of its file in media/gallery, without the ending. */
  name: string
  alt: string
}

/** Where the company works, by postal code. */
export interface ServedArea {
  /** How the codes begin: V3 for all of a city, V4N for a part of it, V4N 1A1 for one code. */
  served: string[]
}

/** A heading and a sentence or two: a card, a benefit, a step, a line of a list. */
export interface Point {
  title: string
  text: string
}

/** A place shown before and after; its pictures are `<place>-before` and `<place>-after`. */
export interface Transformation extends Point {
  place: string
  /** What both pictures show. */
  alt: string
}

/** transformations.json */
export interface Transformations {
  places: Transformation[]
  /** Added to `alt` for each of the two pictures. */
  before: string
  after: string
}

/** One question of the FAQ. */
export interface Question {
  /** Opens it by address: /faq#pricing. */
  id: string
  question: string
  /** Plain words; a link is written [words](/path). */
  answer: string
  /** The answer's figure, for the short list next to the questions. */
  inShort?: { figure: string; text: string; dollars?: boolean }
}

/** One of the cards of the services page. */
export interface ServiceCard {
  /** The id of a service; for other cards, the address of the card on the page. */
  id: string
  title: string
  /** Where its Learn More link goes. */
  path: string
  /** The name of an icon; in code, its path. */
  icon: string
  /** The name of a picture in media/masters. */
  picture?: string
  description: string
  /** Under "Services Include:". */
  features: readonly string[]
  /** Under "Signs You Need This Service:". */
  symptoms: readonly string[]
}

/** The card of something that the quote builder does not offer, as the owner writes it. */
export type OtherCard = Required<ServiceCard>

export interface GalleryImage {
  /** The name of its files in media/gallery, without the ending. */
  path: string
  alt: string
}

export type GalleryPost = {
  id: string
  caption: string
} & (
  | { isVideo: false; images: GalleryImage[] }
  /** `videoUrl` names its files in media, without the endings. */
  | { isVideo: true; videoUrl: string; alt: string }
)
