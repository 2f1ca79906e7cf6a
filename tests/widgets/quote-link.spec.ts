import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { dollars, prices } from '../facts.ts'
import { load, setOn } from './host.ts'
import { dialogOn, wizardOn } from './wizard-page.ts'

const { bedrooms, bathrooms } = prices.residential
const { ovenCleaning = 0 } = prices.extraServices
const code = '1.r.2-1-0-0.o.o'
const total = dollars(2 * bedrooms + bathrooms + ovenCleaning)
const lines = [
  `2 Bedrooms ${dollars(2 * bedrooms)}`,
  `1 Bathroom ${dollars(bathrooms)}`,
  `Oven Cleaning ${dollars(ovenCleaning)}`,
]
const atStart = 'What needs cleaning?'

/** Follows a link within the page, as a press on it would. */
const follow = (page: Page, hash: string) => page.evaluate((to) => location.assign(to), hash)

test('a link opens its quote, and the page keeps its hash', async ({ page, partner }) => {
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

  await follow(page, '#q=1.c.r')
  await expect(wizard.heading).toHaveText('Tell us about the space.')
  await expect(page.getByLabel('Building type')).toHaveValue('retail')
})

test('a quote of a link stays sent, until its link is pressed again', async ({ page, partner }) => {
  const address = `${partner}/plain.html?success-url=none#q=${code}`
  const wizard = wizardOn(page)
  await page.goto(address)
  await wizard.book.click()
  await wizard.sendContact()
  await expect(wizard.button('Start a new quote')).toBeVisible()
  await page.reload()
  await expect(wizard.heading).toHaveText(atStart)
  await page.goto('about:blank')
  await page.goto(address)
  await expect(wizard.lines).toHaveText(lines)

  await test.step('a link that is pressed next to the thanks opens its quote', async () => {
    await wizard.book.click()
    await wizard.sendContact()
    await expect(wizard.button('Start a new quote')).toBeVisible()
    await follow(page, '#q=1.c.r')
    await expect(wizard.heading).toHaveText('Tell us about the space.')
  })
})

test('a quote whose prices have changed shows today’s price', async ({ page, partner }) => {
  const wizard = wizardOn(page)
  const changed = page.getByText(/Prices have changed/)
  const now = 2 * bedrooms + bathrooms + ovenCleaning
  await page.goto(`${partner}/plain.html#q=${code}.zzz-9999999`)
  await expect(changed).toHaveText(
    `Prices have changed since this link was made. Today this quote is ${dollars(now)}.`,
  )
  // No amount comes from the link.
  await expect(page.getByText(/9,?999/)).toHaveCount(0)
  await follow(page, `#q=${code}.zzz-${now}`)
  await expect(changed).toHaveCount(0)
  await expect(wizard.total).toContainText(total)
})

test('an opened quote is kept without its link', async ({ page, partner }) => {
  const wizard = wizardOn(page)
  await page.goto(`${partner}/plain.html#q=${code}`)
  await expect(wizard.lines).toHaveText(lines)
  await follow(page, '#content')
  await expect(wizard.lines).toHaveText(lines)
  await page.reload()
  await expect(wizard.lines).toHaveText(lines)
  await page.goto(`${partner}/plain.html`)
  await expect(wizard.lines).toHaveText(lines)
})

test('a tag added after a router took the link opens it, once', async ({ page, partner }) => {
  const wizard = wizardOn(page)
  await page.goto(`${partner}/late.html#q=${code}`)
  await page.locator('quote-builder').evaluate((element) => element.remove())
  await load(page)
  await page.evaluate(() => history.replaceState(null, '', '#/rooms'))
  const place = (name: string) =>
    page.locator('#elsewhere').evaluate((elsewhere, value) => {
      elsewhere.innerHTML = `<quote-builder name="${value}"></quote-builder>`
    }, name)
  await place('first')
  await expect(wizard.lines).toHaveText(lines)
  await place('second')
  await expect(wizard.heading).toHaveText(atStart)
})

test('an incomplete link says so for a step', async ({ page, partner, allowed, consoleLines }) => {
  const sorry = 'The link is not complete, so it could not be opened.'
  allowed.push(
    /^warning: <quote-builder>: the quote link in the address is not complete, so it was not opened\.$/,
  )
  const wizard = wizardOn(page)
  const line = page.getByRole('status').getByText(sorry)
  await page.goto(`${partner}/plain.html#q=1.r.1-1`)
  await expect(line).toHaveText(sorry)
  await expect(wizard.heading).toHaveText(atStart)
  await wizard.choose('Residential Cleaning')
  await expect(line).toHaveCount(0)

  await wizard.more('bedroom', 1)
  await follow(page, '#q=1.z.3')
  await expect(line).toHaveText(`${sorry} What you see is your own quote.`)
  await expect(wizard.count('Bedrooms')).toHaveValue('1')
  expect(consoleLines).toHaveLength(1)

  await page.goto(`${partner}/dialog.html#q=1.r.1-1`)
  await expect(dialogOn(page).dialog.getByText(sorry)).toBeVisible()
})

test('a link to a dialog opens it with its quote', async ({ page, partner }) => {
  await page.goto(`${partner}/dialog.html#q=${code}`)
  const { dialog, lines: shown } = dialogOn(page)
  await expect(dialog).toBeVisible()
  await expect(shown).toHaveText(lines)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await follow(page, '#q=1.p.1')
  await expect(dialog).toBeVisible()
  await expect(page.getByLabel('Driveway')).toHaveValue('1-car')
})

test('hashes of others, and any where the page wants none, are left', async ({ page, partner }) => {
  const { heading, button } = wizardOn(page)
  await page.goto(`${partner}/plain.html#q=rooms%20for%202`)
  await expect(heading).toHaveText(atStart)
  const tag = page.locator('quote-builder')
  await setOn(tag, { 'quote-link': 'off' })
  for (const q of [code, '1.r.1-1']) {
    await follow(page, `#q=${q}`)
    await expect(heading).toHaveText(atStart)
  }
  const answers = { bedrooms: '1', frequency: 'one-time', extras: 'none', service: 'residential' }
  await setOn(tag, answers)
  await expect(page.getByRole('link', { name: 'Email it' })).toHaveAttribute('href', /^(?!.*%23q)/)
  await expect(button('Copy link')).toHaveCount(0)
  await expect(button('Print')).toBeVisible()
})

test('without the Navigation API changes stay', async ({ page, partner }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  const wizard = wizardOn(page)
  const address = `${partner}/plain.html#q=${code}`
  await page.goto(address)
  await wizard.back.click()
  await wizard.checkbox('Oven Cleaning').uncheck()
  await page.reload()
  await expect(wizard.checkbox('Oven Cleaning')).not.toBeChecked()
  // It opens again when it is followed again.
  await page.goto('about:blank')
  await page.goto(address)
  await expect(wizard.lines).toHaveText(lines)
})
