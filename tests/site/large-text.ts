import type { Page } from 'playwright/test'

/** The text spacing that WCAG 1.4.12 requires every page to support. */
export const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

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

/** Runs in the page: finds texts and controls that the window, or a box that hides its overflow, cuts off at a side. */
export function cutOff(): string[] {
  /** A box that cuts off its overflow or, where it is open, lets it be scrolled to. Most boxes do neither. */
  interface Edge {
    isOpen: boolean
    box: DOMRect
    outer: Edge | undefined
  }
  // Many texts share the boxes around them, so each box is read once.
  const edges = new Map<Element, Edge | undefined>()

  /** The innermost such box that contains the element, or is the element. */
  function edgeOf(element: Element | null): Edge | undefined {
    if (!element || edges.has(element)) return element ? edges.get(element) : undefined
    const outer = edgeOf(element.parentElement)
    const { overflowX, clipPath } = getComputedStyle(element)
    const isOpen = /auto|scroll/.test(overflowX) || clipPath.startsWith('inset(50%')
    const hides = /hidden|clip/.test(overflowX)
    const box = element.getBoundingClientRect()
    const edge = isOpen || hides ? { isOpen, box, outer } : outer
    edges.set(element, edge)
    return edge
  }

  function isCutOff(element: Element, { left, right, top, bottom, width }: DOMRect): boolean {
    if (width < 2) return false
    for (let edge = edgeOf(element); edge; edge = edge.outer) {
      if (edge.isOpen) return false
      const { box } = edge
      // The rest of a long name in the bar is hidden as a whole, on purpose.
      if (top >= box.bottom - 1 || bottom <= box.top + 1) return false
      if (left < box.left - 1 || right > box.right + 1) return true
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
