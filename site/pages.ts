import type { ComponentType } from 'react'
import { type Route, routeOf } from './routes.tsx'

const loaded = new Map<Route, ComponentType>()

/** Fetches the page a path shows, once; `pageOf` has it from then on. Rejects when it cannot be had. */
export async function loadPage(path: string): Promise<ComponentType> {
  const route = routeOf(path)
  const page = loaded.get(route) ?? (await route.page())
  loaded.set(route, page)
  return page
}

/** The page a path shows. Throws before it is loaded. */
export function pageOf(path: string): ComponentType {
  const page = loaded.get(routeOf(path))
  if (!page) throw new Error(`The page of ${path} is shown before it is loaded.`)
  return page
}
