import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/layout.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { tidyPath } from './navigation.ts'
import { loadPage } from './pages.ts'
import { prefetchLinks } from './prefetch.ts'

const root = document.getElementById('root')
const { pathname, search, hash } = location
const path = tidyPath(pathname)
if (path !== pathname) history.replaceState(null, '', path + search + hash)

// Not awaited at the top level: pages import from this script, and would wait for it to end.
loadPage(root?.dataset.path ?? path).then(() => {
  if (root?.dataset.path) hydrateRoot(root, <App ssrPath={root.dataset.path} />)
  else if (root) createRoot(root).render(<App />)
})
prefetchLinks()
