import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../browser.ts'
import { guideOn } from './guide-page.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [width, group] of [
    [360, 'Your own EmailJS'],
    [1440, 'How it looks'],
  ] as const) {
    test(`axe finds nothing wrong at ${width} px in ${colorScheme} colours, and all fits`, async ({
      page,
    }) => {
      test.slow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/widgets/')
      const { wizard, open, log, fill, lines } = guideOn(page)
      await wizard.choose('Airbnb Cleaning')
      await log.locator('summary').first().click()
      await fill('trigger', '#price')
      await open(group)
      if (width === 1440) await fill('--line', 'nonsense')
      await expect(lines).toContainText('trigger="#price"')
      // The second element's tables are the first one's with other words.
      const { violations } = await new AxeBuilder({ page }).exclude('article + article').analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }
}
