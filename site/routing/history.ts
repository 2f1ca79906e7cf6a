/** Whether the history is on its way to another entry. */
let isOnItsWay = false
let travelTimer: ReturnType<typeof setTimeout> | undefined
const waiting: (() => void)[] = []

/**
 * How long to wait for the history to reach an entry, in milliseconds: it never reaches one that
 * does not exist.
 */
const longestTravel = 1000

/**
 * Called when the history reaches an entry; returns whether the entry shows what it showed before.
 */
let arrivalListener = () => true

/** Sets the one listener for Back, Forward and `travel`. */
export function onArrival(listener: () => boolean) {
  arrivalListener = listener
}

export const isTravelling = () => isOnItsWay

/** Goes this many entries forward, or back if negative. */
export function travel(by: number) {
  isOnItsWay = true
  clearTimeout(travelTimer)
  travelTimer = setTimeout(() => {
    isOnItsWay = false
    makeWaitingChanges()
  }, longestTravel)
  history.go(by)
}

/** Ends the travel, and returns what the listener returns for the entry that was reached. */
export function reachEntry(): boolean {
  isOnItsWay = false
  clearTimeout(travelTimer)
  return arrivalListener()
}

/**
 * Changes the history. If it is on its way to another entry, the change waits until it gets there:
 * otherwise browsers would end on the wrong entry.
 */
export function changeHistory(change: () => void) {
  if (isOnItsWay) waiting.push(change)
  else change()
}

/** Makes the changes that waited until the history reached an entry. */
export function makeWaitingChanges() {
  for (const change of waiting.splice(0)) changeHistory(change)
}

/** Adds an entry for the same page, without the hash, or changes the current one. */
export function writeEntry(how: 'push' | 'replace', state: object) {
  const address = location.pathname + location.search
  if (how === 'push') history.pushState(state, '', address)
  else history.replaceState({ ...history.state, ...state }, '', address)
  enterEntry()
}

/** The scroll position of each history entry shown since this document was loaded, in pixels. */
const tops = new Map<string, number>()

/** How long `returnTo` scrolls again when the page grows, in milliseconds. */
const longestGrowth = 2000

/** The name of the current history entry. */
let entry = ''

/** Events by which the visitor starts to scroll or to use the page. */
const userEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown']

/**
 * From now on this module scrolls after Back and Forward. When the visitor leaves the document, the
 * browser takes over, so that it can scroll when they come back.
 */
export function startScrollMemory() {
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  takeOver()
  enterEntry()
  addEventListener('pageshow', takeOver)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('scroll', rememberTop, { passive: true })
}

/** Records the scroll position. Call it before the entry changes: a scroll event may be pending. */
export function rememberTop() {
  tops.set(entry, scrollY)
}

/**
 * Makes the history's current entry the one whose scroll position is recorded. Returns the position
 * recorded before; undefined for an entry that was not shown before.
 */
export function enterEntry(): number | undefined {
  stopReturning()
  const { state } = history
  const isKnown = typeof state?.entry === 'string'
  entry = isKnown ? state.entry : `${performance.timeOrigin}-${tops.size}`
  if (!isKnown) {
    history.replaceState({ ...state, entry }, '')
    // A new entry begins where the page is scrolled to now: a new address of the same page, such as
    // a category of the blog, does not scroll.
    tops.set(entry, scrollY)
    return
  }
  return tops.get(entry)
}

let stopReturning = () => {}

/** Scrolls to where the visitor was. If the page is too short for that, tries again as it grows. */
export function returnTo(top: number) {
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of userEvents) removeEventListener(type, stop)
  }
  const scroll = () => {
    scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) <= 1) stop()
  }
  const observer = new ResizeObserver(scroll)
  const timer = setTimeout(stop, longestGrowth)
  for (const type of userEvents) addEventListener(type, stop, { passive: true })
  stopReturning = stop
  observer.observe(document.body)
  scroll()
}
