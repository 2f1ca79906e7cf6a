import type { Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect, test } from '../browser.ts'
import { wake } from '../loading.ts'
import { gardensUrl } from '../sites.ts'
import { openWith } from '../widgets/host.ts'
import { contact, wizardOn } from '../widgets/wizard-page.ts'

/** The code of a quote for three flower beds in the valley. */
const beds =
  '2.p.beds-3.planters-0.plants-0.soil-good.clippings-0.area-valley.firstferry-0.soon-anyweek.extras-0.patio-0.bags-0'

/** The site of the garden company under a host of the test's own, for its own mails. */
const siteOf = (info: { testId: string; retry: number }) =>
  gardensUrl.replace('localhost', `next-${info.testId}-${info.retry}.localhost`)

const day = (page: Page) => page.getByRole('link', { name: 'Pick a day', exact: true })
const heading = (page: Page) => page.getByRole('heading', { name: 'No need to wait' })

/** Presses the first card, and returns the parameters of the address that opens. */
async function openedParameters(page: Page) {
  await page.context().route('https://cal.com/**', (route) => route.fulfill({ body: '' }))
  const [tab] = await Promise.all([page.waitForEvent('popup'), day(page).click()])
  const parameters = Object.fromEntries(new URL(tab.url()).searchParams)
  await tab.close()
  return parameters
}

async function fillQuote(page: Page, address: string) {
  await page.goto(`${address}#q=${beds}`)
  // The page keeps the visitor's name only if its client is there by then.
  if (address.endsWith('/quote-builder')) await wake(page)
  const wizard = wizardOn(page)
  await wizard.book.click()
  await wizard.fillContact()
  return wizard
}

test('the thank-you page offers the next steps, after a reload without the visitor’s name', async ({
  page,
}, info) => {
  const site = siteOf(info)
  const wizard = await fillQuote(page, `${site}/quote-builder`)
  await wizard.send.click()
  await expect(day(page)).toBeVisible()
  const link = expect.stringMatching(new RegExp(`^${site}/quote-builder#q=2\\.p\\.beds-3`))
  expect(await openedParameters(page)).toEqual({
    name: contact.name,
    email: contact.email,
    notes: link,
  })
  expect(page.url()).toBe(`${site}/booked`)
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWide, `at ${width} px`).toBe(false)
  }
  expect(await violations(page)).toEqual([])

  expect(await day(page).getAttribute('href')).not.toContain('name=')

  await page.reload()
  await expect(day(page)).toBeVisible()
  expect(await openedParameters(page)).toEqual({ notes: link })
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]))
  expect(stored).not.toMatch(/sam|555/i)
})

/** Runs the page's clock until the site has given up. Each step is shorter than the service may take. */
async function waitUntilGivenUp(page: Page) {
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(tryAgain).toBeVisible({ timeout: 1 })
  }).toPass({ intervals: [20], timeout: 40_000 })
  return tryAgain
}

test.describe('a quote that has not arrived', () => {
  test.use({ expectedMessages: [/status of 503|^error: (viewed )?quote: busy/] })

  test('has no next steps on the thank-you page until it has', async ({ page }, info) => {
    await page.clock.install()
    let isBroken = true
    await page.route('**/api/v1.0/email/send', async (route) => {
      const isPost = route.request().method() === 'POST'
      if (isBroken && isPost) await route.fulfill({ status: 503, body: 'Out of order' })
      else await route.continue()
    })
    const wizard = await fillQuote(page, `${siteOf(info)}/quote-builder`)
    await wizard.send.click()
    await expect(page).toHaveURL(/\/booked$/)
    await expect(page.getByText(/still sending/)).toBeVisible()
    await expect(page.locator('.next-steps')).toHaveCount(0)
    const tryAgain = await waitUntilGivenUp(page)
    await expect(page.locator('.next-steps')).toHaveCount(0)
    isBroken = false
    await tryAgain.click()
    await expect(heading(page)).toBeVisible()
  })

  test('has none when another one has arrived since', async ({ page }, info) => {
    await page.clock.install()
    const site = siteOf(info)
    await page.route('**/api/v1.0/email/send', async (route) => {
      const isFirst = route.request().postData()?.includes('first@sample.example')
      if (isFirst) await route.fulfill({ status: 503, body: 'Out of order' })
      else await route.continue()
    })
    const entries = () => page.evaluate(() => window.navigation.currentEntry?.index ?? 0)
    const wizard = await fillQuote(page, `${site}/quote-builder`)
    await wizard.fillContact({ email: 'first@sample.example', phone: '(604) 555-0111' })
    await wizard.send.click()
    await expect(page).toHaveURL(/\/booked$/)
    await waitUntilGivenUp(page)
    const first = await entries()

    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.getByRole('link', { name: 'Get Quote Now!' }).last().click()
    await page.evaluate((code) => location.replace(`#q=${code}`), beds)
    await wizard.book.click()
    await wizard.fillContact()
    await wizard.send.click()
    await expect(heading(page)).toBeVisible()
    const second = await entries()

    await page.evaluate((by) => history.go(by), first - second)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not sent yet.')
    await expect(page.locator('.next-steps')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not confirmed.')
    await expect(page.locator('.next-steps')).toHaveCount(0)
  })
})

test('who opens the thank-you page without a lead is offered nothing', async ({ page }) => {
  await page.goto(`${gardensUrl}/booked#q=${beds}`)
  await expect(page.getByText('About 2½ hours for two people')).toBeVisible()
  await expect(page.locator('.next-steps')).toHaveCount(0)
})

test.describe('a visitor who comes from a partner’s page', () => {
  async function fillQuoteAt(partner: string, page: Page, site: string, attributes = '') {
    const script = `<script async src="${site}/widgets/quote-builder.js"></script>`
    const tag = `<quote-builder partner="Fleetwood Rentals" ${attributes}></quote-builder>`
    await openWith(page, partner, script + tag)
    return fillQuote(page, page.url())
  }

  test('gets the next steps without their name, and no address of ours has it', async ({
    page,
    partner,
  }, info) => {
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    const wizard = await fillQuoteAt(partner, page, siteOf(info))
    await wizard.send.click()
    await expect(day(page)).toBeVisible()
    expect(Object.keys(await openedParameters(page))).toEqual(['notes'])
    expect(addresses.join()).not.toMatch(/sam|sample|555/i)
  })

  test('gets none where the partner leaves them out', async ({ page, partner }, info) => {
    const wizard = await fillQuoteAt(partner, page, siteOf(info), 'next-steps="off"')
    await wizard.send.click()
    await expect(page.getByText('About 2½ hours for two people')).toBeVisible()
    await expect(page.locator('.next-steps')).toHaveCount(0)
  })

  test('gets none while it is not known whether the lead has arrived', async ({
    page,
    partner,
  }, info) => {
    await page.route('**/api/v1.0/email/send', async (route) => {
      const isLead = route.request().postData()?.includes(contact.email)
      if (!isLead) await route.continue()
    })
    const wizard = await fillQuoteAt(partner, page, siteOf(info))
    await wizard.send.click()
    await expect(page).toHaveURL(/\/booked$/)
    await expect(page.getByText('About 2½ hours for two people')).toBeVisible()
    await expect(page.locator('.next-steps')).toHaveCount(0)
  })
})
