import type { Page } from 'playwright/test'
import { siteUrl } from '../addresses.ts'
import { expect, type Fault, test } from '../browser.ts'
import { oneBedroom, tiles } from '../facts.ts'
import { quoteLinkOf } from '../quote-link-of.ts'
import { force, oddities, presses } from './oddities.ts'
import { ofScript } from './of-script.ts'
import { sentContact } from './sent.ts'
import { nowhere } from './where-from.ts'
import { contact, wizardOn } from './wizard-page.ts'

interface Case {
  oddity: string
  fault?: Fault
  before?(page: Page): unknown
  /** Instead of pressing the button once. */
  press?(page: Page): unknown
}

const send = (page: Page) => page.locator('.actions [type=submit]')

// What must not keep a quote from being sent: one POST, and the visitor is thanked.
const cases: Case[] = [
  ...oddities,
  ...Object.entries(presses).map(
    ([oddity, press]): Case => ({
      oddity,
      fault: { delay: 300 },
      press: (page) => press(send(page), page.getByLabel('Phone')),
    }),
  ),
]

for (const { oddity, fault, before, press } of cases) {
  test(`${oddity}: one POST, and thanks`, async ({ page, partner, mailbox }) => {
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await page.clock.install()
    await page.goto(`${partner}/plain.html?success-url=none`)
    await before?.(page)
    if (fault) await mailbox.fail(fault)
    const wizard = wizardOn(page)
    await wizard.reachContact()
    await wizard.fillContact()
    // Nobody types as fast as a test: that would be marked.
    await page.clock.runFor(2000)
    await (press ? press(page) : wizard.send.click())
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
    // A second mail would keep its distance from the first.
    await page.clock.runFor(3000)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(posts).toHaveLength(2)
    const [lead, viewed, ...others] = (await mailbox.mails()).map((mail) => mail.template_params)
    expect(others).toEqual([])
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
      ...ofScript,
      ...nowhere,
      page: `${partner}/plain.html`,
    })
  })
}

test.describe('a dataLayer that is frozen', () => {
  test.use({ expectedMessages: [/^error: TypeError: .*not extensible/] })

  test('is only logged: the journey goes on, and ends in thanks', async ({ page, partner }) => {
    await page.goto(`${partner}/plain.html?success-url=none`)
    await page.evaluate(() => Object.assign(window, { dataLayer: Object.freeze([]) }))
    const wizard = wizardOn(page)
    await wizard.reachContact()
    await wizard.fillContact()
    await wizard.send.click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  })
})

test('a sandbox that blocks storage and forms: the journey works, one lead, and thanks', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/sandboxed.html`)
  const leads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') leads.push(request.postDataJSON().template_params.name)
  })
  const frame = page.frameLocator('iframe')
  const press = (name: string) => frame.getByRole('button', { name, exact: true }).click()
  await press(tiles['Residential Cleaning'])
  await press('One more bedroom')
  for (let i = 0; i < 3; i++) await press('Continue')
  await press('Get Quote & Book')
  await frame.getByLabel('Name').fill(contact.name)
  await frame.getByLabel('Email').fill(contact.email)
  await frame.getByLabel('Phone').fill(contact.phone)
  await press('Get My Quote')
  await expect(frame.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(leads).toEqual(['viewed quote', contact.name])
})

test.describe('the hidden field that only robots fill', () => {
  const trap = (page: Page) => page.locator('#website')

  test('filled at once: thanked in place, nothing is sent, and nobody counts a customer', async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.clock.install()
    await page.goto(`${partner}/plain.html`)
    const wizard = wizardOn(page)
    await wizard.reachContact()
    await wizard.fillContact()
    await force(trap(page), 'https://spam.example')
    await wizard.send.click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    await page.clock.runFor(5000)
    await expect(page).toHaveURL(/plain\.html$/)
    const heard = await page.evaluate(() =>
      (window as unknown as { events: [string, object][] }).events.map(([name]) => name),
    )
    expect(heard.filter((name) => /sent|submit|failed/.test(name))).toEqual([])
    expect((await mailbox.mails()).map((mail) => mail.template_params.name)).toEqual([
      'viewed quote',
    ])
  })

  test('filled later than three seconds: sent, with a flag', async ({ page, partner, mailbox }) => {
    await page.clock.install()
    await page.goto(`${partner}/plain.html?success-url=none`)
    const wizard = wizardOn(page)
    await wizard.reachContact()
    await wizard.fillContact()
    await page.clock.runFor(3000)
    await force(trap(page), 'https://me.example')
    await wizard.send.click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    expect((await mailbox.mails())[0]?.template_params).toMatchObject({
      name: contact.name,
      suspect: 'yes',
    })
  })

  test('is out of sight and out of reach for people', async ({ page, partner }) => {
    await page.goto(`${partner}/plain.html`)
    await wizardOn(page).reachContact()
    await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0)
    await expect(trap(page)).toHaveAttribute('tabindex', '-1')
  })
})
