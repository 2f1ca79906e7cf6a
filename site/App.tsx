import { text } from 'virtual:content/pages/not-found'
import { startTransition, useEffect, useState } from 'react'
import { Router, useLocation } from 'wouter'
import { ConsentStrip } from './components/layout/ConsentStrip.tsx'
import { Footer } from './components/layout/Footer.tsx'
import { Header } from './components/layout/Header.tsx'
import { ReloadOnError } from './components/layout/ReloadOnError.tsx'
import { WholeContext } from './components/layout/Rest.tsx'
import { Waiting } from './components/layout/Waiting.tsx'
import { useBeforePaint } from './hooks/prerendered.ts'
import { isAsked } from './loading/counting.ts'
import { replayTaps } from './loading/early-taps.ts'
import { layOutRest } from './navigation/lay-out-rest.ts'
import { pageOf, preload } from './navigation/load-page.ts'
import { useNavigation } from './navigation/navigation.ts'
import { prefetchInView } from './navigation/prefetch.ts'
import type { Route } from './routes/route-table.ts'
import { useIsCovered, useMoves } from './routing/shown-page.ts'
import * as words from './words/site.ts'

/** The whole site. `ssrPath` is the path of the prerendered page, if there is one. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <ReloadOnError>
      <Router hook={useNavigation} {...(ssrPath ? { ssrPath } : {})}>
        <Frame />
      </Router>
    </ReloadOnError>
  )
}

/** The page, with everything that surrounds it on every page. */
function Frame() {
  const [path] = useLocation()
  const { Page, route } = pageOf(path)
  const moves = useMoves()
  const isWhole = useWhole(route)
  // Runs before the effects of the page, because the quote builder's effect sets its own title.
  useBeforePaint(() => showHead(route), [route])
  // Runs after the effects of the page, which may set state such as the words of a search.
  useBeforePaint(() => queueMicrotask(replayTaps), [])
  useBeforePaint(prefetchInView, [route, isWhole])
  useBeforePaint(layOutRest, [route, isWhole])
  useEffect(() => {
    // A widget leads to the thank-you page, which then shows even if the connection is lost while the visitor types.
    if (route.scripts) preload('/booked')
  }, [route])

  return (
    <>
      <a href="#_main" className="skip">
        {words.frame.skip}
      </a>
      {TAG_MANAGER_ID !== '' && isAsked && <ConsentStrip />}
      <Header />
      {/* Says the title of the new page to screen readers after each page change; not on arrival. */}
      <p role="status" className="hidden">
        {moves > 0 && route.title}
      </p>
      <Waiting />
      <main id="_main" tabIndex={-1}>
        {route.isUnknown && <p className="lead wrap">{text}</p>}
        <WholeContext value={isWhole}>
          <Page />
        </WholeContext>
      </main>
      <Footer isQuiet={route.isTask ?? false} />
    </>
  )
}

/** Whether the page is drawn whole, which waits for the first frame if the outgoing page still covers this one. */
function useWhole(route: Route): boolean {
  const isCovered = useIsCovered()
  const [wholeRoute, setWholeRoute] = useState(route)
  useEffect(() => {
    if (!isCovered) return
    const drawWhole = () => startTransition(() => setWholeRoute(route))
    // A frame is painted only after its callbacks.
    requestAnimationFrame(() => setTimeout(drawWhole))
  }, [route, isCovered])
  return wholeRoute === route || !isCovered
}

/**
 * Updates the head on a page change: the title, and the tags that sharing and reading lists use.
 * seo/head-tags.ts writes the head of the prerendered page.
 */
function showHead({ title, description, path, isPrivate, article }: Route) {
  document.title = title
  document.documentElement.toggleAttribute('data-article', article !== undefined)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(path, canonical.href).href
  document.querySelector('meta[name=description]')?.setAttribute('content', description)
  document.querySelector('meta[name=robots]')?.remove()
  if (!isPrivate) return
  const robots = document.createElement('meta')
  robots.name = 'robots'
  robots.content = 'noindex'
  document.head.append(robots)
}
