import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'

/** How wide a digit of this typeface is, in em: bold DejaVu Sans, which `size-adjust` makes wider or narrower. */
const digit = 0.696
const file = '@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2'
const typeface = await readFile(new URL(`../node_modules/${file}`, import.meta.url))

/** A font, and what else a visitor or a page may set: amounts must hold in all of them. */
interface Setting {
  /** The width of a digit, in em. */
  digit: number
  isSpaced: boolean
  isLarge: boolean
}

export const settings: readonly Setting[] = [
  { digit: 0.5, isSpaced: false, isLarge: false },
  { digit: 0.62, isSpaced: true, isLarge: false },
  { digit: 0.75, isSpaced: false, isLarge: false },
  { digit: 0.75, isSpaced: true, isLarge: false },
  { digit: 0.75, isSpaced: true, isLarge: true },
]

export const widths = [200, 224, 260, 320, 360, 412, 520, 660, 768, 860, 1024, 1280, 1600, 2000]

/** Fonts of a page's own origin, so that its policy allows them. */
export async function serveTypeface(page: Page) {
  await page.route('**/test-typeface.woff2', (route) =>
    route.fulfill({ contentType: 'font/woff2', body: typeface }),
  )
}

/** Gives the page, and its widget, this font and spacing. */
export async function applySetting(page: Page, { digit: width, isSpaced }: Setting) {
  const family = `Digits ${width}`
  const adjust = (100 * width) / digit
  const css = `
    @font-face {
      font-family: '${family}'; src: url(/test-typeface.woff2); font-weight: 1 1000;
      size-adjust: ${adjust}%
    }
    :root { --font-display: '${family}' !important; --font-text: '${family}' !important }
    /* Chromium reads the place of a text in a skipped part from its last layout. */
    * { content-visibility: visible !important }`
  const spacing = isSpaced ? '* { letter-spacing: 0.12em !important }' : ''
  await page.evaluate(
    async ([rules = '', inside = '', font = '']) => {
      const roots = [...document.querySelectorAll('*')].flatMap(
        ({ shadowRoot }) => shadowRoot ?? [],
      )
      for (const root of [document, ...roots]) {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync((root === document ? rules : '') + inside)
        const tested = root as typeof root & { tested?: CSSStyleSheet }
        const others = root.adoptedStyleSheets.filter((one) => one !== tested.tested)
        root.adoptedStyleSheets = [...others, sheet]
        tested.tested = sheet
      }
      await document.fonts.load(`700 20px "${font}"`)
    },
    [css, spacing, family],
  )
}

interface Looked {
  /** The currency's sign. */
  sign: string
  /** The tag that gets each of these widths in turn, in pixels; without it the page stays as it is. */
  tag?: string
  widths?: readonly number[]
}

/** An amount as it is drawn. */
interface DrawnAmount {
  range: Range
  /** Its sign, if that is a separate element. */
  sign: Range | undefined
  element: HTMLElement
  /** The boxes around it, from the innermost to the page. */
  boxes: HTMLElement[]
}

/** Runs in the page: finds amounts that break, leave their box or the window, or whose digits may touch. */
export function amountFaults({ sign, tag, widths = [0] }: Looked): string[] {
  function* amountsIn(root: Node): Generator<DrawnAmount> {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    let last: Text | undefined
    while (nodes.nextNode()) {
      const node = nodes.currentNode
      if (node instanceof Element && node.shadowRoot) yield* amountsIn(node.shadowRoot)
      if (!(node instanceof Text)) continue
      const before = last?.data.trim() === sign ? rangeOf(last, 0, last.length) : undefined
      last = node
      const element = node.parentElement
      if (!element || element.closest('.hidden, option, script, style')) continue
      for (const { index, 0: word } of node.data.matchAll(/\S*\d[\d,.–%]*/g)) {
        const isWhole = word.includes(sign)
        if (!isWhole && !(before && index === 0)) continue
        const range = rangeOf(node, index, index + word.length)
        yield { range, sign: isWhole ? undefined : before, element, boxes: boxesAround(element) }
      }
    }
  }

  function rangeOf(text: Text, start: number, end: number): Range {
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, end)
    return range
  }

  function boxesAround(element: HTMLElement | null): HTMLElement[] {
    if (!element || element === document.body) return [document.documentElement]
    const outer = boxesAround(element.parentElement)
    return /^(inline|contents)/.test(getComputedStyle(element).display)
      ? outer
      : [element, ...outer]
  }

  function faultsOf({ range, sign, element, boxes }: DrawnAmount): string[] {
    const [first, ...others] = range.getClientRects()
    if (!first) return []
    const { left, right, top, width } = range.getBoundingClientRect()
    const signBox = sign?.getBoundingClientRect()
    const start = signBox?.left ?? left
    const isApart = signBox && (signBox.right > first.left + 1 || signBox.bottom < top)
    return [
      // A ::first-letter has a separate box, on the same line.
      isApart || others.some((other) => other.left < first.right - 1) ? 'breaks' : '',
      width < 2 * range.toString().length ? `is ${width} px wide` : '',
      Number.parseFloat(getComputedStyle(element).letterSpacing) < 0 ? 'may touch' : '',
      ...boxes.map((box) => {
        const edge = box.getBoundingClientRect()
        return start < edge.left - 1 || right > edge.right + 1
          ? `leaves ${box.localName}.${box.className}`
          : ''
      }),
    ].filter(Boolean)
  }

  const amounts = [...amountsIn(document.body)]
  const host = tag ? document.querySelector<HTMLElement>(tag) : undefined
  return widths.flatMap((width) => {
    if (host) host.style.width = `${width}px`
    return amounts.flatMap((amount) =>
      faultsOf(amount).map((fault) => `${width || innerWidth} px: ${amount.range} ${fault}`),
    )
  })
}
