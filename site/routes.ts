import * as company from 'virtual:content/business'
import { pages } from 'virtual:content/catalogue'
import { homePathsOf, homeRoute, type LinkList, type Route, routeTable } from './route-table.ts'

const home = homeRoute(pages, company)

/** What any address without a page shows: home, and a line that says so. */
const unknown: Route = { ...home, title: `Page Not Found | ${company.name}`, isUnknown: true }

/** Every route, in the order of the menus and the footer. */
export const routes: readonly Route[] = routeTable(pages, company)

/** What shows the home page, and is no broken link. */
export const homePaths: readonly string[] = homePathsOf(pages)

/** The routes of one menu or footer column, in order. */
export function routesIn(list: LinkList): Route[] {
  return routes.filter((route) => route.lists?.includes(list))
}

/** The row of the table that a path belongs to. */
export function routeOf(path: string): Route {
  const pattern = /^\/blog\/[^/]+$/.test(path) ? '/blog/:slug' : path
  const row = routes.find((row) => row.path === pattern)
  return row ?? (homePaths.includes(path) ? home : unknown)
}
