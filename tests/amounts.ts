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
  { digit: 0.62, isSpaced: false, isLarge: true },
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
    :root { --font-display: '${family}' !important; --font-text: '${family}' !important }`
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

/** Runs in the page: finds amounts that break, leave their box or the window, or whose digits may touch. */
export function amountFaults({ sign, tag, widths = [0] }: Looked): string[] {
  const found: string[] = []

  /** The words with an amount, each with the sign before it if that is an element of its own. */
  function* amountsIn(root: Node): Generator<{ text: Text; range: Range; sign?: Range }> {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    let last: Text | undefined
    while (nodes.nextNode()) {
      const node = nodes.currentNode
      if (node instanceof Element && node.shadowRoot) yield* amountsIn(node.shadowRoot)
      if (!(node instanceof Text)) continue
      const signBefore = last?.data.trim() === sign ? rangeOf(last, 0, last.length) : undefined
      last = node
      if (node.parentElement?.closest('.hidden, option, script, style')) continue
      for (const { index, 0: word } of node.data.matchAll(/\S*\d[\d,.–%]*/g)) {
        const range = rangeOf(node, index, index + word.length)
        if (word.includes(sign)) yield { text: node, range }
        else if (signBefore && index === 0) yield { text: node, range, sign: signBefore }
      }
    }
  }

  function rangeOf(text: Text, start: number, end: number): Range {
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, end)
    return range
  }

  function faultsOf({ text, range, sign }: { text: Text; range: Range; sign?: Range }): string[] {
    const [first, ...others] = range.getClientRects()
    const box = range.getBoundingClientRect()
    const element = text.parentElement
    if (!first || !element) return []
    const signBox = sign?.getBoundingClientRect()
    const start = signBox?.left ?? box.left
    const isApart = signBox && (signBox.right > first.left + 1 || signBox.bottom < box.top)
    const edges = [document.documentElement]
    for (
      let one: HTMLElement | null = element;
      one && one !== document.body;
      one = one.parentElement
    )
      if (!/^(inline|contents)/.test(getComputedStyle(one).display)) edges.push(one)
    return [
      // A ::first-letter has a box of its own, on the same line.
      isApart || others.some(({ left }) => left < first.right - 1) ? 'breaks' : '',
      box.width < 2 * range.toString().length ? `is ${box.width} px wide` : '',
      Number.parseFloat(getComputedStyle(element).letterSpacing) < 0 ? 'may touch' : '',
      ...edges.map((edge) => {
        const { left, right } = edge.getBoundingClientRect()
        return start < left - 1 || box.right > right + 1
          ? `leaves ${edge.localName}.${edge.className}`
          : ''
      }),
    ].filter(Boolean)
  }

  const amounts = [...amountsIn(document.body)]
  const host = tag ? document.querySelector<HTMLElement>(tag) : undefined
  for (const width of widths) {
    if (host) host.style.width = `${width}px`
    for (const amount of amounts)
      for (const fault of faultsOf(amount))
        found.push(`${host ? `${width} px: ` : ''}${amount.range} ${fault}`)
  }
  return found
}
