import { conventions } from 'virtual:content/business'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { setConventions } from '../widgets/rules/company/conventions.ts'
import { App } from './App.tsx'
import { startCounting } from './loading/counting.ts'
import { redraw } from './loading/redraw.ts'
import { loadPage } from './navigation/load-page.ts'
import { startNavigation } from './navigation/navigation.ts'
import { prefetchLinks } from './navigation/prefetch.ts'
import { tidyAddress, tidyPath } from './routing/tidy-path.ts'

const root = document.getElementById('_root')
const { pathname, search, hash } = location
const path = tidyPath(pathname)
const address = tidyAddress(pathname)
if (address !== pathname) history.replaceState(history.state, '', address + search + hash)

// The part of a before picture that shows, which the styles animate (BeforeAfter.css). A style sheet with @property
// would make browsers match the styles of the whole page again at each page change.
CSS.registerProperty({ name: '--share', syntax: '<number>', inherits: true, initialValue: '0' })
setConventions(conventions)
startNavigation()
prefetchLinks()
// A site that counts nothing does not carry what counts.
if (TAG_MANAGER_ID !== '') startCounting()

/**
 * Hydrates the prerendered page. Draws it again if a host shows 404.html for the path, or if a
 * translator has wrapped its words in `font` elements, which React would report as an error. The
 * loader calls this function, because the scripts of the pages import from this module and would
 * wait for it to finish. Rejects when the script of the page cannot be loaded.
 */
export async function start() {
  if (!root) return
  const prerenderedPath = root.dataset.path
  const { Page } = await loadPage(path)
  const isSamePage = prerenderedPath && (await loadPage(prerenderedPath)).Page === Page
  // What the loader has hidden because it will move counts as still only once it was painted hidden.
  if ('booked' in document.documentElement.dataset) await nextPaint()
  const draw = () => flushSync(() => createRoot(root).render(<App />))
  if (!isSamePage) draw()
  else if (root.querySelector('font')) redraw(root, draw)
  else hydrateRoot(root, <App ssrPath={prerenderedPath} />)
}

/** Once a frame was painted; in a background tab, which paints none, after 100 ms. */
const nextPaint = () =>
  Promise.race([
    document.documentElement.animate(null, 1).finished,
    new Promise((resolve) => setTimeout(resolve, 100)),
  ])
