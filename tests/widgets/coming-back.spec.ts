import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { eventsOn } from './host.ts'
import { sendInquiry, sendQuote, travel } from './travel.ts'
import { filledQuote, wizardOn } from './wizard-page.ts'

const storedIn = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'), key)

test('Back from the thanks starts anew', async ({ page, partner, mailbox }) => {
  await sendQuote(page, `${partner}/plain.html`)
  await travel(page, -1)
  await page.waitForURL(`${partner}/plain.html`)
  await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
  expect(await storedIn(page, 'quote-builder/plain.html')).toBeNull()
  expect(await storedIn(page, 'quote-builder-lead/plain.html')).toBeNull()
  await travel(page, 1)
  await page.waitForURL('**/booked')
  expect(await mailbox.posts()).toHaveLength(2)

  const form = await sendInquiry(page, `${partner}/inquiry.html`)
  await travel(page, -1)
  await page.waitForURL(`${partner}/inquiry.html`)
  await expect(form.name).toHaveValue('')
  await expect(form.send).toBeEnabled()
  await travel(page, 1)
  await page.waitForURL('**/booked')
  expect(await mailbox.posts()).toHaveLength(3)
})

test('a reload while sending keeps the lead’s id', async ({ page, partner, mailbox }) => {
  const wizard = await filledQuote(page, `${partner}/plain.html?success-url=none`)
  await mailbox.fail({ delay: 5000 })
  await wizard.send.click()
  await expect.poll(async () => (await mailbox.posts()).length).toBe(2)
  await page.reload()
  await mailbox.fail({})
  await wizard.sendContact()
  await expect(wizard.thanks).toBeVisible()
  const [, ...lead] = await mailbox.posts()
  expect(lead).toHaveLength(2)
  expect(new Set(lead.map(({ leadId }) => leadId)).size).toBe(1)
})

test('the tab keeps the choices, and a reload announces them again', async ({ page, partner }) => {
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
    page.locator('quote-builder').evaluate((tag) => Reflect.get(tag, 'quotechange'))
  const before = await lastPrice()
  await page.reload()
  await expect(wizard.count('Bedrooms')).toHaveValue('2')
  const [step, change, ...more] = await eventsOn(page)
  expect(more).toEqual([])
  expect(step?.[0]).toBe('quotestep')
  expect(change).toEqual(['quotechange', before])
  expect(await lastPrice()).toEqual(before)
})

test('choices that another version stored are dropped', async ({ page, partner }) => {
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
