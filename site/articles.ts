import { type ArticleSummary, type Category, categories as four } from './content/types.ts'
import { newestFirst } from './newest-first.ts'

/** Every article without its body, newest first: the work of build/articles.ts. */
export const articles: ArticleSummary[] = newestFirst(
  Object.values(
    import.meta.glob<ArticleSummary>('./content/articles/*.md', {
      eager: true,
      query: '?summary',
      import: 'default',
    }),
  ),
)

export const categories: readonly Category[] = four
