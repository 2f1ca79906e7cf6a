import { text } from 'virtual:content/pages/not-found'
import { Router, useLocation } from 'wouter'
import { Announcer } from './components/layout/Announcer.tsx'
import { Footer } from './components/layout/Footer.tsx'
import { Header } from './components/layout/Header.tsx'
import { ReloadOnError } from './components/layout/ReloadOnError.tsx'
import { Waiting } from './components/layout/Waiting.tsx'
import { useBeforePaint } from './hooks/use-before-paint.ts'
import { replayTaps } from './loading/early-taps.ts'
import { pageOf } from './pages/load-page.ts'
import { showHead } from './routing/head.ts'
import { usePlace } from './routing/navigation.ts'
import { prefetchInView } from './routing/prefetch-in-view.ts'
import { skip } from './words/frame.ts'

/** The whole site. `ssrPath` is the path of the prerendered page, if there is one. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <ReloadOnError>
      <Router hook={usePlace} {...(ssrPath ? { ssrPath } : {})}>
        <Frame />
      </Router>
    </ReloadOnError>
  )
}

/** The page, with everything that surrounds it on every page. */
function Frame() {
  const [path] = useLocation()
  const { Page, route } = pageOf(path)
  // Runs before the effects of the page, because the quote builder's effect sets its own title.
  useBeforePaint(() => showHead(route), [route])
  // Runs after the effects of the page, which may set state such as the words of a search.
  useBeforePaint(() => queueMicrotask(replayTaps), [])
  useBeforePaint(prefetchInView, [route])

  return (
    <>
      <a href="#_main" className="skip">
        {skip}
      </a>
      <Header />
      <Announcer title={route.title} />
      <Waiting />
      <main id="_main" tabIndex={-1}>
        {route.isUnknown && <p className="lead wrap">{text}</p>}
        <Page />
      </main>
      <Footer isQuiet={route.isTask ?? false} />
    </>
  )
}
