import { createContext, type ReactNode, useContext } from 'react'

/** Whether the page is drawn whole; false in the first frame of a page change. */
export const WholeContext = createContext(true)

/**
 * What is below the first screen of a page. In a page change it is drawn after the first frame, while the outgoing page
 * leaves, so that the next page comes sooner.
 */
export function Rest({ children }: { children: ReactNode }) {
  return useContext(WholeContext) ? children : null
}
