import { prerender } from 'react-dom/static'
import { App } from './App.tsx'
import { headOf } from './head.ts'
import { loadPage } from './pages.ts'
import { routeOf, routes } from './routes.tsx'

/** Every page to write: the path to render and the file it goes to. */
export const prerendered: [path: string, file: string][] = [
  ...routes
    .filter((route) => route.page)
    .map(({ path }): [string, string] => [
      path,
      path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    ]),
  ['/', '404.html'],
]

/** One page: the name of its component, its head's tags and its body's markup. Build time only. */
export async function render(path: string) {
  const { name } = await loadPage(path)
  const { prelude } = await prerender(<App ssrPath={path} />, {
    // Whole pages, never a hole filled in by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return { name, head: headOf(routeOf(path), SITE_URL), body: await new Response(prelude).text() }
}
