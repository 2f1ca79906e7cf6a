import { prerender } from 'react-dom/static'
import { App } from './App.tsx'
import { headOf } from './head.ts'
import { loadPage } from './pages.ts'
import { routeOf, routes } from './routes.tsx'
import { robotsOf, sitemapOf } from './sitemap.ts'
import { structuredDataOf } from './structured-data.ts'

const shown = routes.filter((route) => route.page)

/** Every page to write: the path to render and the file it goes to. */
export const prerendered: [path: string, file: string][] = [
  ...shown.map(({ path }): [string, string] => [
    path,
    path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  ]),
  ['/', '404.html'],
]

/** What robots ask for, by file name. */
export const forRobots: Record<string, string> = {
  'sitemap.xml': sitemapOf(shown, SITE_URL),
  'robots.txt': robotsOf(SITE_URL),
}

/** One page: the name of its component, its head's tags and its body's markup. Build time only. */
export async function render(path: string) {
  const { name } = await loadPage(path)
  const { prelude } = await prerender(<App ssrPath={path} />, {
    // Whole pages, never a hole filled in by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const route = routeOf(path)
  const head = `${headOf(route, SITE_URL)}\n    ${structuredDataOf(route, SITE_URL)}`
  return { name, head, body: await new Response(prelude).text() }
}
