import type { OtherCard, Point, Question } from './company.ts'
import type { Example } from './named-price.ts'
import type { PageHead } from './service.ts'

/*
 * The types of the files in site/content/pages, one for each page. In a heading, \n begins a new
 * line, and the one word between * has the spark next to it. An icon is the SVG path of the named
 * file.
 */

/** What links, search engines and the browser's tab say about a page. */
export interface PageBasics {
  /** The text of links to it. */
  label: string
  head: PageHead
}

interface Section {
  heading: string
  text: string
}

interface NamedPicture {
  name: string
  alt: string
}

export interface HomeContent extends PageBasics {
  hero: Section & {
    picture: NamedPicture
    /** The name of its files in media, and what its play button calls it. */
    film?: { name: string; label: string }
    facts: { icon: string; text: string }[]
  }
  reviews: { heading: string }
  transformations: Section
  gallery: { heading: string }
  services: Section
  closing: Section
}

/** A card of the story, with a picture or an example of a quote next to its words. */
export interface StoryCard extends Point {
  picture?: string
  example?: { service: string; answers: Example }
}

export interface AboutContent extends PageBasics {
  hero: Section & { drawing: NamedPicture }
  story: { heading: string; cards: StoryCard[] }
  services: Section
  values: Section & { cards: (Point & { icon: string })[] }
  privacy: Section & { sections: { title: string; text: string[] }[] }
}

export interface ServicesContent extends PageBasics {
  hero: Section
  /** Cards of what the quote builder does not offer. */
  others: OtherCard[]
  reasons: { heading: string; points: Point[] }
}

export interface BlogContent extends PageBasics {
  hero: Section & { kicker: string }
  categories: string[]
}

/** The words around every article, and the words for an address without an article. */
export interface ArticleContent extends PageBasics {
  price: { heading: string }
  missing: Section & { others: string }
}

export interface FaqContent extends PageBasics {
  hero: Section
  questions: Question[]
  closing: Section
}

export interface LocationContent extends PageBasics {
  hero: Section & { map: string }
  holidayNote: string
  served: { heading: string; places: { title: string; names: string[] }[] }
}

export interface InquiriesContent extends PageBasics {
  hero: Section & {
    guarantee: string
    /** The pictures `<place>-before` and `<place>-after`. */
    picture: { place: string; alt: string }
  }
  fallback: { heading: string }
}

export interface QuoteBuilderContent extends PageBasics {
  heading: string
  fallback: Section
}

export interface BookedContent extends PageBasics {
  thanks: Section & { title: string; guarantee: string }
  next: { heading: string; steps: Point[] }
  reach: { heading: string; picture: string; around: string }
}

export interface NotFoundContent {
  title: string
  text: string
}

/** footer.json: the end of every page. */
export interface FooterContent {
  invite: string
  note?: string
}
