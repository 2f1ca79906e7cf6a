import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { dollars, prices } from '../facts.ts'
import { linkTails } from '../quote-link-of.ts'
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

test('a link opens its quote on a partner’s page, and keeps what the page has in its hash', async ({
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

test('a link that is pressed next to the thanks opens its quote', async ({ page, partner }) => {
  const wizard = await sendOpened(page, `${partner}/plain.html?success-url=none#q=${code}`)
  await page.evaluate(() => location.assign('#q=1.c.r'))
  await expect(wizard.heading).toHaveText('Tell us about the space.')
})

test('a quote whose prices have changed shows today’s price, and no amount from its link', async ({
  page,
  partner,
}) => {
  const wizard = wizardOn(page)
  const changed = page.getByText(/Prices have changed/)
  const now = 2 * bedrooms + bathrooms + ovenCleaning
  await page.goto(`${partner}/plain.html#q=${code}.zzz-9999999`)
  await expect(changed).toHaveText(
    `Prices have changed since this link was made. Today this quote is ${dollars(now)}.`,
  )
  await expect(page.getByText(/9,?999/)).toHaveCount(0)
  await page.evaluate((hash) => location.assign(hash), `#q=${code}.zzz-${now}`)
  await expect(changed).toHaveCount(0)
  await expect(wizard.total).toContainText(total)
})

test('capitals and what mail programs add to the end of a link are ignored', async ({
  page,
  partner,
}) => {
  const wizard = wizardOn(page)
  const follow = (code: string) => page.evaluate((to) => location.assign(to), `#q=${code}`)
  await page.goto(`${partner}/plain.html#q=${code.toUpperCase()}%E2%80%9D.`)
  await expect(wizard.lines).toHaveText(lines)
  for (const tail of linkTails) {
    await follow('1.c.r')
    await expect(wizard.heading).toHaveText('Tell us about the space.')
    await follow(`${code.toUpperCase()}${tail}`)
    await expect(wizard.lines, tail).toHaveText(lines)
  }
})

test('an opened quote is kept without its link, even before anything in it is pressed', async ({
  page,
  partner,
}) => {
  const wizard = wizardOn(page)
  await page.goto(`${partner}/plain.html#q=${code}`)
  await expect(wizard.lines).toHaveText(lines)
  await page.evaluate(() => location.assign('#content'))
  await expect(wizard.lines).toHaveText(lines)
  await page.reload()
  await expect(wizard.lines).toHaveText(lines)
  await page.goto(`${partner}/plain.html`)
  await expect(wizard.lines).toHaveText(lines)
})

test('a tag that is added after a router has taken the link out of the address opens it, once', async ({
  page,
  partner,
}) => {
  const wizard = wizardOn(page)
  await page.goto(`${partner}/late.html#q=${code}`)
  await page.evaluate(async () => {
    document.querySelector('quote-builder')?.remove()
    await (window as unknown as { load(): Promise<void> }).load()
    history.replaceState(null, '', '#/rooms')
  })
  const place = (name: string) =>
    page.evaluate((value) => {
      const tag = document.createElement('quote-builder')
      tag.setAttribute('name', value)
      document.querySelector('#elsewhere')?.replaceChildren(tag)
    }, name)
  await place('first')
  await expect(wizard.lines).toHaveText(lines)
  await place('second')
  await expect(wizard.heading).toHaveText('What needs cleaning?')
})

test.describe('a link that is incomplete', () => {
  const sorry = 'The link is not complete, so it could not be opened.'
  test.use({
    expectedMessages: [
      /^warning: <quote-builder>: the quote link in the address is not complete, so it was not opened\.$/,
    ],
  })

  test('says so in one line until the next step, and once on the console', async ({
    page,
    partner,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    const wizard = wizardOn(page)
    const line = page.getByRole('status').getByText(sorry)
    await page.goto(`${partner}/plain.html#q=1.r.1-1`)
    await expect(line).toHaveText(sorry)
    await expect(wizard.heading).toHaveText('What needs cleaning?')
    await wizard.choose('Residential Cleaning')
    await expect(line).toHaveCount(0)

    await wizard.more('bedroom', 1)
    await page.evaluate(() => location.assign('#q=1.z.3'))
    await expect(line).toHaveText(`${sorry} What you see is your own quote.`)
    await expect(wizard.count('Bedrooms')).toHaveValue('1')
    expect(warnings).toHaveLength(1)
  })

  test('opens its dialog, which says so', async ({ page, partner }) => {
    await page.goto(`${partner}/dialog.html#q=1.r.1-1`)
    await expect(page.getByRole('dialog').getByText(sorry)).toBeVisible()
  })
})

test('a link to a dialog opens it with its quote', async ({ page, partner }) => {
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

test('other programs’ hashes, and any code where the page wants none, are left alone', async ({
  page,
  partner,
}) => {
  const { heading, button } = wizardOn(page)
  const atStart = 'What needs cleaning?'
  await page.goto(`${partner}/plain.html#q=rooms%20for%202`)
  await expect(heading).toHaveText(atStart)

  const tag = page.locator('quote-builder')
  await tag.evaluate((self) => self.setAttribute('quote-link', 'off'))
  for (const q of [code, '1.r.1-1']) {
    await page.evaluate((q) => location.assign(`#q=${q}`), q)
    await expect(heading).toHaveText(atStart)
  }
  await tag.evaluate((self) => {
    const answeredByPage = {
      bedrooms: 1,
      frequency: 'one-time',
      extras: 'none',
      service: 'residential',
    }
    for (const [name, value] of Object.entries(answeredByPage)) self.setAttribute(name, `${value}`)
  })
  await expect(page.getByRole('link', { name: 'Email it' })).toHaveAttribute('href', /^(?!.*%23q)/)
  await expect(button('Copy link')).toHaveCount(0)
  await expect(button('Print')).toBeVisible()
})

test.describe('in a browser without the Navigation API', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'navigation', { value: undefined }),
    )
  })

  test('a link keeps what was changed since over a reload, and opens again when it is followed again', async ({
    page,
    partner,
  }) => {
    const wizard = wizardOn(page)
    const address = `${partner}/plain.html#q=${code}`
    await page.goto(address)
    await wizard.back.click()
    await wizard.checkbox('Oven Cleaning').uncheck()
    await page.reload()
    await expect(wizard.checkbox('Oven Cleaning')).not.toBeChecked()
    await page.goto('about:blank')
    await page.goto(address)
    await expect(wizard.lines).toHaveText(lines)
  })
})
