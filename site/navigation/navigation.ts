import { flushSync } from 'react-dom'
import {
  changeHistory,
  enterEntry,
  makeWaitingChanges,
  reachEntry,
  rememberTop,
  returnTo,
  startScrollMemory,
} from '../routing/history.ts'
import { isLeadSending, onceLeadArrives } from '../routing/sent-leads.ts'
import { announceDelay, arrive, isMoving, usePath } from '../routing/shown-page.ts'
import { decodePath, tidyPath } from '../routing/tidy-path.ts'
import { loadPage } from './load-page.ts'

/** The visitor sees that a page is loading if it takes longer than this, in milliseconds. */
const slowAfter = 300

/**
 * Shows the page of the address, scrolled down to `top`; after a link, `top` is undefined. `isCovered` if the page
 * before is still over it, as it leaves.
 */
function show(top: number | undefined, isCovered: boolean) {
  const isNewPage = isMoving()
  const isFromTop = isNewPage && top === undefined
  // Scrolls while the outgoing page still has its layout, and before the bar is drawn in its
  // scrolled state.
  if (isFromTop) scrollTo({ top: 0, behavior: 'instant' })
  // Where a page opens further down, the heights above must be right (styles/layout.css).
  const isWhole = !isFromTop || location.hash !== ''
  if (isNewPage) document.documentElement.toggleAttribute('data-whole', isWhole)
  flushSync(() => arrive({ isCovered: isCovered && !isWhole }))
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
  if (!isLeadSending()) return location.reload()
  announceDelay('lead')
  onceLeadArrives(() => {
    if (isWanted()) location.reload()
  })
}

/** The number of the latest move, to a page or within one. */
let latestMove = 0

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
    if (isWanted()) announceDelay('slow')
  }, slowAfter)
  try {
    await loadPage(path)
  } catch {
    if (isWanted()) loadDocument(isWanted)
    return
  } finally {
    clearTimeout(timer)
  }
  const showIfWanted = (isCovered: boolean) => {
    if (isWanted()) show(top, isCovered)
  }
  const isInstant =
    isAnimated ||
    !isMoving() ||
    !document.startViewTransition ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isInstant) return showIfWanted(false)
  // The page is shown even if a second transition or a hidden tab skips this one.
  document.startViewTransition(() => showIfWanted(true)).ready.catch(() => {})
}

/** Starts following Back and Forward. */
export function startNavigation() {
  startScrollMemory()
  addEventListener('popstate', (event) => {
    // An entry without a state is new: it comes from a link to a part of the page, and the browser
    // has already scrolled there.
    if (event.state) rememberTop()
    const keptTop = enterEntry()
    const top = reachEntry() ? keptTop : undefined
    move({ top, isAnimated: event.hasUAVisualTransition })
    makeWaitingChanges()
  })
}

/**
 * Goes to a path of this site with the page transition. A link to the current page scrolls to its
 * top, and so does a link to the quote builder while it shows a quote opened for a service. `state`
 * becomes the state of the new history entry.
 */
function navigate(to: string, { replace = false, state = null as object | null } = {}) {
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

/**
 * The location hook for wouter's Router, whose own would show a new page at once. This one lets the outgoing page leave
 * first, for links as well as for Back and Forward.
 */
export function useNavigation({ ssrPath }: { ssrPath?: string }): [string, typeof navigate] {
  return [usePath(ssrPath), navigate]
}
