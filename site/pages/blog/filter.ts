import type { ArticleSummary } from '../../articles/article.ts'

export type Choice = 'All' | string

interface Filter {
  text: string
  category: Choice
}

/**
 * The articles that match: of the category, unless it is All, and with the search text in
 * the title or the excerpt, ignoring case. Spaces around the text are not searched for.
 */
export function matching(articles: ArticleSummary[], { text, category }: Filter): ArticleSummary[] {
  const searchText = comparable(text.trim())
  return articles.filter(
    (article) =>
      (category === 'All' || article.category === category) &&
      (comparable(article.title).includes(searchText) ||
        comparable(article.excerpt).includes(searchText)),
  )
}

/** Makes texts comparable: macOS may write é as two characters, and other systems as one. */
const comparable = (text: string) => text.normalize().toLowerCase()

export interface View extends Filter {
  /** From 1. */
  page: number
}

/** The view that an address of the blog asks for; invalid values are ignored. */
export function viewOf(query: string, choices: Choice[]): View {
  const params = new URLSearchParams(query)
  const category = choices.find((choice) => choice === params.get('category')) ?? 'All'
  const page = Number(params.get('page') ?? 1)
  return {
    text: params.get('q') ?? '',
    category,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a view; it leaves out the defaults. */
export function addressOf({ text, category, page }: View): string {
  const query = new URLSearchParams()
  if (text) query.set('q', text)
  if (category !== 'All') query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size ? `/blog?${query}` : '/blog'
}
