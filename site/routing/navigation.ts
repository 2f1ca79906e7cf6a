import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { arrive, changeHistory, makeWaitingChanges } from './history.ts'
import { isQuoteSending, onceQuoteArrives } from './open-quote.ts'
import { enterEntry, rememberTop, returnTo, startScrollMemory } from './scroll-memory.ts'
import { decodePath, tidyPath } from './tidy-path.ts'

/**
 * Where the visitor is. wouter's own hook would show a new page at once; `usePlace` below lets the
 * outgoing page leave first, for links as well as for Back and Forward.
 */
interface Address {
  path: string
  search: string
  /** How many page changes came before: 0 is the page the visitor arrived on. */
  moves: number
  /** Why the next page is not shown yet, if the visitor should know. */
  delay?: Delay
}

/**
 * `slow`: loading takes long. `quote`: the next page needs a reload, which waits because it would
 * lose the quote that is being sent.
 */
type Delay = 'slow' | 'quote'

/** The visitor sees that a page is loading if it takes longer than this, in milliseconds. */
const slowAfter = 300

type LoadPage = (path: string) => Promise<unknown>

const isBrowser = typeof window === 'object'
const listeners = new Set<() => void>()
let current: Address = addressAfter(0)

/**
 * Loads the page of a path before it is shown. client.tsx passes this function in: this file cannot
 * import the pages, because they import it.
 */
let loadPage: LoadPage = async () => {}

function addressAfter(moves: number): Address {
  const { pathname, search } = isBrowser ? location : { pathname: '/', search: '' }
  return { path: tidyPath(pathname), search, moves }
}

function publish(address: Address) {
  current = address
  for (const listener of listeners) listener()
}

/** Shows the page of the address, scrolled down to `top`; after a link, `top` is undefined. */
function show(top?: number) {
  const { path } = current
  const isNewPage = tidyPath(location.pathname) !== path
  const isFromTop = isNewPage && top === undefined
  // Scrolls while the outgoing page still has its layout, and before the bar is drawn in its
  // scrolled state.
  if (isFromTop) scrollTo({ top: 0, behavior: 'instant' })
  flushSync(() => publish(addressAfter(current.moves + Number(isNewPage))))
  if (top !== undefined) returnTo(top)
  if (!isNewPage) return
  if (isFromTop) {
    // A link may name a part of the page: /about#privacy.
    document
      .getElementById(decodePath(location.hash.slice(1)))
      ?.scrollIntoView({ behavior: 'instant' })
  }
  document.querySelector('h1')?.focus({ preventScroll: true })
}

/**
 * Loads the page of the address as a document, because after a new version of the site its chunk
 * may be gone. Waits for a quote that is being sent.
 */
function loadDocument(isWanted: () => boolean) {
  if (!isQuoteSending()) return location.reload()
  publish({ ...current, delay: 'quote' })
  onceQuoteArrives(() => {
    if (isWanted()) location.reload()
  })
}

/** The number of the latest move, to a page or within one. */
let latestMove = 0

/** Whether the next page is still loading. */
export const isMoving = () => tidyPath(location.pathname) !== current.path

/** Loads the page of the address and shows it. */
async function move({
  top,
  isAnimated = false,
}: {
  top?: number | undefined
  isAnimated?: boolean
} = {}) {
  const path = tidyPath(location.pathname)
  const number = ++latestMove
  // The visitor may have moved on while the page was loading, and may even have come back to it.
  const isWanted = () => number === latestMove
  const timer = setTimeout(() => {
    if (isWanted()) publish({ ...current, delay: 'slow' })
  }, slowAfter)
  try {
    await loadPage(path)
  } catch {
    if (isWanted()) loadDocument(isWanted)
    return
  } finally {
    clearTimeout(timer)
  }
  const showIfWanted = () => {
    if (isWanted()) show(top)
  }
  const isInstant =
    isAnimated ||
    path === current.path ||
    !document.startViewTransition ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isInstant) return showIfWanted()
  // The page is shown even if a second transition or a hidden tab skips this one.
  document.startViewTransition(showIfWanted).ready.catch(() => {})
}

/** Starts following Back and Forward. Pages are loaded with `load` from now on. */
export function startNavigation(load: LoadPage) {
  loadPage = load
  startScrollMemory()
  addEventListener('popstate', (event) => {
    // An entry without a state is new: it comes from a link to a part of the page, and the browser
    // has already scrolled there.
    if (event.state) rememberTop()
    const keptTop = enterEntry()
    const top = arrive() ? keptTop : undefined
    move({ top, isAnimated: event.hasUAVisualTransition })
    makeWaitingChanges()
  })
}

/** Loads a page before the visitor goes there. If that fails, the page change tries again. */
export async function preload(path: string) {
  await loadPage(path).catch(() => {})
}

/**
 * Goes to a path of this site with the page transition. A link to the current page scrolls to its
 * top, and so does a link to the quote builder while it shows a quote opened for a service. `state`
 * becomes the state of the new history entry.
 */
export function navigate(to: string, { replace = false, state = null as object | null } = {}) {
  changeHistory(() => {
    const { pathname, search, hash } = new URL(to, location.href)
    // A quote opened for a service continues, in the history entry of its step.
    const isSameQuote = pathname === '/quote-builder' && !search
    const isSameQuery = isSameQuote || search === location.search
    const isHere = pathname === location.pathname && isSameQuery && !hash
    rememberTop()
    if (isHere) history.replaceState(history.state, '', pathname + location.search)
    else history[replace ? 'replaceState' : 'pushState'](state, '', to)
    enterEntry()
    if (isHere) scrollTo({ top: 0 })
    move()
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** wouter's location hook. During hydration it returns the path of the prerendered page. */
export function usePlace({ ssrPath }: { ssrPath?: string }): [string, typeof navigate] {
  const path = useSyncExternalStore(
    subscribe,
    () => current.path,
    () => ssrPath ?? current.path,
  )
  return [path, navigate]
}

/** The query, with its question mark; empty in the prerendered page. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => current.search,
    () => '',
  )
}

/** How many times the page has changed since the visitor arrived. */
export function useMoves(): number {
  return useSyncExternalStore(
    subscribe,
    () => current.moves,
    () => 0,
  )
}

/** Why the next page is not shown yet, if the visitor should know. */
export function useDelay(): Delay | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current.delay,
    () => undefined,
  )
}
