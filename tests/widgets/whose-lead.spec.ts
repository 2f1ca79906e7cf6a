import type { BrowserContext, Page } from 'playwright/test'
import { expect, type Mail, test } from '../browser.ts'
import { spacing } from './faults.ts'
import { inquiryOn } from './inquiry-page.ts'
import { blocked } from './states.ts'
import { contact, filledQuote, thanksOn, wizardOn } from './wizard-page.ts'

const mailRequests = '**/email/send'
const unconfirmedOn = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your quote may not have reached us.' })
const idsOf = (mails: Mail[]) =>
  mails
    .map(({ template_params: params }) => params)
    .filter(({ name }) => name !== 'viewed quote')
    .map(({ lead_id }) => lead_id)

/** The id of the lead that failed last, from the event on the page. */
const failedIdOn = (page: Page) =>
  page.evaluate(() => {
    const { events } = window as unknown as { events: [string, { lead_id: string }][] }
    return events.findLast(([name]) => name.endsWith('failed'))?.[1].lead_id
  })

/** Fills in a quote and fails to send it; afterwards the mail service can be reached again. */
async function failToSend(page: Page, partner: string, posts: () => Promise<unknown[]>) {
  await page.clock.install()
  const wizard = await filledQuote(page, `${partner}/plain.html?success-url=none`)
  await expect.poll(async () => (await posts()).length).toBe(1)
  await page.route(mailRequests, (route) => route.abort())
  await wizard.send.click()
  await expect(page.getByRole('alert')).toBeFocused()
  const failedId = await failedIdOn(page)
  await page.unroute(mailRequests)
  await page.clock.runFor(spacing)
  return { wizard, failedId }
}

/** Opens a new tab with a copy of the page's session storage, as a browser's Duplicate does. */
async function copyOf(page: Page, context: BrowserContext) {
  const stored = await page.evaluate(() => ({ ...sessionStorage }))
  const copy = await context.newPage()
  await copy.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value)
  }, stored)
  await copy.goto(page.url())
  return copy
}

test.describe('with a mail that is lost', () => {
  test.use({ expectedMessages: [blocked] })

  test('a page that is loaded again says that the quote may not have arrived, and the same lead is sent again', async ({
    page,
    partner,
    mailbox,
  }) => {
    const { wizard, failedId } = await failToSend(page, partner, mailbox.posts)
    await page.reload()
    await expect(unconfirmedOn(page)).toContainText('Send it once more, or call')
    await wizard.fillContact()
    await expect(unconfirmedOn(page)).toBeVisible()
    await wizard.send.click()
    await expect(thanksOn(page)).toBeFocused()
    expect(idsOf(await mailbox.mails())).toEqual([failedId])
    await page.reload()
    await expect(wizard.heading).toHaveText('What needs cleaning?')
  })

  test('a quote that is changed after that is another lead without that message, and setting the clock back an hour delays nothing', async ({
    page,
    partner,
    mailbox,
  }) => {
    const { wizard, failedId } = await failToSend(page, partner, mailbox.posts)
    for (let step = 0; step < 2; step++) await wizard.back.click()
    await wizard.checkbox('Oven Cleaning').check()
    await wizard.continue.click()
    await wizard.book.click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.evaluate(() => {
      const { now } = Date
      Date.now = () => now() - 3_600_000
    })
    await wizard.send.click()
    await expect(thanksOn(page)).toBeFocused()
    const ids = idsOf(await mailbox.mails())
    expect(ids).toHaveLength(1)
    expect(ids).not.toContain(failedId)
  })

  test('a tab that is copied while sending sends its own lead', async ({
    page,
    context,
    partner,
    mailbox,
  }) => {
    const { wizard } = await failToSend(page, partner, mailbox.posts)
    const copy = await copyOf(page, context)
    const copiedWizard = wizardOn(copy)
    await expect(copiedWizard.send).toBeVisible()
    await expect(unconfirmedOn(copy)).toHaveCount(0)
    await copiedWizard.fillContact({ name: 'Sam Second' })
    await copiedWizard.send.click()
    await expect(thanksOn(copy)).toBeFocused()
    await wizard.send.click()
    await expect(thanksOn(page)).toBeFocused()
    const ids = idsOf(await mailbox.mails())
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
  })

  test('an inquiry keeps its id and its service when its page is loaded again', async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.goto(`${partner}/inquiry.html?success-url=none`)
    const form = inquiryOn(page)
    await form.fill()
    await page.route(mailRequests, (route) => route.abort())
    await form.send.click()
    await expect(form.oops).toBeVisible()
    const failedId = await failedIdOn(page)
    await page.unroute(mailRequests)
    await page.reload()
    await expect(form.alert).toContainText('Your message may not have reached us')
    await expect(form.service).toHaveValue('pressure-washing')
    await form.fill()
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    expect(idsOf(await mailbox.mails())).toEqual([failedId])
  })
})

test('a contact that the page filled in never counts as a robot, however fast it is sent', async ({
  page,
  partner,
  mailbox,
}) => {
  const contactQuery =
    '&contact-name=Sam Sample&contact-email=sam@sample.example&contact-phone=6045550199'
  await page.clock.install()
  await page.goto(
    `${partner}/plain.html?success-url=none&service=residential&bedrooms=1&frequency=weekly&extras=none${contactQuery}`,
  )
  await page.clock.pauseAt(Date.now() + 60_000)
  const wizard = wizardOn(page)
  await wizard.book.click()
  await page.getByLabel('Website').evaluate((field: HTMLInputElement) => {
    field.value = 'https://autofilled.example'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await wizard.send.click()
  await expect(thanksOn(page)).toBeFocused()
  const lead = (await mailbox.mails()).find((mail) => mail.template_params.name === contact.name)
  expect(lead?.template_params.suspect).toBe('yes')
})

test('a test lead says so in its events, and is not a conversion', async ({ page, partner }) => {
  const wizard = await filledQuote(page, `${partner}/plain.html?success-url=none&test=yes`)
  await wizard.send.click()
  await expect(thanksOn(page)).toBeFocused()
  const testEvents = await page.evaluate(() => {
    const { events, dataLayer } = window as unknown as {
      events: [string, { test?: true }][]
      dataLayer: { event: string; test?: true }[]
    }
    return {
      tests: events.filter(([, detail]) => detail.test).map(([name]) => name),
      leads: dataLayer.filter(({ event }) => event.endsWith('lead')),
    }
  })
  expect(testEvents.tests).toEqual(['quoteview', 'quotesent', 'quotesubmit'])
  expect(testEvents.leads).toMatchObject([{ event: 'test_lead', test: true }])
})

test('typed text is still there when an app removes the element and adds it again', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/inquiry.html`)
  const form = inquiryOn(page)
  await form.fill()
  await page.evaluate(async () => {
    const tag = document.querySelector('inquiry-form')
    tag?.remove()
    await new Promise((resolve) => setTimeout(resolve))
    document.body.append(document.createElement('inquiry-form'))
  })
  await expect(form.name).toHaveValue('Priya Nair')
  await expect(form.message).not.toHaveValue('')
})

test('two forms with the same name on a page are sent as two leads', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.clock.install()
  await page.goto(`${partner}/inquiry.html?success-url=none&name=ours`)
  await page.evaluate(() => {
    const second = document.createElement('inquiry-form')
    second.setAttribute('name', 'ours')
    second.setAttribute('success-url', 'none')
    document.body.append(second)
  })
  const first = inquiryOn(page.locator('inquiry-form').first())
  const second = inquiryOn(page.locator('inquiry-form').last())
  await first.fill()
  await expect(second.name).toHaveValue('')
  await first.send.click()
  await expect(first.thanks).toBeVisible()
  await expect(second.thanks).toHaveCount(0)
  await second.fill({ name: 'Priya Second' })
  await page.clock.runFor(spacing)
  await second.send.click()
  await expect(second.thanks).toBeVisible()
  expect(new Set(idsOf(await mailbox.mails())).size).toBe(2)
})
