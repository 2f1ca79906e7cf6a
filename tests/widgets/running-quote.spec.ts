import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { bill, dollars, prices, serviceNames } from '../facts.ts'
import { setOn } from './host.ts'
import { sendQuote, travel } from './travel.ts'
import { wizardOn } from './wizard-page.ts'

const { bedrooms } = prices.residential
const { ovenCleaning = 0, fridgeCleaning = 0 } = prices.extraServices
const { residential = '', airbnb = '' } = serviceNames
const otherLine = (name: string, total: number) =>
  `Your other quote, ${name} for ${dollars(total)}, is kept.`

const newsOn = (page: Page) => {
  const line = (text: string | RegExp) =>
    page.getByRole('status').getByText(text, { exact: typeof text === 'string' })
  return { line, back: page.getByRole('button', { name: 'Back to that quote' }) }
}

const setService = (page: Page, service: string | null) =>
  setOn(page.locator('quote-builder'), { service })

/** Follows a link within the page, as a press on it would. */
const follow = (page: Page, hash: string) => page.evaluate((to) => location.assign(to), hash)

/** A residential quote with two bedrooms, on the step that asks how often. */
async function beginQuote(page: Page) {
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 2)
  await wizard.continue.click()
  return wizard
}

test('a quote without answers is replaced silently', async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html?service=airbnb`)
  const wizard = wizardOn(page)
  const { back } = newsOn(page)
  await expect(wizard.heading).toHaveText('Count your rooms.')
  await setService(page, 'commercial')
  await expect(wizard.heading).toHaveText('Tell us about the space.')
  await expect(back).toHaveCount(0)

  await test.step('a service removed or set again leaves the quote as it is', async () => {
    await setService(page, 'residential')
    await wizard.more('bedroom', 2)
    await wizard.continue.click()
    for (const service of [null, 'residential']) {
      await setService(page, service)
      await expect(wizard.radio('Weekly')).toBeVisible()
      await wizard.back.click()
      await expect(wizard.count('Bedrooms')).toHaveValue('2')
      await wizard.continue.click()
    }
    await expect(back).toHaveCount(0)
  })
})

test('a visitor switches between two quotes, after a reload too', async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html`)
  const { line, back } = newsOn(page)
  const wizard = await beginQuote(page)
  await setService(page, 'airbnb')
  await expect(wizard.heading).toHaveText('Count your rooms.')
  await expect(line(otherLine(residential, 2 * bedrooms))).toBeVisible()
  await wizard.more('kitchen', 1)
  await wizard.continue.click()
  await page.reload()

  await expect(wizard.radio('Same-day')).toBeVisible()
  await expect(line(otherLine(residential, 2 * bedrooms))).toBeVisible()
  await back.click()
  await expect(wizard.heading).toBeFocused()
  await wizard.radio('Weekly').check()
  await expect(line(otherLine(airbnb, prices.airbnb.kitchens))).toBeVisible()
  await back.click()
  await expect(wizard.radio('Same-day')).toBeVisible()
  await expect(back).toBeVisible()
})

test('no way back is offered on the contact step or after it', async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html?success-url=none`)
  const { back } = newsOn(page)
  const wizard = await beginQuote(page)
  await follow(page, '#q=1.a.1-0-0-0.f.0')
  await expect(back).toBeVisible()
  await wizard.book.click()
  await expect(page.getByLabel('Name')).toBeVisible()
  await expect(back).toHaveCount(0)
  await wizard.sendContact()
  await expect(wizard.thanks).toBeVisible()
  await follow(page, '#q=1.p.1')
  await expect(wizard.heading).toHaveText('What needs washing?')
  await expect(back).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Driveway')).toHaveValue('1-car')
  await expect(back).toHaveCount(0)
})

test('Back after a sent quote offers no way back to it', async ({ page, partner }) => {
  const wizard = await sendQuote(page, `${partner}/plain.html`)
  await travel(page, -1)
  await page.waitForURL(`${partner}/plain.html`)
  await setService(page, 'airbnb')
  await expect(wizard.heading).toHaveText('Count your rooms.')
  await expect(newsOn(page).back).toHaveCount(0)
})

test('a link to an extra adds it, and this can be undone', async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html`)
  const { line } = newsOn(page)
  const wizard = await beginQuote(page)
  await follow(page, '#q=1.r...o')
  const text = `Oven Cleaning, ${dollars(ovenCleaning)}, was added to your quote.`
  await expect(line(text)).toBeVisible()
  await expect(wizard.radio('Weekly')).toBeVisible()
  await page.getByRole('button', { name: 'Take it out' }).click()
  await expect(line(text)).toHaveCount(0)
  await expect(wizard.heading).toBeFocused()

  await wizard.continue.click()
  await expect(wizard.checkbox('Oven Cleaning')).not.toBeChecked()
  await follow(page, '#q=1.r...f')
  const { shown } = bill(['2 Bedrooms', 2 * bedrooms], ['Fridge Cleaning', fridgeCleaning])
  await expect(wizard.lines).toHaveText(shown)
  await expect(wizard.heading).toBeFocused()
  await follow(page, '#q=1.r...f.')
  await expect(wizard.lines).toHaveText(shown)
  await expect(line('Fridge Cleaning is already in your quote.')).toBeVisible()
  await page.reload()
  await expect(wizard.lines).toHaveText(shown)
  await expect(line(/Fridge Cleaning/)).toBeVisible()
  await wizard.book.click()
  await wizard.back.click()
  await expect(line(/Fridge Cleaning/)).toHaveCount(0)
})
