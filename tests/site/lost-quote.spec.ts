import type { Page } from 'playwright/test'
import { expect, long, test } from '../browser.ts'
import { business, dollars, oneBedroom } from '../facts.ts'
import { slowLine, wake } from '../loading.ts'
import { blockStorage } from '../widgets/block-storage.ts'
import { contact, wizardOn } from '../widgets/wizard-page.ts'

interface Mailbox {
  posts(): Promise<{ status: number; leadId: string }[]>
}

/**
 * Runs the page's clock until this many POSTs have arrived. The clock is paused otherwise, and each step
 * is shorter than any pause between two tries, so that even a slow machine misses none.
 */
async function runUntil(page: Page, mailbox: Mailbox, posts: number) {
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(await mailbox.posts()).toHaveLength(posts)
  }).toPass({ intervals: [20], timeout: 40_000 })
}

// Half a minute of retries takes a while, even on the page's own clock.
test.slow()

test.beforeEach(async ({ page, site, mailbox }) => {
  await page.clock.install()
  await slowLine(page)
  await page.goto(`${site}/quote-builder`)
  await wake(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const wizard = wizardOn(page)
  await wizard.openContact()
  await wizard.fillContact()
  await runUntil(page, mailbox, 1)
})

test.describe('a quote that the mail service does not accept', () => {
  test.use({ expectedMessages: [/status of 503|^error: quote: busy|ERR_FAILED/] })

  test('is tried three more times, and arrives once', async ({ page, site, mailbox }) => {
    await mailbox.fail({ status: 503, times: 4 })
    await wizardOn(page).send.click()
    await page.clock.runFor(2500)
    await expect(page).toHaveURL(`${site}/booked`)
    await runUntil(page, mailbox, 3)
    await expect(page.getByText(/still sending/)).toBeVisible()
    await runUntil(page, mailbox, 4)
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(`${site}/`)
    await runUntil(page, mailbox, 6)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!')
    await expect(page.getByText(/still sending/)).toHaveCount(0)
    const [, ...lead] = await mailbox.posts()
    expect(lead.map((post) => post.status)).toEqual([503, 503, 503, 503, 200])
    expect(new Set(lead.map((post) => post.leadId)).size).toBe(1)
  })

  test('is not lost when the next page fails to load', long, async ({ page, site, mailbox }) => {
    await page.route('**/assets/AboutPage-*.js', (route) => route.abort())
    await mailbox.fail({ status: 503 })
    await wizardOn(page).send.click()
    await page.clock.runFor(2500)
    await expect(page).toHaveURL(`${site}/booked`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'still being sent' })
    await expect(alert).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!')
    await mailbox.fail({})
    await page.unroute('**/assets/AboutPage-*.js')
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(alert).toHaveCount(0, { timeout: 50 })
    }).toPass({ intervals: [20], timeout: 40_000 })
    await expect(page).toHaveURL(`${site}/about`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Thank You!')
    const posts = await mailbox.posts()
    expect(posts.at(-1)?.status).toBe(200)
  })

  test('says so when every attempt failed, until it is sent', async ({ page, site, mailbox }) => {
    await mailbox.fail({ status: 503 })
    await wizardOn(page).send.click()
    await page.clock.runFor(2500)
    await expect(page).toHaveURL(`${site}/booked`)
    await runUntil(page, mailbox, 6)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('There was an issue sending your quote. Please try again.')
    await expect(alert.getByRole('link', { name: business.phone })).toHaveAttribute(
      'href',
      business.telHref,
    )
    await expect(page.getByRole('main')).not.toContainText(/Thank You|Has Been Submitted/)
    await expect(page).toHaveTitle(`Not sent yet | ${business.name}`)
    await page.goBack()
    await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
    // The page is drawn before it has its title: only then has Back come to an end.
    await expect(page).toHaveTitle(/^Service/)
    await page.goForward()
    await expect(page).toHaveTitle(`Not sent yet | ${business.name}`)

    await alert.getByRole('button', { name: 'Try again' }).click()
    await runUntil(page, mailbox, 7)
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()

    await mailbox.fail({})
    await alert.getByRole('button', { name: 'Try again' }).click()
    await runUntil(page, mailbox, 8)
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeFocused()
    await expect(page).toHaveTitle(`Thank You! | ${business.name}`)
    const [lead, ...others] = await mailbox.mails()
    expect(lead?.template_params).toMatchObject({
      name: contact.name,
      message: contact.message,
      page: `${site}/quote-builder`,
    })
    expect(others).toHaveLength(1)
    const [, ...posts] = await mailbox.posts()
    expect(new Set(posts.map(({ leadId }) => leadId)).size).toBe(1)
  })
})

test.describe('a quote that the mail service refuses', () => {
  test.use({ expectedMessages: [/status of 403|^error: quote: refused/] })

  test('gets no thanks after a reload', async ({ page, site, mailbox }) => {
    await mailbox.fail({ status: 403 })
    await wizardOn(page).send.click()
    await expect(page).toHaveURL(`${site}/booked`)
    await expect(page.getByText(/still sending/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not confirmed.')
    await expect(page).toHaveTitle(`Not confirmed | ${business.name}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('alert').getByRole('link', { name: business.phone })).toBeVisible()
    await expect(main).not.toContainText(/Thank You|Has Been Submitted/)

    await mailbox.fail({})
    await main.getByRole('alert').getByRole('link', { name: 'Send it again' }).click()
    const wizard = wizardOn(page)
    await page.clock.resume()
    await expect(page.getByText('Step 6 of 6', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(`${site}/quote-builder`)
    await expect(wizard.heading).toBeFocused()
    await expect(wizard.total).toContainText(dollars(oneBedroom.total))
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not confirmed.')
    await page.goForward()
    await wizard.fillContact()
    await wizard.send.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!')
  })

  test('gets none with blocked storage', long, async ({ page, site, mailbox }) => {
    await page.addInitScript(blockStorage)
    await page.evaluate(blockStorage)
    await mailbox.fail({ status: 403 })
    await wizardOn(page).send.click()
    await expect(page).toHaveURL(`${site}/booked`)
    await expect(page.getByText(/still sending/)).toBeVisible()
    const heading = page.getByRole('heading', { level: 1 })
    await page.reload()
    await expect(heading).toHaveText('Not confirmed.')

    await mailbox.fail({})
    await page.getByRole('link', { name: 'Send it again' }).click()
    await page.clock.resume()
    const wizard = wizardOn(page)
    await wizard.fillContact()
    await wizard.send.click()
    await expect(heading).toHaveText('Thank You!')
    await page.reload()
    await expect(heading).toHaveText('Thank You!')
  })
})

test.describe('a quote that was never sent out', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|^error: quote: unreachable/] })

  test('keeps its visitor, and is not retried', async ({ page, site, context, mailbox }) => {
    await page.clock.resume()
    await context.setOffline(true)
    await wizardOn(page).send.click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page).toHaveURL(`${site}/quote-builder`)
    await context.setOffline(false)
    await page.clock.runFor(60_000)
    expect(await mailbox.posts()).toHaveLength(1)
    await wizardOn(page).send.click()
    await expect(page).toHaveURL(`${site}/booked`)
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible()
    expect(await mailbox.posts()).toHaveLength(2)
  })
})
