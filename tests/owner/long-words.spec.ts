import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { setFontSize } from '../font-size.ts'
import { wake } from '../loading.ts'
import { cutOff, sideways } from '../site/large-text.ts'
import { askingUrl } from './sites.ts'

/** Windows in pixels, with the font sizes at which the longest words have the least room. */
const windows = [
  { width: 320, size: 32 },
  { width: 280, size: 16 },
  { width: 320, size: 16 },
  { width: 360, size: 16 },
]

test('the longest words that content may have leave no button of the site, and widen no page', async ({
  page,
}) => {
  for (const path of ['/', '/services', '/quote-builder']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(askingUrl + path)
    await wake(page)
    await expectRoom(page, path)
  }
})

async function expectRoom(page: Page, view: string) {
  for (const { width, size } of windows) {
    await setFontSize(page, size)
    await page.setViewportSize({ width, height: 800 })
    const where = `${view} at ${width} px, ${size} px text`
    expect(await page.evaluate(outsideButtons), where).toEqual([])
    expect(await page.evaluate(cutOff), where).toEqual([])
    expect(await sideways(page), where).toBe(0)
  }
}

/** Runs in the page: the words of buttons that can be seen beside their button. */
function outsideButtons(): string[] {
  return [...document.querySelectorAll('button, .btn')].flatMap((button) => {
    const box = button.getBoundingClientRect()
    if (!button.checkVisibility({ visibilityProperty: true })) return []
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    const words = document.createRange()
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement?.closest('.hidden')) continue
      words.selectNodeContents(texts.currentNode)
      const isOutside = [...words.getClientRects()].some(
        ({ left, right }) => left < box.left - 1 || right > box.right + 1,
      )
      if (isOutside) return [button.textContent ?? '']
    }
    return []
  })
}
