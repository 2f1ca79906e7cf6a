import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/**
 * Where the visitor is, and how the site moves on. wouter's own hook would show a new page at
 * once; this one lets the outgoing page leave first, for links and for Back and Forward alike.
 */
interface Address {
  path: string
  search: string
  /** How many page changes came before: 0 is the page the visitor arrived on. */
  moves: number
}

type LoadPage = (path: string) => Promise<unknown>

const isBrowser = typeof window === 'object'
const listeners = new Set<() => void>()
let current: Address = addressAfter(0)

/**
 * Loads the page of a path before it is shown. client.tsx hands it in: this file cannot import the
 * pages, because they import it.
 */
let loadPage: LoadPage = async () => {}

function addressAfter(moves: number): Address {
  if (!isBrowser) return { path: '/', search: '', moves }
  return { path: tidyPath(location.pathname), search: location.search, moves }
}

/** One spelling for each page: `/about/`, `/about.html` and `/about/index.html` are `/about`. */
export function tidyPath(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/*$/, '') || '/'
}

function show() {
  const isNewPage = tidyPath(location.pathname) !== current.path
  current = addressAfter(current.moves + Number(isNewPage))
  flushSync(() => {
    for (const listener of listeners) listener()
  })
  if (!isNewPage) return
  scrollTo({ top: 0, behavior: 'instant' })
  // A link may name a part of the page: /about#privacy.
  document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  document.querySelector('h1')?.focus({ preventScroll: true })
}

async function move(isAnimatedByBrowser = false) {
  const path = tidyPath(location.pathname)
  try {
    await loadPage(path)
  } catch {
    // The chunk may be gone because the site was published anew: a page load gets the new ones.
    return location.reload()
  }
  // The visitor went on while the page was on its way.
  if (tidyPath(location.pathname) !== path) return
  const isInstant =
    isAnimatedByBrowser ||
    path === current.path ||
    !document.startViewTransition ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isInstant) return show()
  // A transition that is skipped, by a second one or a hidden tab, still shows the page.
  document.startViewTransition(show).ready.catch(() => {})
}

/** Starts following Back and Forward, and loads pages with `load` from now on. */
export function startNavigation(load: LoadPage) {
  loadPage = load
  addEventListener('popstate', (event) => move(event.hasUAVisualTransition))
}

/** Loads a page before the visitor goes there. Should that fail, the page change tries again. */
export function preload(path: string) {
  loadPage(path).catch(() => {})
}

/** Goes to a path of this site, with the page transition. */
export function navigate(to: string, { replace = false } = {}) {
  // Without this the browser restores the old scroll position on Back; here every page starts at the top.
  history.scrollRestoration = 'manual'
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  move()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** wouter's location hook. While hydrating it gives the path the page was prerendered for. */
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

/** How many page changes there were since the visitor arrived. */
export function useMoves(): number {
  return useSyncExternalStore(
    subscribe,
    () => current.moves,
    () => 0,
  )
}
