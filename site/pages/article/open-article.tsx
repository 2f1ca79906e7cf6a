import type { Article, ArticleSummary } from '../../content/types.ts'
import type { Opened, Route } from '../../routes.tsx'
import { ArticlePage } from './ArticlePage.tsx'

/** What build/articles.ts makes of one file. */
interface Read {
  default: Article
  newer?: ArticleSummary
  older?: ArticleSummary
}

type Files = Record<string, () => Promise<Read>>

const files: Files = import.meta.glob<Read>('../../content/articles/*.md')

/** The page of one article, bound to it; the others stay where they are. */
export async function openArticle(row: Route, path: string): Promise<Opened> {
  const slug = path.replace('/blog/', '')
  const load = files[`../../content/articles/${slug}.md`]
  if (!load) {
    const { NoArticlePage } = await import('./NoArticlePage.tsx')
    const description = 'There is no article at this address. The others are a step away.'
    const route = { ...row, path, description, isPrivate: true }
    return { Page: NoArticlePage, route, files: ['NoArticlePage', 'open-article'] }
  }
  const { default: article, newer, older } = await load()
  const { title, description } = article.seo
  return {
    Page: () => (
      <ArticlePage article={article} {...(newer && { newer })} {...(older && { older })} />
    ),
    route: { ...row, path, title, description, label: article.title, article },
    files: ['open-article', slug],
  }
}
