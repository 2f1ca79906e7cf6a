import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { DrawnLogo } from '../../site/components/layout/DrawnLogo.tsx'
import displayFont from '../../site/public/fonts/bricolage-grotesque.woff2?inline'
import displayRest from '../../site/public/fonts/bricolage-grotesque-rest.woff2?inline'
import textFont from '../../site/public/fonts/figtree.woff2?inline'
import amounts from '../../site/styles/amounts.css?inline'
import tokens from '../../site/styles/tokens.css?inline'
import type { SheetContent } from '../rules/company/business.ts'
import { colourRule } from '../rules/company/business.ts'
import { setConventions } from '../rules/company/conventions.ts'
import { type KeptQuote, quoteTitle } from '../rules/wizard/kept-quote.ts'
import * as en from '../words/en.ts'
import { openFrame } from './frame.ts'
import { Sheet } from './Sheet.tsx'
import sheet from './sheet.css?inline'

/** Prints a quote as one page: the company, every line, the total, and how to book. */
export async function printSheet(kept: KeptQuote, content: SheetContent): Promise<void> {
  const { company, conventions, colours, logo, words } = content
  setConventions(conventions)
  const css = [colourRule(':root', colours), tokens, amounts, sheet].join('')
  const frame = await openFrame(css, [
    { family: 'Display', source: displayFont, weight: '600 800' },
    { family: 'Display Rest', source: displayRest, weight: '600 800' },
    { family: 'Text', source: textFont, weight: '400 750' },
  ])
  const { document } = frame
  document.documentElement.lang = en.language
  document.title = quoteTitle(kept, company.name)
  const root = createRoot(document.body)
  flushSync(() =>
    root.render(
      <Sheet
        kept={kept}
        company={{ ...company, site: company.site || new URL(import.meta.url).host }}
        words={words.quote}
        logo={<DrawnLogo logo={logo} />}
      />,
    ),
  )
  frame.print()
}
