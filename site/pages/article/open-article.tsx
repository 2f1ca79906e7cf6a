import { loadArticle, textFile } from '../../articles/files.ts'
import type { LoadedPage, Route } from '../../routes/route-table.ts'
import { ArticlePage } from './ArticlePage.tsx'

/** Loads the page of one article, without the other articles. */
export async function openArticle(row: Route, path: string): Promise<LoadedPage> {
  const thisModule = 'pages/article/open-article.tsx'
  const slug = path.replace('/blog/', '')
  const articleWithNeighbours = await loadArticle(slug)
  if (!articleWithNeighbours) {
    const { NoArticlePage } = await import('./NoArticlePage.tsx')
    return {
      Page: NoArticlePage,
      route: { ...row, path, isPrivate: true },
      modules: [thisModule, 'pages/article/NoArticlePage.tsx'],
    }
  }
  const { article, newer, older } = articleWithNeighbours
  const { title, description } = article.seo
  return {
    Page: () => (
      <ArticlePage article={article} {...(newer && { newer })} {...(older && { older })} />
    ),
    route: { ...row, path, title, description, label: article.title, article },
    modules: [thisModule],
    files: [textFile(slug)],
  }
}
