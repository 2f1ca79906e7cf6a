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

/** The parameters of the first card's address. */
async function parameters(page: Page) {
  const address = await day(page).getAttribute('href')
  return Object.fromEntries(new URL(address ?? '').searchParams)
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
  expect(await parameters(page)).toEqual({ name: contact.name, email: contact.email, notes: link })
  expect(page.url()).toBe(`${site}/booked`)
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWide, `at ${width} px`).toBe(false)
  }
  expect(await violations(page)).toEqual([])

  await page.reload()
  await expect(day(page)).toBeVisible()
  expect(await parameters(page)).toEqual({ notes: link })
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]))
  expect(stored).not.toMatch(/sam|555/i)
})

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
    await expect(heading(page)).toHaveCount(0)
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    // Each step is shorter than the time within which the service has to answer.
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(tryAgain).toBeVisible({ timeout: 1 })
    }).toPass({ intervals: [20], timeout: 40_000 })
    await expect(heading(page)).toHaveCount(0)
    isBroken = false
    await tryAgain.click()
    await expect(heading(page)).toBeVisible()
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
    expect(Object.keys(await parameters(page))).toEqual(['notes'])
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
