import type { ComponentType } from 'react'
import type { Route } from '../routes/route-table.ts'

/** A page that can be shown at once. */
export interface LoadedPage {
  Page: ComponentType
  /** The page's row of the route table; an article's has the article and a head of its own. */
  route: Route
  /** The modules it was loaded from, as paths from site/ or virtual ones: its prerendered file preloads them. */
  modules: string[]
  /** The files it was made from beside them, as paths of the site. */
  files?: string[]
}
