import type { ArticleSummary } from '../../articles/article.ts'

export type Choice = 'All' | string

export interface Filter {
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
