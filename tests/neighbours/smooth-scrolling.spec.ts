import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { openNextTo, tags } from './next-to.ts'

const lenis = await readFile(
  new URL('../../node_modules/lenis/dist/lenis.min.js', import.meta.url),
  'utf8',
)

// Lenis leaves scrolling to the browser where a visitor wants no motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/*
 * A smooth-scroll library moves the page by every wheel, and a dialog over the page stays where it is:
 * https://github.com/darkroomengineering/lenis/issues/347, https://github.com/alvarotrigo/fullPage.js/issues/3785
 */
const neighbours = {
  Lenis: `${lenis}\nnew Lenis({ autoRaf: true })`,
  'a script that listens first, and to keys': `
    const move = (event) => {
      if (event.target.closest('input, textarea, button')) return
      event.preventDefault()
      scrollBy(0, event.deltaY || 400)
    }
    document.addEventListener('wheel', move, { capture: true, passive: false })
    document.addEventListener('keydown', move, true)`,
}

/** How far the dialog and the page behind it are scrolled. */
const places = (page: Page) =>
  page.evaluate(() => {
    const [tag] = document.querySelectorAll('quote-builder, inquiry-form')
    return { dialog: tag?.shadowRoot?.querySelector('dialog')?.scrollTop, page: scrollY }
  })

for (const [name, script] of Object.entries(neighbours))
  for (const tag of tags) {
    const isLong = (name === 'Lenis') === (tag === 'quote-builder') ? '' : ' @long'
    test(`next to ${name} <${tag}>'s dialog scrolls${isLong}`, async ({ page, partner }) => {
      await page.setViewportSize({ width: 600, height: 400 })
      const below = '<p style="height: 3000px"></p>'
      const attributes = 'mode="dialog" service="residential"'
      await openNextTo(page, partner, tag, { attributes, below })
      await page.addScriptTag({ content: script })
      await page.getByRole('button', { name: /Get an instant quote|Ask a question/ }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await page.mouse.move(300, 200)
      await page.mouse.wheel(0, 200)
      await expect.poll(() => places(page)).toEqual({ dialog: 200, page: 0 })
      // Over the end of the dialog.
      await page.mouse.wheel(0, 9000)
      await expect.poll(async () => (await places(page)).dialog).toBeGreaterThan(200)
      await page.mouse.wheel(0, 400)
      await dialog.getByRole('button', { name: 'Close' }).focus()
      const { dialog: end = 0 } = await places(page)
      await page.keyboard.press('PageUp')
      await expect.poll(async () => (await places(page)).dialog).toBeLessThan(end)
      expect((await places(page)).page).toBe(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.mouse.wheel(0, 300)
      await expect.poll(async () => (await places(page)).page).toBeGreaterThan(100)
    })
  }
