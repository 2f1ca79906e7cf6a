import { routeOf } from '../routes/routes.ts'
import { preload } from './navigation.ts'
import { tidyPath } from './tidy-path.ts'

/** The path of the page that a link leads to, where the client can show it. */
export function pathOf(link: HTMLAnchorElement): string | undefined {
  const path = tidyPath(link.pathname)
  // The client cannot show the partner's page.
  return link.origin === location.origin && path !== '/widgets' ? path : undefined
}

/** Loads a page of the site, and its widget, when a visitor is about to follow a link to it. */
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

/** Starts listening: for the mouse that hovers, the finger that touches and the key that focuses. */
export function prefetchLinks() {
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prefetch)
}
