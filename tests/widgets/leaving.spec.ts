import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { oneBedroom } from '../facts.ts'
import { holdMails } from '../loading.ts'
import { leadForms, openFilled } from './lead-forms.ts'
import { contact, filledQuote, sendToAnotherService, wizardOn } from './wizard-page.ts'

const issue = 'There was an issue sending your quote.'

for (const leadForm of leadForms)
  test(`${leadForm.lead}: a closed page still sends${leadForm.lead === 'quote' ? '' : ' @long'}`, async ({
    page,
    partner,
    mailbox,
  }) => {
    const form = await openFilled(page, partner, leadForm, '', mailbox.posts)
    if (leadForm.lead === 'quote') await sendToAnotherService(page)
    await mailbox.fail({ preflightDelay: 1000 })
    await form.send.click()
    await page.close()
    await expect.poll(mailbox.leads, { timeout: 10_000 }).toHaveLength(1)
  })

test('the page leaves within two seconds', async ({ page, partner, mailbox, baseURL }) => {
  const { send, sending } = await filledQuote(page, `${partner}/plain.html`)
  await sendToAnotherService(page)
  await mailbox.fail({ delay: 4000 })
  await send.click()
  await expect(sending).toBeDisabled()
  const pressed = Date.now()
  await page.waitForURL(`${baseURL}/booked`, { waitUntil: 'commit' })
  expect(Date.now() - pressed).toBeLessThan(3500)
  await expect.poll(async () => (await mailbox.posts()).length, { timeout: 10_000 }).toBe(2)
  const { name, message } = contact
  expect(await mailbox.leads()).toMatchObject([
    { name, message, total_price: `${oneBedroom.total}` },
  ])
})

for (const [service, fault] of [
  ['is asked in vain for its consent @long', { preflightDelay: 3000, preflightDrop: true }],
  ['sends it elsewhere', { redirect: true }],
] as const)
  test(`no thanks where the service ${service}`, async ({ page, partner, mailbox, allowed }) => {
    allowed.push(/^error: quote: unreachable$|^error: Failed to load resource: net::ERR/)
    const { send } = await filledQuote(page, `${partner}/plain.html`)
    await sendToAnotherService(page)
    await mailbox.fail(fault)
    await send.click()
    await expect(page.getByText(issue)).toBeVisible()
    await expect(page).toHaveURL(/plain\.html$/)
    await mailbox.fail({})
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL('**/booked')
  })

test('a slow busy service keeps the page too', async ({ page, partner, mailbox, allowed }) => {
  allowed.push(/status of 503|^error: quote: busy/)
  await page.clock.install()
  const { send, alert } = await openFilled(page, partner, leadForms[0], '', mailbox.posts)
  await page.clock.pauseAt(Date.now() + 60_000)
  await mailbox.fail({ status: 503 })
  const waiting: (() => void)[] = []
  await page.route('**/email/send', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  await send.click()
  // Both tries together take longer than a page waits for an answer.
  for (const tries of [1, 2]) {
    await expect.poll(() => waiting.length).toBe(tries)
    await page.clock.runFor(1500)
    waiting.at(-1)?.()
  }
  await expect(alert).toBeFocused()
  await expect(page).toHaveURL(/plain\.html$/)
  expect(await mailbox.posts()).toHaveLength(3)
})

test('what was typed is kept; Back is off while it is sent', async ({ page, partner, baseURL }) => {
  const wizard = await filledQuote(page, `${partner}/plain.html`)
  await wizard.back.click()
  await wizard.book.click()
  await expect(page.getByLabel('Name')).toHaveValue(contact.name)
  await expect(page.getByLabel('Additional Notes')).toHaveValue(contact.message)

  // The clock is paused, so the page does not leave after two seconds.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const release = await holdMails(page)
  await wizard.send.click()
  await expect(wizard.sending).toBeDisabled()
  await expect(wizard.back).toBeDisabled()
  release()
  await page.waitForURL(`${baseURL}/booked`)
})

test('a page that a visitor does not leave thanks', async ({ page, partner, mailbox }) => {
  const { send, thanks } = await filledQuote(page, `${partner}/plain.html`)
  await page.clock.install()
  // The page asks whether to leave it, and the visitor stays.
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()))
  const isAsked = page.waitForEvent('dialog')
  page.on('dialog', (dialog) => dialog.dismiss())
  await send.click()
  await isAsked
  await page.clock.runFor(3000)
  await expect(thanks).toBeFocused()
  expect(await mailbox.posts()).toHaveLength(2)
})

for (const leadForm of leadForms)
  test(`${leadForm.lead}: a removed form moves nobody`, async ({ page, partner, mailbox }) => {
    const { tag, lead, file } = leadForm
    await page.clock.install()
    await openFilled(page, partner, leadForm, '', mailbox.posts)
    await mailbox.fail({ delay: 300 })
    await page.locator(tag).evaluate((element, lead) => {
      const leadEvents: string[] = []
      Object.assign(window, { leadEvents })
      for (const name of [`${lead}sent`, `${lead}submit`])
        element.addEventListener(name, () => leadEvents.push(name))
      element.shadowRoot?.querySelector('form')?.requestSubmit()
      element.remove()
    }, lead)
    const leadEvents = () =>
      page.evaluate(() => (window as unknown as { leadEvents: string[] }).leadEvents)
    await expect.poll(leadEvents).toEqual([`${lead}sent`])
    await page.clock.runFor(5000)
    expect(await leadEvents()).toEqual([`${lead}sent`])
    await expect(page).toHaveURL(new RegExp(`${file}$`))
  })

/** A press, and a link that is followed at once. */
const pressAndLeave = async (page: Page, send: { click(): Promise<void> }) => {
  await send.click()
  await page.evaluate(() => location.assign('/plain.html?elsewhere'))
}

for (const leadForm of leadForms)
  test(`${leadForm.lead}: who leaves has sent one`, async ({ page, partner, mailbox }) => {
    const form = await openFilled(page, partner, leadForm, '', mailbox.posts)
    await mailbox.fail(leadForm.lead === 'quote' ? { delay: 1500 } : { preflightDelay: 500 })
    await pressAndLeave(page, form.send)
    await expect.poll(mailbox.leads).toHaveLength(1)
    expect(await mailbox.posts()).toHaveLength(1 + leadForm.earlier)
    await wizardOn(page).heading.waitFor()
  })
