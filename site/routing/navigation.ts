import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { arrive, changeHistory, makeWaitingChanges } from './history.ts'
import { isQuoteSending, onceQuoteArrives } from './open-quote.ts'
import { enterEntry, rememberTop, returnTo, startScrollMemory } from './scroll-memory.ts'
import { decoded, tidyPath } from './tidy-path.ts'

/**
 * Where the visitor is, and how the site moves on. wouter's own hook would show a new page at
 * once; this one lets the outgoing page leave first, for links and for Back and Forward alike.
 */
interface Address {
  path: string
  search: string
  /** How many page changes came before: 0 is the page the visitor arrived on. */
  moves: number
  /** Why the next page is not there yet, where the visitor should hear of it. */
  delay?: Delay
}

/** `slow`: it takes long. `quote`: it cannot be had without a page load, by which a quote would be lost. */
type Delay = 'slow' | 'quote'

/** A page that takes longer is said to be on its way, in milliseconds. */
const slow = 300

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
  const { pathname, search } = isBrowser ? location : { pathname: '/', search: '' }
  return { path: tidyPath(pathname), search, moves }
}

function tell(address: Address) {
  current = address
  for (const listener of listeners) listener()
}

/** Shows the page of the address; `top` is how far down the visitor was on it, undefined after a link. */
function show(top?: number) {
  const { path } = current
  const isNewPage = tidyPath(location.pathname) !== path
  const isFromTop = isNewPage && top === undefined
  // While the layout of the page that leaves still holds, and before the bar is drawn as the one of a scrolled page.
  if (isFromTop) scrollTo({ top: 0, behavior: 'instant' })
  flushSync(() => tell(addressAfter(current.moves + Number(isNewPage))))
  if (top !== undefined) returnTo(top)
  if (!isNewPage) return
  if (isFromTop) {
    // A link may name a part of the page: /about#privacy.
    document
      .getElementById(decoded(location.hash.slice(1)))
      ?.scrollIntoView({ behavior: 'instant' })
  }
  document.querySelector('h1')?.focus({ preventScroll: true })
}

/**
 * Loads the page of the address as a document: after a new version of the site its chunk may be gone. Waits for a
 * quote that is being sent.
 */
function loadDocument(isWanted: () => boolean) {
  if (!isQuoteSending()) return location.reload()
  tell({ ...current, delay: 'quote' })
  onceQuoteArrives(() => {
    if (isWanted()) location.reload()
  })
}

/** How often the visitor moved on, to a page or within one. */
let latest = 0

/** Whether the visitor is on the way to another page. */
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
  const number = ++latest
  // The visitor may have gone on while the page was on its way, and even come back to it.
  const isWanted = () => number === latest
  const timer = setTimeout(() => {
    if (isWanted()) tell({ ...current, delay: 'slow' })
  }, slow)
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
  // A transition that is skipped, by a second one or a hidden tab, still shows the page.
  document.startViewTransition(showIfWanted).ready.catch(() => {})
}

/** Starts following Back and Forward, and loads pages with `load` from now on. */
export function startNavigation(load: LoadPage) {
  loadPage = load
  startScrollMemory()
  addEventListener('popstate', (event) => {
    // An entry without a state is new: a link to a part of the page, which has scrolled by then.
    if (event.state) rememberTop()
    const before = enterEntry()
    const top = arrive() ? before : undefined
    move({ top, isAnimated: event.hasUAVisualTransition })
    makeWaitingChanges()
  })
}

/** Loads a page before the visitor goes there. Should that fail, the page change tries again. */
export async function preload(path: string) {
  await loadPage(path).catch(() => {})
}

/**
 * Goes to a path of this site, with the page transition; a link to where one is goes to its top, and so does
 * one to the quote builder from a quote that a service began. `state` is what the history keeps of it.
 */
export function navigate(to: string, { replace = false, state = null as object | null } = {}) {
  changeHistory(() => {
    const { pathname, search, hash } = new URL(to, location.href)
    // The quote that a service began goes on, in the entry of its step.
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

/** Why the page that the visitor goes to is not there yet, if there is something to say. */
export function useDelay(): Delay | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current.delay,
    () => undefined,
  )
}
