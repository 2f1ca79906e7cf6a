import type { Conventions } from '../../widgets/rules/company/conventions.ts'
import type { Kind } from './business-kinds.ts'
import type { Network } from './networks.ts'

/** The shapes of what the owner writes in site/content: content of another shape stops the build. */

/** business.json: the company, in one place. */
export interface Business {
  name: string
  /** The name where there is little room. */
  shortName: string
  /** What kind of business schema.org calls it. */
  kind: Kind
  street: string
  town: string
  /** In short, such as BC, where addresses have one. */
  province?: string
  postalCode?: string
  /** Its two letters, such as CA. */
  country: string
  /** What lies around the town and is served too. */
  region?: string
  /** Where the pin is, in degrees: for search engines and directions. */
  geo: { latitude: number; longitude: number }
  /** By whose clock it is open: a name of the IANA list. */
  timeZone: string
  /** The English in which dates are written, such as en-CA. */
  locale: string
  /** Of all prices: its three letters, such as CAD. */
  currency: string
  /** As people read it. */
  phone: string
  /** The public address, and the one every inquiry is sent to. */
  email: string
  /** A line of the footer and the location page each. */
  hours: { days: string; time: string }[]
  /** The promise of an answer: within so many hours, and what that comes to in working days. */
  responseHours: number
  responseDays: string
  /** Above the send button of both forms. */
  privacyNotice: { text: string; link: string; url: string }
  /** Where the company is found besides, in the order shown. */
  social: SocialNetwork[]
  /** The customer's words beside the final quote. */
  testimonial?: Testimonial
}

export interface Testimonial {
  text: string
  name: string
  /** A word about who said it. */
  detail: string
}

/** What code knows of the company: the file, and what follows from it. */
export interface Company extends Omit<Business, 'testimonial'> {
  /** '' for none. */
  province: string
  postalCode: string
  region: string
  testimonial: Testimonial | null
  /** `Surrey, BC`, or the town alone. */
  city: string
  /** The town and what lies around it, or the town alone. */
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
  /** What its card on the home page says; without it, it has none. */
  text?: string
}

/** contact-step.json: what the last step of the quote builder asks for besides name, email and phone. */
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
  /** Of its file in media/gallery, without the ending. */
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
  /** What follows `alt` for each of the two pictures. */
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
  /** The answer's figure, for the short list beside the questions. */
  inShort?: { figure: string; text: string; dollars?: boolean }
}

/** One of the cards of the services page. */
export interface ServiceCard {
  /** Of a service, or an address on the page for something else. */
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

/** The card of what is no service of the quote, as the owner writes it. */
export type OtherCard = Required<ServiceCard>

export interface GalleryImage {
  /** Of its files in media/gallery, without the ending. */
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
