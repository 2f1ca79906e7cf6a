import type { ArticleSummary } from '../content/types.ts'
import { newestFirst } from './newest-first.ts'

/** Every article's summary, newest first. build/articles.ts makes them from the Markdown. */
export const articles: ArticleSummary[] = newestFirst(
  Object.values(
    import.meta.glob<ArticleSummary>('../content/articles/*.md', {
      eager: true,
      query: '?summary',
      import: 'default',
    }),
  ),
)
