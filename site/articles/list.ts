import type { ArticleSummary } from '../content/types.ts'
import { newestFirst } from './newest-first.ts'

/** Every article without its body, newest first. build/articles.ts makes the summaries. */
export const articles: ArticleSummary[] = newestFirst(
  Object.values(
    import.meta.glob<ArticleSummary>('../content/articles/*.md', {
      eager: true,
      query: '?summary',
      import: 'default',
    }),
  ),
)
