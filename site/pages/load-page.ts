import { servicePages } from 'virtual:service-pages'
import type { ComponentType } from 'react'
import type { Route } from '../routes/route-table.ts'
import { routeOf } from '../routes/routes.ts'
import type { LoadedPage } from '../routing/loaded-page.ts'

/**
 * Every page has its own script. A service has none here, because its page is made from its file.
 * An article is loaded together with its text, and the page for partners is a separate document at
 * /widgets/.
 */
const pages = import.meta.glob<Record<string, ComponentType>>([
  './*/*Page.tsx',
  '!./{article,partners}/*',
])

const loaded = new Map<string, LoadedPage>()
const loading = new Map<string, Promise<LoadedPage>>()

/** Paths that render the same page share one cache entry. */
function keyOf(path: string): string {
  const route = routeOf(path)
  return route.path.includes(':') || route.isUnknown ? path : route.path
}

/** Imports the page of a path, once; for an article also its text. Rejects when this fails. */
export function loadPage(path: string): Promise<LoadedPage> {
  const key = keyOf(path)
  const page = loading.get(key) ?? load(key, path)
  loading.set(key, page)
  return page
}

async function load(key: string, path: string): Promise<LoadedPage> {
  try {
    const page = await importPage(routeOf(path), path)
    loaded.set(key, page)
    return page
  } catch (error) {
    // A failed import is not cached, so that the next call tries again.
    loading.delete(key)
    throw error
  }
}

async function importPage(route: Route, path: string): Promise<LoadedPage> {
  const { service, page } = route
  if (!service && !page) {
    const { openArticle } = await import('./article/open-article.tsx')
    return openArticle(route, path)
  }
  const file = service ? `virtual:service-page/${service}` : `pages/${page}`
  const load = service ? servicePages[service] : pages[`./${page}`]
  const [Page, ...others] = Object.values((await load?.()) ?? {})
  if (!Page || others.length > 0) throw new Error(`${file} must export one component, the page.`)
  return { Page, route, modules: [file] }
}

/** The loaded page of a path. Throws if it is not loaded yet. */
export function pageOf(path: string): LoadedPage {
  const page = loaded.get(keyOf(path))
  if (!page) throw new Error(`${path} is shown before it is loaded.`)
  return page
}
