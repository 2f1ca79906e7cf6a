import { Router, useLocation } from 'wouter'
import { Announcer } from './components/Announcer.tsx'
import { Footer } from './components/Footer.tsx'
import { Header } from './components/Header.tsx'
import { showHead } from './head.ts'
import { usePlace } from './navigation.ts'
import { pageOf } from './pages.ts'
import { useBeforePaint } from './use-before-paint.ts'

/** The whole site. `ssrPath` is the path the markup was prerendered for, if it was. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router hook={usePlace} {...(ssrPath ? { ssrPath } : {})}>
      <Frame />
    </Router>
  )
}

/** What surrounds every page, and the page in it. */
function Frame() {
  const [path] = useLocation()
  const { Page, route } = pageOf(path)
  // Before the effects of the page, which may know a better title.
  useBeforePaint(() => showHead(route), [route])

  return (
    <>
      <a href="#main" className="skip">
        Skip to content
      </a>
      <Header />
      <Announcer title={route.title} />
      <main id="main" tabIndex={-1}>
        <Page />
      </main>
      <Footer isQuiet={route.isTask ?? false} />
    </>
  )
}
