import * as business from 'virtual:content/business'
import { words } from 'virtual:content/catalogue'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { LogoMark } from '../../site/components/layout/LogoMark.tsx'
import displayFont from '../../site/public/fonts/bricolage-grotesque.woff2?inline'
import displayRest from '../../site/public/fonts/bricolage-grotesque-rest.woff2?inline'
import textFont from '../../site/public/fonts/figtree.woff2?inline'
import tokens from '../../site/styles/tokens.css?inline'
import { setConventions } from '../rules/conventions.ts'
import { type KeptQuote, quoteTitle } from '../rules/kept-quote.ts'
import { language } from '../words/language.ts'
import { openFrame } from './frame.ts'
import { Sheet } from './Sheet.tsx'
import sheet from './sheet.css?inline'

setConventions(business.conventions)

/** Prints a quote as one page: the company, every line, the total, and how to book. */
export async function printSheet(kept: KeptQuote): Promise<void> {
  const frame = await openFrame(`${tokens}${sheet}`, [
    { family: 'Display', source: displayFont, weight: '600 800' },
    { family: 'Display Rest', source: displayRest, weight: '600 800' },
    { family: 'Text', source: textFont, weight: '400 750' },
  ])
  const { document } = frame
  document.documentElement.lang = language
  document.title = quoteTitle(kept, business.name)
  const root = createRoot(document.body)
  flushSync(() =>
    root.render(
      <Sheet
        kept={kept}
        company={{ ...business, site: new URL(import.meta.url).host }}
        words={words.quote}
        logo={<LogoMark />}
      />,
    ),
  )
  frame.print()
}
