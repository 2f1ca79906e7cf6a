import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { dollars, prices } from '../facts.ts'
import { wizardOn } from './wizard-page.ts'

const { bedrooms, bathrooms } = prices.residential
const { ovenCleaning = 0 } = prices.extraServices
const code = '1.r.2-1-0-0.o.o'
const total = dollars(2 * bedrooms + bathrooms + ovenCleaning)
const lines = [
  `2 Bedrooms ${dollars(2 * bedrooms)}`,
  `1 Bathroom ${dollars(bathrooms)}`,
  `Oven Cleaning ${dollars(ovenCleaning)}`,
]

/** Opens the quote of a link, and sends it. */
async function sendOpened(page: Page, address: string) {
  const wizard = wizardOn(page)
  await page.goto(address)
  await wizard.book.click()
  await wizard.fillContact()
  await wizard.send.click()
  await expect(page.getByRole('button', { name: 'Start a new quote' })).toBeVisible()
  return wizard
}

test('a link opens its quote on a partner’s page, beside what the page keeps in its hash', async ({
  page,
  partner,
}) => {
  const wizard = wizardOn(page)
  await page.goto(`${partner}/plain.html#/rooms?q=${code}&tab=2`)
  await expect(wizard.book).toBeVisible()
  await expect(wizard.lines).toHaveText(lines)
  await expect(wizard.total).toContainText(total)
  await expect(page.getByText(/Prices have changed/)).toHaveCount(0)

  await wizard.back.click()
  await wizard.checkbox('Oven Cleaning').uncheck()
  await page.reload()
  await expect(wizard.checkbox('Oven Cleaning')).not.toBeChecked()
  await wizard.continue.click()
  await expect(wizard.lines).toHaveText(lines.slice(0, 2))
  expect(new URL(page.url()).hash).toBe(`#/rooms?q=${code}&tab=2`)

  await page.evaluate(() => location.assign('#q=1.c.r'))
  await expect(wizard.heading).toHaveText('Tell us about the space.')
  await expect(page.getByLabel('Building type')).toHaveValue('retail')
})

test('a quote that was opened by a link and sent stays sent, until its link is pressed again', async ({
  page,
  partner,
}) => {
  const address = `${partner}/plain.html?success-url=none#q=${code}`
  const wizard = await sendOpened(page, address)
  await page.reload()
  await expect(wizard.heading).toHaveText('What needs cleaning?')
  await page.goto('about:blank')
  await page.goto(address)
  await expect(wizard.lines).toHaveText(lines)
})

test('a link that is pressed beside the thanks opens its quote', async ({ page, partner }) => {
  const wizard = await sendOpened(page, `${partner}/plain.html?success-url=none#q=${code}`)
  await page.evaluate(() => location.assign('#q=1.c.r'))
  await expect(wizard.heading).toHaveText('Tell us about the space.')
})

test('a quote that was made with other prices says what it was and what it is', async ({
  page,
  partner,
}) => {
  const wizard = wizardOn(page)
  const now = 2 * bedrooms + bathrooms + ovenCleaning
  await page.goto(`${partner}/plain.html#q=${code}.zzz-${now + 1000}`)
  await expect(
    page.getByText(
      `Prices have changed since this quote was made: it was ${dollars(now + 1000)}, today it is ${dollars(now)}.`,
    ),
  ).toBeVisible()
  await expect(wizard.total).toContainText(dollars(now))
  await page.goto('about:blank')
  await page.goto(`${partner}/plain.html?again#q=${code}.zzz-${now}`)
  await expect(page.getByText(`its total is still ${dollars(now)}.`)).toBeVisible()
})

test('a link opens its quote in a dialog, which opens by itself', async ({ page, partner }) => {
  await page.goto(`${partner}/dialog.html#q=${code}`)
  const dialog = page.getByRole('dialog', { name: 'Get an instant quote' })
  await expect(dialog).toBeVisible()
  await expect(wizardOn(page).lines).toHaveText(lines)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.evaluate(() => location.assign('#q=1.p.1'))
  await expect(dialog).toBeVisible()
  await expect(page.getByLabel('Driveway')).toHaveValue('1-car')
})

test('a text that is no code, and any code where the page wants none, is left alone', async ({
  page,
  partner,
}) => {
  const { heading, button, choose, more } = wizardOn(page)
  const atStart = 'What needs cleaning?'
  await page.goto(`${partner}/plain.html#q=1.r.1-1`)
  await expect(heading).toHaveText(atStart)

  const tag = page.locator('quote-builder')
  await tag.evaluate((self) => self.setAttribute('quote-link', 'off'))
  await page.evaluate((code) => location.assign(`#q=${code}`), code)
  await expect(heading).toHaveText(atStart)
  await choose('Residential Cleaning')
  await more('bedroom', 1)
  for (let i = 0; i < 3; i++) await button('Continue').click()
  await expect(page.getByRole('link', { name: 'Email it' })).toHaveAttribute('href', /^(?!.*%23q)/)
  await expect(button('Copy link')).toHaveCount(0)
  await expect(button('Print')).toBeVisible()
})
