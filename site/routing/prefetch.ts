import { routeOf } from '../routes/routes.ts'
import { preload } from './navigation.ts'
import { tidyPath } from './tidy-path.ts'

/** The path of the page that a link leads to; undefined if the client cannot show the page. */
export function pathOf(link: HTMLAnchorElement): string | undefined {
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
