import { homePaths, routes, unknown } from 'virtual:content/routes'
import type { LinkList, Route } from './route-table.ts'

export { homePaths, routes }

const [home] = routes

/** The routes of one menu or footer column, in order. */
export function routesIn(list: LinkList): Route[] {
  return routes.filter((route) => route.lists?.includes(list))
}

/** The route of a path; for a path without a page, the home page or the route `unknown`. */
export function routeOf(path: string): Route {
  const pattern = /^\/blog\/[^/]+$/.test(path) ? '/blog/:slug' : path
  const row = routes.find((row) => row.path === pattern)
  return row ?? (homePaths.includes(path) ? home : unknown)
}

/** The text of links to the quote builder. */
export const quoteLabel = routeOf('/quote-builder').label
