import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react'
import type { Route } from '../../routes/route-table.ts'
import { useIsCovered } from '../../routing/shown-page.ts'

/** Whether the page is drawn whole; false in the first frame of a page change. */
export const WholeContext = createContext(true)

/** Whether the page of `route` is drawn whole, which begins after the first frame if the outgoing page still covers it. */
export function useWhole(route: Route): boolean {
  const isCovered = useIsCovered()
  const [wholeRoute, setWholeRoute] = useState(route)
  useEffect(() => {
    if (!isCovered) return
    const drawWhole = () => startTransition(() => setWholeRoute(route))
    const frame = requestAnimationFrame(() => setTimeout(drawWhole))
    return () => cancelAnimationFrame(frame)
  }, [route, isCovered])
  return wholeRoute === route || !isCovered
}

/**
 * What is below the first screen of a page. In a page change it is drawn after the first frame, while the outgoing page
 * leaves, so that the next page comes sooner.
 */
export function Rest({ children }: { children: ReactNode }) {
  return useContext(WholeContext) ? children : null
}
