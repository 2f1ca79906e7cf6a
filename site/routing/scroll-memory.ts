/** How far down the entries of the history were read since this document was loaded, in pixels. */
const tops = new Map<string, number>()

/** How long a page that grows after it is shown may still be scrolled, in milliseconds. */
const patience = 2000

/** The name of the entry the history stands at. */
let entry = ''

/** What tells that the visitor scrolls by hand. */
const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown']

/** From now on Back and Forward are ours to scroll; while the page is away they are the browser's. */
export function startScrollMemory() {
  const take = () => {
    history.scrollRestoration = 'manual'
  }
  take()
  enterEntry()
  addEventListener('pageshow', take)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('scroll', rememberTop, { passive: true })
}

/** Notes how far down the visitor is now; called before the entry changes, because the scroll event may still be due. */
export function rememberTop() {
  tops.set(entry, scrollY)
}

/**
 * Follows the history to the entry it stands at now. Returns how far down the visitor read it;
 * undefined for one that was not shown before.
 */
export function enterEntry(): number | undefined {
  stopReturning()
  const { state } = history
  const isKnown = typeof state?.entry === 'string'
  entry = isKnown ? state.entry : `${performance.timeOrigin}-${tops.size}`
  if (!isKnown) {
    history.replaceState({ ...state, entry }, '')
    // Another address of the same page, as of a category of the blog, leaves the view where it is.
    tops.set(entry, scrollY)
    return
  }
  return tops.get(entry)
}

let stopReturning = () => {}

/** Scrolls to where the visitor was, also when the page gets that long only once its parts are in. */
export function returnTo(top: number) {
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, stop)
  }
  const go = () => {
    scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) <= 1) stop()
  }
  const observer = new ResizeObserver(go)
  const timer = setTimeout(stop, patience)
  for (const sign of signs) addEventListener(sign, stop, { passive: true })
  stopReturning = stop
  observer.observe(document.body)
  go()
}
