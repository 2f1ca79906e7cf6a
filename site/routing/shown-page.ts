import { useSyncExternalStore } from 'react'
import { tidyPath } from './tidy-path.ts'

/** The page that the visitor sees. The address of the window is ahead of it while the next page loads. */
interface ShownPage {
  path: string
  search: string
  /** How many page changes came before: 0 is the page the visitor arrived on. */
  moves: number
  /** Whether the page before still covers this one, as it leaves. */
  isCovered: boolean
  /** Why the next page is not shown yet, if the visitor should know. */
  delay?: Delay
}

/**
 * `slow`: loading takes long. `lead`: the next page needs a reload, which waits because it would
 * lose the lead that is being sent.
 */
type Delay = 'slow' | 'lead'

const isBrowser = typeof window === 'object'
const listeners = new Set<() => void>()
let shown: ShownPage = pageAfter(0, false)

function pageAfter(moves: number, isCovered: boolean): ShownPage {
  const { pathname, search } = isBrowser ? location : { pathname: '/', search: '' }
  return { path: tidyPath(pathname), search, moves, isCovered }
}

function publish(next: ShownPage) {
  shown = next
  for (const listener of listeners) listener()
}

/** Whether the next page is still loading. */
export const isMoving = () => tidyPath(location.pathname) !== shown.path

/** Shows the page of the address, whose script is loaded; the page before may cover it while it leaves. */
export function arrive({ isCovered }: { isCovered: boolean }) {
  publish(pageAfter(shown.moves + Number(isMoving()), isCovered))
}

/** Says why the page of the address is not shown yet. */
export function announceDelay(delay: Delay) {
  publish({ ...shown, delay })
}

function useShownPage<T>(read: () => T, prerendered: () => T): T {
  return useSyncExternalStore(subscribe, read, prerendered)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The path of the page. During hydration it is that of the prerendered page. */
export function usePath(ssrPath: string | undefined): string {
  const read = () => shown.path
  return useShownPage(read, () => ssrPath ?? read())
}

/**
 * The query, with its question mark; empty in the prerendered page. The useSearch of wouter decodes it, and
 * URLSearchParams would decode it again.
 */
export const useQuery = () =>
  useShownPage(
    () => shown.search,
    () => '',
  )

/** How many times the page has changed since the visitor arrived. */
export const useMoves = () =>
  useShownPage(
    () => shown.moves,
    () => 0,
  )

/** Whether the page before still covers this one, as it leaves. */
export const useIsCovered = () =>
  useShownPage(
    () => shown.isCovered,
    () => false,
  )

/** Why the next page is not shown yet, if the visitor should know. */
export const useDelay = () =>
  useShownPage(
    () => shown.delay,
    () => undefined,
  )
