import type { AxeBuilder } from '@axe-core/playwright'
import { violations } from '../axe.ts'
import { expect, test } from '../browser.ts'
import { guideOn } from './guide-page.ts'

/** The second element's tables differ from the first one's only in their words. */
const once = (axe: AxeBuilder) => axe.exclude('article + article')

for (const look of ['as it comes', 'dark and on a phone @long'])
  test(`axe finds nothing wrong ${look}, and all fits`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/widgets/')
    const { wizard, open, log, fill, lines, seePreview } = guideOn(page)
    await seePreview()
    const fits = async (width: number) =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await wizard.choose('Airbnb Cleaning')
    await log.locator('summary').first().click()
    await fill('trigger', '#price')
    await open('How it looks')
    await fill('--line', 'nonsense')
    await expect(lines).toContainText('trigger="#price"')
    if (!look.includes('@long')) {
      expect(await violations(page, once)).toEqual([])
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 })
        await fits(width)
      }
      return
    }
    // The dark scheme changes nothing but colours.
    await page.emulateMedia({ colorScheme: 'dark' })
    const contrast = await violations(page, (axe) => once(axe).withRules('color-contrast'))
    expect.soft(contrast, 'dark').toEqual([])

    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 360, height: 900 })
    await open('Your own EmailJS')
    // Colours are the same at every width.
    const others = await violations(page, (axe) => once(axe).disableRules('color-contrast'))
    expect.soft(others, 'on a phone').toEqual([])
    await fits(360)
  })
