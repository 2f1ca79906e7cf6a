import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { inquiry, inquiryOn } from './inquiry-page.ts'
import { sendInquiry, sendQuote, travel } from './travel.ts'
import { contact, filledQuote, thanksOn, wizardOn } from './wizard-page.ts'

interface EventPage {
  events: [string, object][]
  quotechange: object
}

const storedIn = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'), key)

test('Back to a page that is loaded again after the thanks starts a new quote, and nothing is sent again', async ({
  page,
  partner,
  mailbox,
}) => {
  await sendQuote(page, `${partner}/plain.html`)
  await travel(page, -1)
  await page.waitForURL(`${partner}/plain.html`)
  await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
  expect(await storedIn(page, 'quote-builder/plain.html')).toBeNull()
  expect(await storedIn(page, 'quote-builder-lead/plain.html')).toBeNull()
  await travel(page, 1)
  await page.waitForURL('**/booked')
  expect(await mailbox.posts()).toHaveLength(2)
})

test('Back to a page that preselects a service starts a new quote of that service', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/plain.html?service=residential`)
  const wizard = wizardOn(page)
  await wizard.more('bedroom', 1)
  for (let i = 0; i < 3; i++) await wizard.continue.click()
  await wizard.book.click()
  await wizard.fillContact()
  await wizard.send.click()
  await page.waitForURL('**/booked')
  await travel(page, -1)
  await page.waitForURL(/plain\.html/)
  await expect(page.getByText('Step 2 of 6', { exact: true })).toBeVisible()
  await expect(wizard.count('Bedrooms')).toHaveValue('0')
})

test('a reload in the middle of sending keeps the lead’s id when it is sent again', async ({
  page,
  partner,
  mailbox,
}) => {
  const wizard = await filledQuote(page, `${partner}/plain.html?success-url=none`)
  await mailbox.fail({ delay: 5000 })
  await wizard.send.click()
  await expect.poll(async () => (await mailbox.posts()).length).toBe(2)
  await page.reload()
  await mailbox.fail({})
  await wizard.fillContact()
  await wizard.send.click()
  await expect(thanksOn(page)).toBeVisible()
  const [, ...lead] = await mailbox.posts()
  expect(lead).toHaveLength(2)
  expect(new Set(lead.map(({ leadId }) => leadId)).size).toBe(1)
})

test('the tab keeps the choices under plain names with a version number; after a reload they are announced again, and the element has the last price', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/plain.html`)
  const wizard = wizardOn(page)
  await wizard.choose('Airbnb Cleaning')
  await wizard.more('bedroom', 2)
  await expect
    .poll(() => storedIn(page, 'quote-builder/plain.html'))
    .toMatchObject({
      version: 3,
      stepId: 'home',
      preset: '',
      answers: { service: 'airbnb', bedrooms: 2, turnaround: 'flexible', extraServices: [] },
    })
  const lastPrice = () =>
    page.locator('quote-builder').evaluate((tag) => (tag as unknown as EventPage).quotechange)
  const before = await lastPrice()
  await page.reload()
  await expect(wizard.count('Bedrooms')).toHaveValue('2')
  const events = await page.evaluate(() => (window as unknown as EventPage).events)
  expect(events.map(([name]) => name)).toEqual(['quotestep', 'quotechange'])
  expect(events[1]?.[1]).toEqual(before)
  expect(await lastPrice()).toEqual(before)
})

test('choices that another version stored in the tab are dropped, and the wizard starts over', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/late.html`)
  const answers = { service: 'airbnb', bedrooms: 2 }
  for (const stored of [
    // As version 1.5.0 wrote it.
    { step: 2, X: '', N: answers },
    { stepIndex: 2, preset: '', answers },
    // As version 1.6.0 did.
    { version: 1, stepIndex: 2, preset: '', answers },
    { version: 3, stepIndex: 2, preset: '', answers },
  ]) {
    await page.evaluate(
      (text) => sessionStorage.setItem('quote-builder/plain.html', text),
      JSON.stringify(stored),
    )
    await page.goto(`${partner}/plain.html`)
    await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
  }
})

test('Back to a page that is loaded again after the thanks shows an empty inquiry, and nothing is sent again', async ({
  page,
  partner,
  mailbox,
}) => {
  const form = await sendInquiry(page, `${partner}/inquiry.html`)
  await travel(page, -1)
  await page.waitForURL(`${partner}/inquiry.html`)
  await expect(form.name).toHaveValue('')
  await expect(form.send).toBeEnabled()
  await travel(page, 1)
  await page.waitForURL('**/booked')
  expect(await mailbox.posts()).toHaveLength(1)
})

test.describe('a visitor who leaves the page right after pressing send', () => {
  const elsewhere = (page: Page) => page.evaluate(() => location.assign('/plain.html?elsewhere'))
  const namesIn = (mails: { template_params: Record<string, string> }[]) =>
    mails.map(({ template_params: mail }) => mail.name ?? mail.from_name)

  test('has still sent one quote', async ({ page, partner, mailbox }) => {
    const wizard = await filledQuote(page, `${partner}/plain.html`)
    await mailbox.fail({ delay: 1500 })
    await wizard.send.click()
    await elsewhere(page)
    await expect.poll(async () => namesIn(await mailbox.mails())).toContain(contact.name)
    expect(await mailbox.posts()).toHaveLength(2)
  })

  test('has still sent one inquiry', async ({ page, partner, mailbox }) => {
    await page.goto(`${partner}/inquiry.html`)
    await inquiryOn(page).fill()
    await mailbox.fail({ preflightDelay: 500 })
    await inquiryOn(page).send.click()
    await elsewhere(page)
    await expect.poll(async () => namesIn(await mailbox.mails())).toEqual([inquiry.name])
  })
})
