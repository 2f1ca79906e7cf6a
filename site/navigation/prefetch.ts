import { routeOf } from '../routes/routes.ts'
import { isMoving } from '../routing/shown-page.ts'
import { tidyPath } from '../routing/tidy-path.ts'
import { preload } from './load-page.ts'

/** The visitor's connection, in browsers that report it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** The links in view whose pages have not been requested yet. */
const waiting = new Set<HTMLAnchorElement>()
let isLoading = false
let observer: IntersectionObserver | undefined

/** Safari has no requestIdleCallback. */
export const whenIdle = (task: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(task)

/** Whether pages may be loaded that the visitor may never open. */
function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection }
  const isSlow = /2g|3g/.test(connection?.effectiveType ?? '')
  const isVisible = document.visibilityState === 'visible'
  return isVisible && !isLoading && !isMoving() && !isSlow && !connection?.saveData
}

/** How far from the middle of the window a link is. */
function distance(link: HTMLAnchorElement): number {
  const { top, bottom } = link.getBoundingClientRect()
  return Math.abs(top + bottom - innerHeight)
}

/**
 * Loads the pages one at a time, nearest first: on a slow connection, several at once would delay
 * the page whose link is pressed meanwhile.
 */
async function loadNext() {
  if (!mayPrefetch()) return
  const [link] = [...waiting].sort((one, other) => distance(one) - distance(other))
  if (!link) return
  waiting.delete(link)
  const path = pathOf(link)
  isLoading = true
  if (path) await preload(path)
  isLoading = false
  whenIdle(loadNext)
}

function updateWaiting(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    const link = target as HTMLAnchorElement
    if (isIntersecting) waiting.add(link)
    else waiting.delete(link)
  }
  whenIdle(loadNext)
}

function watchLinks() {
  observer ??= new IntersectionObserver(updateWaiting, { rootMargin: '0px 0px 200px' })
  observer.disconnect()
  waiting.clear()
  for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
}

/**
 * Loads the pages behind the links that are in or near the view, so that the next page is ready
 * when its link is pressed. Called each time a page is shown, because its links are different.
 */
export function prefetchInView() {
  whenIdle(watchLinks)
}

/** The path of the page that a link leads to; undefined if the client cannot show the page. */
function pathOf(link: HTMLAnchorElement): string | undefined {
  const path = tidyPath(link.pathname)
  // The page for partners is a separate document.
  return link.origin === location.origin && path !== '/widgets' ? path : undefined
}

/** Loads a page of the site and its widget when the visitor is about to follow a link to it. */
function prefetch({ target }: Event) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
  const path = link && pathOf(link)
  if (!path) return
  preload(path)
  for (const href of routeOf(path).scripts ?? []) {
    if (document.querySelector(`[src="${href}"], [href="${href}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
  }
}

/**
 * Starts prefetching links that a pointer is over or the keyboard focuses. A finger counts as over a
 * link from the moment it touches it.
 */
export function prefetchLinks() {
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prefetch)
}
