import type { Page } from 'playwright/test'
import { expect, long, test } from '../browser.ts'
import { keepsPages } from '../installed-browsers.ts'
import { wake } from '../loading.ts'
import { travel } from '../widgets/travel.ts'
import { wizardOn } from '../widgets/wizard-page.ts'

// Playwright switches the back/forward cache off.
test.use({ launchOptions: { ...keepsPages, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

const isAt = (page: Page, step: number) =>
  expect(page.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible()

test('Back to a page that the browser kept leaves step by step', long, async ({ page, site }) => {
  await page.goto(`${site}/faq`)
  await page.goto(`${site}/quote-builder`)
  await wake(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 1)
  await wizard.continue.click()
  await wizard.continue.click()
  await isAt(page, 4)
  await page.evaluate(() => location.assign('/widgets/'))
  await page.waitForURL(`${site}/widgets/`)
  await travel(page, -1)
  await page.waitForURL(`${site}/quote-builder`, { waitUntil: 'commit' })
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  for (const step of [4, 3, 2, 1]) {
    await isAt(page, step)
    await travel(page, -1)
  }
  await page.waitForURL(`${site}/faq`, { waitUntil: 'commit' })
  await travel(page, 2)
  await page.waitForURL(`${site}/quote-builder`, { waitUntil: 'commit' })
  await isAt(page, 2)
  await expect(wizardOn(page).count('Bedrooms')).toHaveValue('1')

  await test.step('a jump in the history from another page to an earlier step shows that step', async () => {
    await travel(page, 2)
    await isAt(page, 4)
    await travel(page, 1)
    await page.waitForURL(`${site}/widgets/`, { waitUntil: 'commit' })
    await travel(page, -3)
    await page.waitForURL(`${site}/quote-builder`, { waitUntil: 'commit' })
    await isAt(page, 2)
    await travel(page, 1)
    await isAt(page, 3)
    await travel(page, -3)
    await page.waitForURL(`${site}/faq`, { waitUntil: 'commit' })
  })
})
