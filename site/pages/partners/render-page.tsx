import { renderToStaticMarkup } from 'react-dom/server'
import type { PageFacts } from './facts.ts'
import { PartnersPage } from './PartnersPage.tsx'

/** The page for partners as HTML. */
export function renderPage(facts: PageFacts): string {
  return `<!doctype html>${renderToStaticMarkup(<PartnersPage facts={facts} />)}\n`
}
