import type { RootContent } from 'mdast'
import type { Node } from 'unist'

/**
 * The text of an article: mdast (https://github.com/syntax-tree/mdast) without positions, and with
 * the two boxes as nodes. A picture is a node between paragraphs, and its `url` its name.
 */
export type ArticleNode = RootContent

interface Tip extends Node {
  type: 'tip'
  title: string
  children: ArticleNode[]
}

export interface Highlight extends Node {
  type: 'highlight'
  title: string
  rows: { label: string; text: ArticleNode[] }[]
}

declare module 'mdast' {
  interface RootContentMap {
    tip: Tip
    highlight: Highlight
  }
}

/** An article without its text, for the list, the search and the sitemap. */
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
  intro: ArticleNode[]
  tableOfContents: { id: string; label: string }[]
  sections: { id: string; title: string; nodes: ArticleNode[] }[]
  /** What closes the article. */
  cta: {
    title: string
    paragraphs: string[]
    buttons: { label: string; path: string; primary?: boolean }[]
    contact?: { text: string; linkText: string; linkPath: string; textAfter: string }
  }
  /** The reading time. */
  minutes: number
}

/** Articles in the order of the list: newest first, and by slug on the same day. */
export function newestFirst<Dated extends { date: string; slug: string }>(
  articles: Dated[],
): Dated[] {
  // By character code, because localeCompare depends on the language of the machine that builds.
  const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
  return [...articles].sort(
    (one, other) => compare(other.date, one.date) || compare(one.slug, other.slug),
  )
}

/**
 * Writes `2026-10-12` as October 12, 2026 in en-CA. The time zone is UTC, so that every reader sees
 * the same day.
 */
export function dateInWords(iso: string, locale: string): string {
  return new Date(iso).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
}

/** Whether the front matter says `draft: true`, which YAML also spells True and TRUE. */
export function isDraft(source: string): boolean {
  const [, fields = ''] = source.split(/^---\s*$/m)
  return /^draft:\s*(true|True|TRUE)\s*(#.*)?$/m.test(fields)
}
