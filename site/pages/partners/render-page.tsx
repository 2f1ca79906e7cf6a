import { renderToStaticMarkup } from 'react-dom/server'
import type { Facts } from './facts.ts'
import { PartnersPage } from './PartnersPage.tsx'

/** The page for partners as HTML. */
export function renderPage(facts: Facts): string {
  return `<!doctype html>${renderToStaticMarkup(<PartnersPage facts={facts} />)}\n`
}
