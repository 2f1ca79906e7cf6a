import type { Page } from 'playwright/test'
import { amountFaults, applySetting, serveTypeface, settings, widths } from '../amounts.ts'
import { expect, longUnless, test } from '../browser.ts'
import { dist } from '../built.ts'
import { setFontSize } from '../font-size.ts'
import { pathsIn } from '../read-pages.ts'

const hasAmount = (page: Page) =>
  page.evaluate(() => /\$\s*\d/.test(document.querySelector('main')?.textContent ?? ''))

async function look(page: Page, path: string) {
  for (const setting of settings) {
    await applySetting(page, setting)
    await setFontSize(page, setting.isLarge ? 32 : 16)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const faults = await page.evaluate(amountFaults, { sign: '$' })
      expect.soft(faults, `${path}, ${JSON.stringify(setting)}`).toEqual([])
    }
  }
}

const quote =
  '/booked#q=2.r.bedrooms-9.bathrooms-9.livingRooms-9.kitchens-9.frequency-weekly.extras-0'

for (const path of [...pathsIn(dist), quote]) {
  const title = `${path}: no amount breaks, leaves its box or has digits that touch, in any font, at any width and text size`
  test(title, longUnless(path === quote), async ({ page }) => {
    await serveTypeface(page)
    await page.goto(path)
    // The quote of the address shows once the page is hydrated.
    if (path === quote) await expect(page.getByText('$2,268').last()).toBeVisible()
    if (await hasAmount(page)) await look(page, path)
  })
}
