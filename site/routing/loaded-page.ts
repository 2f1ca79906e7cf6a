import type { ComponentType } from 'react'
import type { Route } from '../routes/route-table.ts'

/** A page whose script and data are loaded, so that it can be shown at once. */
export interface LoadedPage {
  Page: ComponentType
  /** The row of the route table; for an article, also the article and its own head. */
  route: Route
  /**
   * The modules it was loaded from, as paths from site/ or virtual modules. The prerendered file
   * preloads them.
   */
  modules: string[]
  /** The data files it was made from, as paths of the site. */
  files?: string[]
}
