import type { OtherCard, Point, Question } from './company.ts'
import type { Example } from './named-price.ts'
import type { PageHead } from './service.ts'

/*
 * The shapes of site/content/pages, a file for each page. A heading may have lines, each after \n, and one word
 * between * that keeps the spark beside it. An icon is the SVG path of the file that is named.
 */

/** What every page of the site says outside itself. */
export interface PageBasics {
  /** What links to it say. */
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
    /** Its files in media, and what the button says it plays. */
    film?: { name: string; label: string }
    facts: { icon: string; text: string }[]
  }
  reviews: { heading: string }
  transformations: Section
  gallery: { heading: string }
  services: Section
  closing: Section
}

/** A card of the story, with a picture or an example of a quote beside its words. */
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
  /** What is no service of the quote. */
  others: OtherCard[]
  reasons: { heading: string; points: Point[] }
}

export interface BlogContent extends PageBasics {
  hero: Section & { kicker: string }
  categories: string[]
}

/** The words around the text of every article, and those of an address that has no article. */
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
