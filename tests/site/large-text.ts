import type { Page } from 'playwright/test'

/** The spacing that any text has to bear, as WCAG 1.4.12 has it. */
export const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** Sets the font size that a visitor chose for all pages, in pixels. */
export async function setFontSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Adds a sheet to the page, whose policy lets no `<style>` in. */
export async function addStyles(page: Page, css: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}

/** By how much the page can be scrolled sideways, in pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** In the page: the texts and controls that the window, or a box that hides what sticks out, cuts off at a side. */
export function cutOff(): string[] {
  const hides = (box: Element) => /hidden|clip/.test(getComputedStyle(box).overflowX)
  const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX)

  function isCutOff(element: Element, { left, right, top, bottom, width }: DOMRect): boolean {
    if (width < 2) return false
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (scrolls(box) || getComputedStyle(box).clipPath.startsWith('inset(50%')) return false
      const edge = box.getBoundingClientRect()
      // Out of sight as a whole, on purpose: the rest of a long name in the bar.
      if (hides(box) && (top >= edge.bottom - 1 || bottom <= edge.top + 1)) return false
      if (hides(box) && (left < edge.left - 1 || right > edge.right + 1)) return true
    }
    return left < -1 || right > document.documentElement.clientWidth + 1
  }

  const found = new Set<string>()
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const element = text.parentElement
    if (!element || !text.data.trim() || !isVisible(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some((line) => isCutOff(element, line))) found.add(text.data)
  }
  for (const control of document.querySelectorAll('a, button, input, summary')) {
    if (isVisible(control) && isCutOff(control, control.getBoundingClientRect())) {
      found.add(control.outerHTML)
    }
  }
  return [...found]
}
