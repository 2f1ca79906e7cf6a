import { isMoving, preload } from './navigation.ts'
import { pathOf } from './prefetch.ts'

/** What browsers that know it say of the line. */
interface Line {
  saveData?: boolean
  effectiveType?: string
}

/** The links in view whose pages are not asked for yet. */
const waiting = new Set<HTMLAnchorElement>()
let isLoading = false
let observer: IntersectionObserver | undefined

/** Safari does not say when it is idle. */
const whenIdle = (task: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(task)

/** Whether more may be loaded than what the visitor is about to follow. */
function isFree(): boolean {
  const { connection } = navigator as { connection?: Line }
  const isSlow = /2g|3g/.test(connection?.effectiveType ?? '')
  const isSeen = document.visibilityState === 'visible'
  return isSeen && !isLoading && !isMoving() && !isSlow && !connection?.saveData
}

/** How far from the middle of the window a link is. */
function distance(link: HTMLAnchorElement): number {
  const { top, bottom } = link.getBoundingClientRect()
  return Math.abs(top + bottom - innerHeight)
}

/** One page after the other, the nearest first: on a slow line, more would hold up the one that is pressed meanwhile. */
async function loadNext() {
  if (!isFree()) return
  const [link] = [...waiting].sort((one, other) => distance(one) - distance(other))
  if (!link) return
  waiting.delete(link)
  const path = pathOf(link)
  isLoading = true
  if (path) await preload(path)
  isLoading = false
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

function watchLinks() {
  observer ??= new IntersectionObserver(note, { rootMargin: '0px 0px 200px' })
  observer.disconnect()
  waiting.clear()
  for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
}

/**
 * Loads the pages that the links in view, or nearly, lead to, so that the next page is there when its link is
 * pressed. Called when a page is shown, whose links are others.
 */
export function prefetchInView() {
  whenIdle(watchLinks)
}
