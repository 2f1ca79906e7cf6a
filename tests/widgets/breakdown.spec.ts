import { expect, test } from '../browser.ts'
import { bill, dollars, percentOf, prices } from '../facts.ts'
import { wizardOn } from './wizard-page.ts'

test('the total tab shows between the first step and the last two', async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html`)
  const wizard = wizardOn(page)
  await expect(wizard.tab).toBeHidden()
  await wizard.choose('Residential Cleaning')
  await expect(wizard.tab).toBeHidden()
  await wizard.more('bedroom', 1)
  const { bedrooms, kitchens } = prices.residential
  const total = (...lines: Parameters<typeof bill>) => `Total: ${dollars(bill(...lines).total)}`
  await expect(wizard.tab).toHaveText(total(['', bedrooms]))
  await wizard.more('kitchen', 1)
  await expect(wizard.tab).toHaveText(total(['', bedrooms], ['', kitchens]))
  await wizard.continue.click()
  await wizard.radio('Weekly').check()
  await expect(wizard.tab).toHaveText(
    total(['', bedrooms + kitchens], ['', percentOf(bedrooms + kitchens, prices.frequency.weekly)]),
  )
  await wizard.continue.click()
  await expect(wizard.tab).toBeVisible()
  await wizard.continue.click()
  await expect(wizard.tab).toBeHidden()
  await wizard.book.click()
  await expect(wizard.tab).toBeHidden()
})

test('beside the step the plan grows, and its lines open and close', async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html`)
  const wizard = wizardOn(page)
  const plan = (name: string) => page.getByRole('img', { name, exact: true })
  await wizard.choose('Residential Cleaning')
  await expect(page.getByRole('complementary').getByText('An empty plot.')).toBeVisible()
  await wizard.more('bedroom', 2)
  await expect(wizard.breakdown).toBeVisible()
  await expect(wizard.lines).toHaveText(bill(['2 Bedrooms', 2 * prices.residential.bedrooms]).shown)
  await expect(plan('2 Bedrooms')).toBeVisible()
  await wizard.tab.click()
  await expect(wizard.lines).toHaveCount(0)
  await expect(plan('2 Bedrooms')).toBeVisible()
  await wizard.tab.click()
  await expect(wizard.lines).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(wizard.lines).toHaveCount(0)

  // It closes when a narrower window leaves no room for it beside the step.
  await wizard.tab.click()
  await expect(wizard.lines).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 700 })
  await expect(wizard.breakdown).toBeHidden()
  await wizard.continue.click()
  await expect(wizard.heading).toHaveText('How often?')
})

test('on a phone the breakdown is a sheet that covers no focus', async ({ page, partner }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${partner}/plain.html`)
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 2)
  await expect(wizard.breakdown).toBeHidden()
  await expect(wizard.tab).toHaveAttribute('aria-expanded', 'false')
  await wizard.tab.click()
  await expect(wizard.breakdown).toBeVisible()
  await expect(wizard.tab).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(wizard.breakdown).toBeHidden()
  await expect(wizard.tab).toBeFocused()

  await wizard.tab.press('Enter')
  await expect(wizard.breakdown).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(wizard.breakdown).toBeVisible()
  await wizard.tab.press('Shift+Tab')
  await expect(wizard.continue).toBeFocused()
  await expect(wizard.breakdown).toBeHidden()
})
