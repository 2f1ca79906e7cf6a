import { expect, test } from '../browser.ts'
import { oneBedroom } from '../facts.ts'
import { holdMails } from '../hold-back.ts'
import { removeWhileSending } from './removed-while-sending.ts'
import { contact, sendToAnotherService, thanksOn, wizardOn } from './wizard-page.ts'

const lead = { total_price: `${oneBedroom.total}`, name: contact.name, message: contact.message }

test.beforeEach(async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html`)
  await wizardOn(page).openContact()
  await wizardOn(page).fillContact()
})

test('a lead sent just before the page is closed still arrives, even when the preflight is slow', async ({
  page,
  mailbox,
}) => {
  await sendToAnotherService(page)
  await mailbox.fail({ preflightDelay: 1000 })
  await wizardOn(page).send.click()
  await page.close()
  await expect
    .poll(async () => (await mailbox.mails()).map((mail) => mail.template_params), {
      timeout: 10_000,
    })
    .toContainEqual(expect.objectContaining(lead))
})

test('the page leaves within two seconds however long the answer takes, and the lead arrives once', async ({
  page,
  mailbox,
  baseURL,
}) => {
  await sendToAnotherService(page)
  await mailbox.fail({ delay: 4000 })
  const wizard = wizardOn(page)
  await wizard.send.click()
  await expect(page.getByRole('button', { name: 'Sending Quote...' })).toBeDisabled()
  const pressed = Date.now()
  await page.waitForURL(`${baseURL}/booked`, { waitUntil: 'commit' })
  expect(Date.now() - pressed).toBeLessThan(3500)
  await expect.poll(async () => (await mailbox.posts()).length, { timeout: 10_000 }).toBe(2)
  expect(
    (await mailbox.mails()).filter((mail) => mail.template_params.name === contact.name),
  ).toHaveLength(1)
})

test.describe('a service that does not take the lead', () => {
  test.use({
    expectedMessages: [/^error: quote: unreachable$|^error: Failed to load resource: net::ERR/],
  })

  for (const [service, fault] of [
    [
      'that is asked for its consent in vain, for longer than a page waits',
      { preflightDelay: 3000, preflightDrop: true },
    ],
    ['that sends it elsewhere', { redirect: true }],
  ] as const) {
    test(`${service}, is not thanked for: the visitor reads that the lead did not go`, async ({
      page,
      mailbox,
    }) => {
      await sendToAnotherService(page)
      await mailbox.fail(fault)
      await wizardOn(page).send.click()
      await expect(page.getByText('There was an issue sending your quote.')).toBeVisible()
      await expect(page).toHaveURL(/plain\.html$/)
    })
  }
})

test('pressing send again and again, by button and by Enter, sends one lead', async ({
  page,
  mailbox,
  baseURL,
}) => {
  await page.locator('quote-builder').evaluate(({ shadowRoot }) => {
    const form = shadowRoot?.querySelector('form')
    for (let i = 0; i < 3; i++) {
      form?.requestSubmit()
      form?.querySelector<HTMLElement>('[type=submit]')?.click()
    }
  })
  await page.waitForURL(`${baseURL}/booked`)
  const leads = (await mailbox.mails()).filter((mail) => mail.template_params.name === contact.name)
  expect(leads).toHaveLength(1)
})

test.describe('a mail service that is busy once', () => {
  test.use({ expectedMessages: [/Failed to load resource: .* status of 503/] })

  test('is retried with the same lead, and the visitor notices nothing', async ({
    page,
    mailbox,
    baseURL,
  }) => {
    // The mail about the viewed quote goes first.
    await expect.poll(async () => (await mailbox.posts()).length).toBe(1)
    await mailbox.fail({ status: 503, times: 1 })
    await wizardOn(page).send.click()
    await page.waitForURL(`${baseURL}/booked`)
    await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
    const ids = (await mailbox.posts()).slice(-2).map(({ leadId }) => leadId)
    expect(ids[0]).toBe(ids[1])
  })
})

test('typed contact data is kept while looking back at the quote; Back is off while it is being sent', async ({
  page,
  baseURL,
}) => {
  const wizard = wizardOn(page)
  await wizard.back.click()
  await wizard.book.click()
  await expect(page.getByLabel('Name')).toHaveValue(contact.name)
  await expect(page.getByLabel('Additional Notes')).toHaveValue(contact.message)

  // The clock is paused, so the page does not leave after two seconds.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const release = await holdMails(page)
  await wizard.send.click()
  await expect(page.getByRole('button', { name: 'Sending Quote...' })).toBeDisabled()
  await expect(wizard.back).toBeDisabled()
  release()
  await page.waitForURL(`${baseURL}/booked`)
})

test('a page that stays although it should leave says what became of the quote', async ({
  page,
  mailbox,
}) => {
  await page.clock.install()
  // The page asks whether to leave it, and the visitor stays.
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()))
  const isAsked = page.waitForEvent('dialog')
  page.on('dialog', (dialog) => dialog.dismiss())
  await wizardOn(page).send.click()
  await isAsked
  await page.clock.runFor(3000)
  await expect(thanksOn(page)).toBeFocused()
  expect(await mailbox.posts()).toHaveLength(2)
})

test('a visitor who went elsewhere in the page while the quote was sent stays there', async ({
  page,
  mailbox,
}) => {
  await page.clock.install()
  await mailbox.fail({ delay: 300 })
  await removeWhileSending(page, 'quote-builder', 'quote')
  await expect(page).toHaveURL(/\/plain\.html$/)
})
