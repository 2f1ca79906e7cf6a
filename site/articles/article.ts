/** The types of an article, as site/build/articles reads it. */

/** Plain words, a link or strong words. */
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

/** The end of an article. */
export interface CallToAction {
  title: string
  paragraphs: string[]
  buttons: { label: string; path: string; primary?: boolean }[]
  contact?: { text: string; linkText: string; linkPath: string; textAfter: string }
}

/** An article without its body, for the list, the search and the sitemap. */
export interface ArticleSummary {
  slug: string
  title: string
  excerpt: string
  /** A category of site/content/pages/blog.json. */
  category: string
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
  categoryBadge: string
  /** ISO, as 2026-10-12. */
  date: string
  /** Not published: `npm run dev` shows it, `npm run build` leaves it out. */
  isDraft: boolean
  author: string
  /** `src` is the name of a picture. */
  featuredImage: { src: string; alt: string }
  intro: Inline[]
  tableOfContents: { id: string; label: string }[]
  sections: Section[]
  cta: CallToAction
  /** The reading time. */
  minutes: number
}
