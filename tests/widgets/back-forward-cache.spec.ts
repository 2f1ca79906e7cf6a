import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { keepsPages } from '../chromium.ts'
import { inquiry } from './inquiry-page.ts'
import { sendInquiry, sendQuote, travel } from './travel.ts'
import { contact } from './wizard-page.ts'

// Playwright switches the back/forward cache off.
test.use({ launchOptions: { ...keepsPages, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })
// In one worker: the whole browser takes seconds to start.
test.describe.configure({ mode: 'default' })

/** Whether the page came back as it was left, and was not loaded again. */
const wasKept = (page: Page) =>
  page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type ===
        'navigate' && 'sameDocument' in window,
  )

test('Back from the thank-you page starts a new quote at once, which sends another lead', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.addInitScript(() => Object.assign(window, { sameDocument: true }))
  const wizard = await sendQuote(page, `${partner}/plain.html`)
  await travel(page, -1)
  await page.waitForURL(`${partner}/plain.html`, { waitUntil: 'commit' })
  expect(await wasKept(page)).toBe(true)
  await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
  await wizard.openContact()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await wizard.fillContact({ name: 'Sam Second' })
  await wizard.send.click()
  await page.waitForURL('**/booked')
  await expect.poll(async () => (await mailbox.mails()).length).toBe(4)
  const leads = (await mailbox.mails()).filter((mail) => mail.template_params.email)
  expect(leads.map((mail) => mail.template_params.name)).toEqual(['Sam Second', contact.name])
  expect(new Set(leads.map((mail) => mail.template_params.lead_id)).size).toBe(2)
})

test('Back from the thank-you page shows an empty inquiry, ready for another message', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.addInitScript(() => Object.assign(window, { sameDocument: true }))
  const form = await sendInquiry(page, `${partner}/inquiry.html`)
  await travel(page, -1)
  await page.waitForURL(`${partner}/inquiry.html`, { waitUntil: 'commit' })
  expect(await wasKept(page)).toBe(true)
  await expect(form.message).toHaveValue('')
  await form.fill({ name: 'Priya Second' })
  await form.send.click()
  await page.waitForURL('**/booked')
  expect((await mailbox.mails()).map((mail) => mail.template_params.from_name)).toEqual([
    'Priya Second',
    inquiry.name,
  ])
})
