/** The shapes of what the owner writes: content of another shape stops the build. */

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

/** Where the company works, by postal code. */
export interface ServedArea {
  /** How the codes begin: V3 for all of Surrey, V4N for a part of it, V4N 1A1 for one code. */
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

/** A range in dollars, written out: `100` to `1,200`. */
export interface Range {
  from: string
  to: string
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
  /** What is not in the services folder is called so; a service brings its name. */
  title?: string
  /** Where its Learn More link goes. */
  path: string
  icon: 'house' | 'building' | 'key' | 'droplets' | 'roof' | 'hammer'
  /** The name of a picture in site/media/masters. */
  picture: string
  description: string
  /** Under "Services Include:". */
  features: string[]
  /** Under "Signs You Need This Service:". */
  symptoms: string[]
}

export interface GalleryImage {
  /** Of its files in site/media/gallery, without the ending. */
  path: string
  alt: string
}

export type GalleryPost = {
  id: string
  caption: string
} & (
  | { isVideo: false; images: GalleryImage[] }
  /** `videoUrl` names its files in site/media, without the endings. */
  | { isVideo: true; videoUrl: string; alt: string }
)

export interface SocialCard {
  network: 'instagram' | 'facebook'
  text: string
}

/** What an article is about; the blog has a button for each, in this order. */
export const categories = [
  'Pressure Washing',
  'Deep Cleaning',
  'Maintenance Tips',
  'Seasonal Care',
] as const

export type Category = (typeof categories)[number]

/** Words, or a link or strong words among them. */
export type Inline = string | { text: string; path: string } | { strong: string }

export type Block =
  | { type: 'paragraph'; text: Inline[] }
  | { type: 'list'; items: Inline[][] }
  | { type: 'tip'; title: string; text: Inline[] }
  | { type: 'highlight'; title: string; items: { label: string; text: Inline[] }[] }

export interface Section {
  id: string
  title: string
  blocks: Block[]
}

/** What closes an article. */
export interface CallToAction {
  title: string
  paragraphs: string[]
  buttons: { label: string; path: string; primary?: boolean }[]
  contact?: { text: string; linkText: string; linkPath: string; textAfter: string }
}

/** What the list, the search and the sitemap know of an article: no body. */
export interface ArticleSummary {
  slug: string
  title: string
  excerpt: string
  category: Category
  /** ISO, as 2026-10-12. */
  date: string
  author: string
  /** The name of a picture. */
  image: string
  alt: string
  path: string
}

export interface Article {
  slug: string
  title: string
  seo: { title: string; description: string }
  categoryBadge: Category
  /** ISO, as 2026-10-12. */
  date: string
  /** Held back: `npm run dev` shows it, `npm run build` leaves it out. */
  isDraft: boolean
  author: string
  /** `src` is the name of a picture. */
  featuredImage: { src: string; alt: string }
  breadcrumb: { items: { label: string; path?: string }[] }
  intro: Inline[]
  tableOfContents: { id: string; label: string }[]
  sections: Section[]
  cta: CallToAction
  /** How long it takes to read. */
  minutes: number
}
