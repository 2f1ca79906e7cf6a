import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { DrawnLogo } from '../../site/components/layout/DrawnLogo.tsx'
import displayFont from '../../site/public/fonts/bricolage-grotesque.woff2?inline'
import displayRest from '../../site/public/fonts/bricolage-grotesque-rest.woff2?inline'
import textFont from '../../site/public/fonts/figtree.woff2?inline'
import amounts from '../../site/styles/amounts.css?inline'
import tokens from '../../site/styles/tokens.css?inline'
import { LanguageContext } from '../element/useLanguage.ts'
import plan from '../plan/plan.css?inline'
import { colourRule, type SheetContent } from '../rules/company/business.ts'
import { setConventions } from '../rules/company/conventions.ts'
import { type KeptQuote, quoteTitle } from '../rules/wizard/kept-quote.ts'
import { english, type Language } from '../words/language.ts'
import frameCss from './frame.css?inline'
import { Sheet } from './Sheet.tsx'
import sheet from './sheet.css?inline'

/** Prints a quote as one page: the company, every line, the total, and how to book. */
export async function printSheet(
  kept: KeptQuote,
  content: SheetContent,
  // A page that was opened before a release has a script that names no language.
  language: Language = english,
): Promise<void> {
  const { company, conventions, colours, logo, words } = content
  setConventions(conventions)
  const css = [colourRule(':root', colours), tokens, amounts, plan, sheet].join('')
  const frame = await openFrame(css, [
    { family: 'Display', source: displayFont, weight: '600 800' },
    { family: 'Display Rest', source: displayRest, weight: '600 800' },
    { family: 'Text', source: textFont, weight: '400 750' },
  ])
  const { document } = frame
  document.documentElement.lang = language.code
  document.documentElement.dir = language.direction
  document.title = quoteTitle(kept, company.name, language.say)
  const root = createRoot(document.body)
  flushSync(() =>
    root.render(
      <LanguageContext.Provider value={language}>
        <Sheet
          kept={kept}
          company={{ ...company, site: company.site || new URL(import.meta.url).host }}
          words={words.quote}
          logo={<DrawnLogo logo={logo} />}
        />
      </LanguageContext.Provider>,
    ),
  )
  frame.print()
}

interface Font {
  readonly family: string
  /** A data: address, in base64. */
  readonly source: string
  /** The range of its weights, such as `400 750`. */
  readonly weight: string
}

interface PrintFrame {
  readonly document: Document
  print(): void
}

let removeLast = () => {}

/**
 * Opens an empty document that nobody sees, with its own styles and fonts and none of the page's. Even
 * the page's strictest policy allows it: nothing is fetched, and no markup is parsed.
 */
export async function openFrame(css: string, fonts: readonly Font[]): Promise<PrintFrame> {
  removeLast()
  const frame = document.createElement('iframe')
  frame.className = 'goldcrest-print'
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  const hiding = styleSheet(window, frameCss)
  document.adoptedStyleSheets.push(hiding)
  removeLast = () => {
    frame.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== hiding)
  }
  await load(frame)

  const view = frame.contentWindow as Window & typeof globalThis
  view.document.adoptedStyleSheets = [styleSheet(view, css)]
  const faces = fonts.map(
    ({ family, source, weight }) => new view.FontFace(family, bytesOf(source), { weight }),
  )
  for (const face of faces) view.document.fonts.add(face)
  await Promise.all(faces.map((face) => face.load()))

  return {
    document: view.document,
    print: () => {
      view.print()
      removeOnNextInteraction(removeLast)
    },
  }
}

function styleSheet(view: Window & typeof globalThis, css: string): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** Waits for the load event: Firefox before 148 replaces a new frame's document. bugzilla.mozilla.org/543435 */
function load(frame: HTMLIFrameElement): Promise<unknown> {
  return new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true })
    document.body.append(frame)
  })
}

/**
 * On a phone `print` returns and `afterprint` fires while the visitor still chooses the paper, and a frame
 * that is removed by then prints an empty page: github.com/jasonday/printThis/issues/193. No browser
 * lets a press through to the page before its print dialog is closed.
 */
function removeOnNextInteraction(remove: () => void): void {
  const listening = new AbortController()
  const onInteraction = () => {
    listening.abort()
    remove()
  }
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, onInteraction, { capture: true, signal: listening.signal })
}

function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const binary = atob(dataUrl.slice(dataUrl.indexOf(',') + 1))
  return Uint8Array.from(binary, (byte) => byte.charCodeAt(0))
}
