import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { list } from 'virtual:articles/list'
import { city, conventions, locale, name, phone } from 'virtual:content/business'
import { catalogue } from 'virtual:content/catalogue'
import { prerender } from 'react-dom/static'
import { setConventions } from '../widgets/rules/company/conventions.ts'
import { App } from './App.tsx'
import { readFilesWith } from './articles/files.ts'
import { loadPage } from './navigation/load-page.ts'
import { homePaths, routes } from './routes/routes.ts'
import { feedOf } from './seo/feed.tsx'
import { robotsOf, sitemapOf, webManifest } from './seo/files.ts'
import { headOf } from './seo/head-tags.ts'
import { pricesText } from './seo/prices-text.ts'
import { sharedCropsOf } from './seo/shared-crops.ts'
import { structuredDataOf } from './seo/structured-data.ts'

setConventions(conventions)

const { articles } = list

const paths = [
  ...routes.map(({ path }) => path).filter((path) => !path.includes(':')),
  ...articles.map(({ path }) => path),
]

/**
 * Pages for unknown paths: some hosts show the 404.html of the nearest folder, others only the one
 * at the top.
 */
const notFound: [string, string][] = [
  ['/404', '404.html'],
  ['/blog/404', 'blog/404.html'],
]

/** Every page to write: the path to render and the file it goes to. */
export const prerenderedPages: [path: string, file: string][] = [
  ...[...paths, ...homePaths].map((path): [string, string] => [
    path,
    path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  ]),
  ...notFound,
]

/** The pictures that go with shared links to articles, each once: articles may share a picture. */
export const sharedPictures = [...new Set(articles.map(({ image }) => image))].flatMap(
  sharedCropsOf,
)

/** The language tag of the pages. */
export { locale }

/** Makes `render` read the files that the build has put into this folder. */
export function readFilesFrom(folder: string) {
  readFilesWith(async (path) => {
    const file = join(folder, path)
    return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined
  })
}

/** The files for robots, feed readers and other programs, by file name. */
export async function robotFiles(): Promise<Record<string, string>> {
  const shownRoutes = await Promise.all(paths.map(async (path) => (await loadPage(path)).route))
  const articleDates = articles.map(({ path, date }): [string, string] => [path, date])
  const newest = articles[0]?.date
  const lastChanged = new Map(newest ? [['/blog', newest], ...articleDates] : articleDates)
  return {
    'sitemap.xml': sitemapOf(shownRoutes, lastChanged, SITE_URL),
    'feed.xml': feedOf(
      shownRoutes.flatMap(({ article }) => article ?? []),
      SITE_URL,
    ),
    'robots.txt': robotsOf(SITE_URL),
    'prices.md': pricesText(catalogue, { name, city, phone }, SITE_URL),
    'site.webmanifest': webManifest(),
  }
}

/**
 * Renders a page: its modules, files and scripts, its head tags and its markup. Build time only.
 */
export async function render(path: string) {
  const { modules, files = [], route } = await loadPage(path)
  const { prelude } = await prerender(<App ssrPath={path} />, {
    // Renders whole pages, so that no inline script has to fill in parts of them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const head = `${headOf(route, SITE_URL)}\n    ${structuredDataOf(route, SITE_URL)}`
  const body = await new Response(prelude).text()
  const isArticle = route.article !== undefined
  return { modules, files, scripts: route.scripts ?? [], isArticle, head, body }
}
