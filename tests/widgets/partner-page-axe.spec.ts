import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { guideOn } from './guide-page.ts'

async function violations(page: Page, rules: string[]) {
  // The second element's tables are the first one's with other words.
  const axe = new AxeBuilder({ page }).exclude('article + article')
  const found = await (rules[0] ? axe.withRules(rules) : axe).analyze()
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

for (const [width, group] of [
  [360, 'Your own EmailJS'],
  [1440, 'How it looks'],
] as const) {
  test(`axe finds nothing wrong at ${width} px, in light colours or dark, and all fits`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/widgets/')
    const { wizard, open, log, fill, lines } = guideOn(page)
    await wizard.choose('Airbnb Cleaning')
    await log.locator('summary').first().click()
    await fill('trigger', '#price')
    await open(group)
    if (width === 1440) await fill('--line', 'nonsense')
    await expect(lines).toContainText('trigger="#price"')
    expect.soft(await violations(page, []), 'light').toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // The dark scheme changes nothing but colours.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await violations(page, ['color-contrast']), 'dark').toEqual([])
  })
}
