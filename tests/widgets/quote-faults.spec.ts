import type { BrowserContext, Page } from 'playwright/test'
import { expect, type Fault, test } from '../browser.ts'
import { business, dollars, oneBedroom } from '../facts.ts'
import {
  type FaultCase,
  faults,
  messageOf,
  missingMailbox,
  spacing,
  withoutMailbox,
} from './faults.ts'
import { contact, thanksOn, wizardOn } from './wizard-page.ts'

interface World {
  context: BrowserContext
  mailbox: { posts(): Promise<{ leadId: string }[]>; fail(fault: Fault): Promise<void> }
}

/** Goes to the contact step and fills it in; the mail about the viewed quote has arrived by then. */
async function reachSend(page: Page, url: string, posts: () => Promise<unknown[]>) {
  await page.goto(url)
  const wizard = wizardOn(page)
  await wizard.openContact()
  await expect.poll(async () => (await posts()).length).toBe(1)
  await wizard.fillContact()
  return wizard
}

/** The failures reported so far: the details of the events, and the entries of the data layer. */
const failuresOn = (page: Page) =>
  page.evaluate(() => {
    const { events, dataLayer } = window as unknown as {
      events: [string, object][]
      dataLayer: { event: string }[]
    }
    return {
      failureEvents: events.filter(([name]) => name === 'quotefailed').map(([, detail]) => detail),
      counted: dataLayer.filter(({ event }) => event === 'lead_failed'),
    }
  })

/** Sends with each fault of the service in turn, and checks the visitor's message each time. */
async function failWithEach(page: Page, cases: FaultCase[], { context, mailbox }: World) {
  const world = { page, context, fail: mailbox.fail }
  const alert = page.getByRole('alert')
  const failures: object[] = []
  let arrived = 1
  let press = wizardOn(page).send
  for (const { fault, cause, mend, posts, reason } of cases) {
    await test.step(`${fault}: ${posts} POSTs, the visitor gets a message and keeps every value`, async () => {
      await cause(world)
      await press.click()
      failures.push({
        service: 'residential',
        reason,
        partner: 'Fleetwood Rentals',
        lead_id: expect.stringMatching(/^\w{12,}$/),
      })
      await expect
        .poll(async () => (await failuresOn(page)).failureEvents.length, { timeout: 10_000 })
        .toBe(failures.length)

      await expect(alert).toBeFocused()
      await expect(alert).toContainText('There was an issue sending your quote. Please try again.')
      await expect(page.locator('quote-builder')).not.toContainText('Stack trace')
      await expect(wizardOn(page).send).toBeEnabled()
      await expect(page.getByLabel('Name')).toHaveValue(contact.name)
      await expect(page.getByLabel('Email')).toHaveValue(contact.email)
      await expect(page.getByLabel('Phone')).toHaveValue(contact.phone)
      await expect(page.getByLabel('Additional Notes')).toHaveValue(contact.message)

      await expect(alert.getByRole('link', { name: business.phone })).toHaveAttribute(
        'href',
        business.telHref,
      )
      const mail = await alert
        .getByRole('link', { name: 'email us this quote' })
        .getAttribute('href')
      expect(decodeURIComponent(mail ?? '')).toBe(
        `mailto:${business.email}?subject=Residential Cleaning&body=${oneBedroom.lines}\nTotal: ${dollars(oneBedroom.total)}\n\n${contact.message}`,
      )
      const { failureEvents, counted } = await failuresOn(page)
      expect(failureEvents).toMatchObject(failures)
      expect(counted).toMatchObject(failures)
      arrived += posts
      expect(await mailbox.posts()).toHaveLength(arrived)
      await mend(world)
      await page.clock.runFor(spacing)
      press = alert.getByRole('button', { name: 'Try again' })
    })
  }
  return { tryAgain: press, arrived }
}

/** Expects this many POSTs, all of one lead except the first, which is about the viewed quote. */
async function expectOneLead({ mailbox }: World, posts: number) {
  await expect.poll(async () => (await mailbox.posts()).length).toBe(posts)
  const [, ...lead] = await mailbox.posts()
  expect(new Set(lead.map(({ leadId }) => leadId)).size).toBe(1)
}

// The page stays where leaving would lose the lead: sending failed in time, or there is no page to go to.
test.describe('a fault that is known before the page leaves', () => {
  const inTime = faults.filter(({ reason }) => reason !== 'timeout')
  test.use({ expectedMessages: [messageOf('quote', inTime)] })

  test('keeps the page that would leave, and the visitor can try again until it is sent', async ({
    page,
    context,
    partner,
    mailbox,
    baseURL,
  }) => {
    const world = { context, mailbox }
    await page.clock.install()
    await reachSend(page, `${partner}/plain.html`, mailbox.posts)
    const { tryAgain, arrived } = await failWithEach(page, inTime, world)
    await tryAgain.click()
    await page.waitForURL(`${baseURL}/booked`)
    await expectOneLead(world, arrived + 1)
  })
})

test.describe('no answer for 20 seconds', () => {
  test.use({ expectedMessages: [/^error: quote: timeout$/] })

  test('is reported when there is no page to go to, and the visitor can try again', async ({
    page,
    context,
    partner,
    mailbox,
  }) => {
    const world = { context, mailbox }
    await page.clock.install()
    // A page that has somewhere to go leaves before the 20 seconds have passed.
    await reachSend(page, `${partner}/plain.html?success-url=none`, mailbox.posts)
    const timeouts = faults.filter(({ reason }) => reason === 'timeout')
    expect(timeouts).toHaveLength(1)
    const { tryAgain, arrived } = await failWithEach(page, timeouts, world)
    await tryAgain.click()
    await expect(thanksOn(page)).toBeFocused()
    await expectOneLead(world, arrived + 1)
  })
})

test.describe('a mail service that takes long to say that it is busy', () => {
  test.use({ expectedMessages: [/status of 503|^error: quote: busy/] })

  test('also keeps the page: there are never thanks for a known failure', async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.clock.install()
    const wizard = await reachSend(page, `${partner}/plain.html`, mailbox.posts)
    await page.clock.pauseAt(Date.now() + 60_000)
    await mailbox.fail({ status: 503 })
    const waiting: (() => void)[] = []
    await page.route('**/email/send', async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      await route.continue()
    })
    await wizard.send.click()
    // Both tries together take longer than a page waits for an answer.
    for (const tries of [1, 2]) {
      await expect.poll(() => waiting.length).toBe(tries)
      await page.clock.runFor(1500)
      waiting.at(-1)?.()
    }
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page).toHaveURL(/plain\.html$/)
    const [, ...lead] = await mailbox.posts()
    expect(lead).toHaveLength(2)
  })
})

test.describe('built without EmailJS ids, on a host without a mailbox', () => {
  test.use({ expectedMessages: missingMailbox })

  test('the price shows, and the last step says that nothing can be sent, and which number to call', async ({
    page,
    partner,
  }) => {
    await withoutMailbox(page)
    const consoleMessage = page.waitForEvent('console', (message) =>
      message.text().startsWith('<quote'),
    )
    await page.goto(`${partner}/plain.html`)
    expect((await consoleMessage).text()).toBe(
      '<quote-builder> cannot send: build it with EmailJS ids in .env.',
    )
    const wizard = wizardOn(page)
    await wizard.openContact()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Nothing can be sent from here.')
    await expect(alert.getByRole('link', { name: business.phone })).toHaveAttribute(
      'href',
      business.telHref,
    )
    await expect(alert.getByRole('link', { name: 'email us this quote' })).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveCount(0)
    await expect(wizard.send).toHaveCount(0)
    await wizard.back.click()
    await expect(wizard.book).toBeVisible()
  })
})
