import { preload } from './navigation.ts'
import { pathOf } from './prefetch.ts'

/** How many pages are loaded at once. */
const most = 2

/** What browsers that know it say of the line. */
interface Line {
  saveData?: boolean
  effectiveType?: string
}

/** The links in view whose pages are not asked for yet. */
const waiting = new Set<HTMLAnchorElement>()
let loading = 0
let observer: IntersectionObserver | undefined

/** Whether more may be loaded than what the visitor is about to follow. */
function isFree(): boolean {
  const { connection } = navigator as { connection?: Line }
  const isSlow = /2g|3g/.test(connection?.effectiveType ?? '')
  return !connection?.saveData && !isSlow && document.visibilityState === 'visible'
}

/** Safari does not say when it is idle. */
const whenIdle = (task: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(task)

/** The menus and the footer are on every page, and what they lead to can wait. */
const nextLink = () => [...waiting].find((link) => link.closest('main')) ?? [...waiting][0]

async function loadNext() {
  const link = nextLink()
  if (!link || loading === most || !isFree()) return
  waiting.delete(link)
  loading++
  whenIdle(loadNext)
  const path = pathOf(link)
  if (path) await preload(path)
  loading--
  whenIdle(loadNext)
}

function note(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    const link = target as HTMLAnchorElement
    if (isIntersecting) waiting.add(link)
    else waiting.delete(link)
  }
  whenIdle(loadNext)
}

/**
 * Loads the pages that the links in view, or nearly, lead to, so that the next page is there when its link is
 * pressed. Called when a page is shown: its links are others.
 */
export function prefetchInView() {
  whenIdle(() => {
    observer ??= new IntersectionObserver(note, { rootMargin: '0px 0px 200px' })
    observer.disconnect()
    waiting.clear()
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
  })
}
