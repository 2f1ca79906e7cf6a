import { servicePages } from 'virtual:service-pages'
import type { ComponentType } from 'react'
import type { LoadedPage, Route } from '../routes/route-table.ts'
import { routeOf } from '../routes/routes.ts'

/**
 * Every page has its own script. Three kinds are not among these: a service's page is generated
 * from its content file, an article is loaded together with its text, and the page for partners is
 * a separate document at /widgets/.
 */
const pages = import.meta.glob<Record<string, ComponentType>>([
  '../pages/*/*Page.tsx',
  '!../pages/{article,partners}/*',
])

const loadedPages = new Map<string, LoadedPage>()
const pagePromises = new Map<string, Promise<LoadedPage>>()

/** Paths that render the same page share one cache entry. */
function keyOf(path: string): string {
  const route = routeOf(path)
  return route.path.includes(':') || route.isUnknown ? path : route.path
}

/** Imports the page of a path, once; for an article also its text. Rejects when this fails. */
export function loadPage(path: string): Promise<LoadedPage> {
  const key = keyOf(path)
  const page = pagePromises.get(key) ?? load(key, path)
  pagePromises.set(key, page)
  return page
}

async function load(key: string, path: string): Promise<LoadedPage> {
  try {
    const page = await importPage(routeOf(path), path)
    loadedPages.set(key, page)
    return page
  } catch (error) {
    // A failed import is not cached, so that the next call tries again.
    pagePromises.delete(key)
    throw error
  }
}

async function importPage(route: Route, path: string): Promise<LoadedPage> {
  const { service, page } = route
  if (!service && !page) {
    const { openArticle } = await import('../pages/article/open-article.tsx')
    return openArticle(route, path)
  }
  const file = service ? `virtual:service-page/${service}` : `pages/${page}`
  const importModule = service ? servicePages[service] : pages[`../pages/${page}`]
  const [Page, ...others] = Object.values((await importModule?.()) ?? {})
  if (!Page || others.length > 0) throw new Error(`${file} must export one component, the page.`)
  return { Page, route, modules: [file] }
}

/** The loaded page of a path. Throws if it is not loaded yet. */
export function pageOf(path: string): LoadedPage {
  const page = loadedPages.get(keyOf(path))
  if (!page) throw new Error(`${path} is shown before it is loaded.`)
  return page
}

/** Loads a page before the visitor goes there. If that fails, the page change tries again. */
export async function preload(path: string) {
  await loadPage(path).catch(() => {})
}
