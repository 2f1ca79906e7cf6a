import type { Page } from 'playwright/test'
import { siteUrl } from '../addresses.ts'
import { expect, type Mail, test } from '../browser.ts'
import { oneBedroom } from '../facts.ts'
import { quoteLinkOf } from '../quote-link-of.ts'
import { force, frozenDataLayer, oddities, presses } from './oddities.ts'
import { scriptParams } from './script-params.ts'
import { sentContact } from './sent.ts'
import { nowhere } from './where-from.ts'
import { contact, filledQuote, thanksOn, wizardOn } from './wizard-page.ts'

const send = (page: Page) => page.locator('.actions [type=submit]')

interface World {
  page: Page
  partner: string
  mailbox: { mails(): Promise<Mail[]> }
}

interface Round {
  name: string
  before?(page: Page): unknown
  press(page: Page): unknown
}

/** Sends one quote after the other on one page: each takes two POSTs, and the visitor is thanked. */
async function sendEach({ page, partner, mailbox }: World, rounds: Round[]) {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.clock.install()
  await page.goto(`${partner}/plain.html?success-url=none`)
  const wizard = wizardOn(page)
  const thanks = thanksOn(page)
  for (const [index, { name, before, press }] of rounds.entries()) {
    await test.step(`${name}: one POST, and thanks`, async () => {
      await before?.(page)
      // Following the link again makes a new entry in the history.
      await page.evaluate(() => history.pushState(null, '', location.href))
      await wizard.openContact()
      await wizard.fillContact()
      // A test types so fast that the lead would be marked as suspect.
      await page.clock.runFor(2000)
      await expect(thanks).toHaveCount(0)
      await press(page)
      await expect(thanks).toBeFocused()
      // A second mail would wait for its pause after the first.
      await page.clock.runFor(3000)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      expect(posts).toHaveLength(2 * (index + 1))
      const mails = (await mailbox.mails()).map((mail) => mail.template_params)
      expect(mails).toHaveLength(2 * (index + 1))
      const [lead, viewed] = mails
      expect(viewed?.name).toBe('viewed quote')
      expect(lead).toEqual({
        ...sentContact,
        service: 'Residential Cleaning',
        total_price: `${oneBedroom.total}`,
        price_breakdown: oneBedroom.lines.join(),
        quote_link: expect.stringMatching(
          quoteLinkOf(siteUrl, '2.r.bedrooms-1.frequency-onetime.extras-0'),
        ),
        lead_id: expect.any(String),
        ...scriptParams,
        ...nowhere,
        page: `${partner}/plain.html`,
      })
    })
  }
  const leads = (await mailbox.mails()).filter(({ template_params: mail }) => mail.email)
  expect(new Set(leads.map((mail) => mail.template_params.lead_id)).size).toBe(rounds.length)
}

test('two presses at once send one quote, however they are made', async ({
  page,
  partner,
  mailbox,
}) => {
  await mailbox.fail({ delay: 300 })
  const rounds = Object.entries(presses).map(([name, press]) => ({
    name,
    press: () => press(send(page), page.getByLabel('Phone')),
  }))
  await sendEach({ page, partner, mailbox }, rounds)
})

test.describe('a page that changed its dataLayer, its arrays or its storage', () => {
  test.use({ expectedMessages: [frozenDataLayer] })

  test('still sends each quote once', async ({ page, partner, mailbox }) => {
    const rounds = oddities.map(({ oddity, before }) => ({
      name: oddity,
      before,
      press: () => wizardOn(page).send.click(),
    }))
    await sendEach({ page, partner, mailbox }, rounds)
  })
})

test('in a sandbox that blocks storage and forms a visitor gets to the thanks, with one lead', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/sandboxed.html`)
  const leads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') leads.push(request.postDataJSON().template_params.name)
  })
  const frame = page.frameLocator('iframe')
  const wizard = wizardOn(frame)
  await wizard.reachContact()
  await wizard.fillContact()
  await wizard.send.click()
  await expect(thanksOn(frame)).toBeVisible()
  expect(leads).toEqual(['viewed quote', contact.name])
})

test.describe('the hidden field that only robots fill', () => {
  const trap = (page: Page) => page.locator('#website')

  test('filled at once: thanks in place, nothing is sent, and no customer is counted', async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.clock.install()
    const wizard = await filledQuote(page, `${partner}/plain.html`)
    await force(trap(page), 'https://spam.example')
    await wizard.send.click()
    await expect(thanksOn(page)).toBeVisible()
    await page.clock.runFor(5000)
    await expect(page).toHaveURL(/plain\.html$/)
    const eventNames = await page.evaluate(() =>
      (window as unknown as { events: [string, object][] }).events.map(([name]) => name),
    )
    expect(eventNames.filter((name) => /sent|submit|failed/.test(name))).toEqual([])
    expect((await mailbox.mails()).map((mail) => mail.template_params.name)).toEqual([
      'viewed quote',
    ])
  })

  test('cannot be seen or reached by people; filled after three seconds: sent, with a flag', async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.clock.install()
    await page.goto(`${partner}/plain.html?success-url=none`)
    const wizard = wizardOn(page)
    await wizard.openContact()
    await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0)
    await expect(trap(page)).toHaveAttribute('tabindex', '-1')
    await wizard.fillContact()
    await page.clock.runFor(3000)
    await force(trap(page), 'https://me.example')
    await wizard.send.click()
    await expect(thanksOn(page)).toBeVisible()
    expect((await mailbox.mails())[0]?.template_params).toMatchObject({
      name: contact.name,
      suspect: 'yes',
    })
  })
})
