import type { Page } from 'playwright/test'

/** The parts that are cut off, overlap, or are too small for a finger. */
export const reflowFaults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const root = document.querySelector('quote-builder, inquiry-form')?.shadowRoot as ShadowRoot
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways')

    const texts: [string, DOMRect, Element][] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const parent = text.parentElement as Element
      // An open breakdown covers the step on purpose.
      if (!text.textContent?.trim() || parent.closest('.hidden, option, .panel')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) texts.push([text.textContent, box, parent])
    }
    for (const [text, box, parent] of texts) {
      if (box.left < -1 || box.right > width + 1) found.push(`"${text}" runs off the screen`)
      const { left, right, bottom } = parent.closest('button')?.getBoundingClientRect() ?? box
      if (box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 3)
        found.push(`"${text}" runs out of its button`)
      for (const [other, { left, right, top, bottom }] of texts) {
        const slack = box.height * 0.3
        const across = box.left < right - 2 && left < box.right - 2
        if (text !== other && across && box.top < bottom - slack && top < box.bottom - slack)
          found.push(`"${text}" lies over "${other}"`)
      }
    }
    for (const control of root.querySelectorAll('a, button, input, select, textarea')) {
      if (control.closest('.hidden') || !control.checkVisibility()) continue
      const box = control.getBoundingClientRect()
      const name = control.getAttribute('aria-label') ?? control.textContent ?? control.id
      if (box.left < -1 || box.right > width + 1) found.push(`${name} runs off the screen`)
      // A radio or checkbox can be pressed anywhere in its label, and a link in a sentence is as small as a word.
      if (control.matches('a, .choice input')) continue
      if (box.width < 24 || box.height < 24) found.push(`${name}: ${box.width} by ${box.height}`)
    }
    return found
  })
