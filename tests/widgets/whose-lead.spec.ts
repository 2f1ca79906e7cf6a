import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { spacing } from './faults.ts'
import { eventsOn } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { leadForms, openFilled } from './lead-forms.ts'
import { blocked } from './states.ts'
import { contact, wizardOn } from './wizard-page.ts'

const mailRequests = '**/email/send'
const unconfirmedOn = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your quote may not have reached us.' })
const idsOf = (leads: Record<string, string>[]) => leads.map(({ lead_id }) => lead_id)

/** Fails to send a lead; afterwards the mail service can be reached again. Returns the lead's id. */
async function failToSend(
  page: Page,
  partner: string,
  posts: () => Promise<unknown[]>,
  leadForm: (typeof leadForms)[number] = leadForms[0],
) {
  await page.clock.install()
  const form = await openFilled(page, partner, leadForm, '?success-url=none', posts)
  await page.route(mailRequests, (route) => route.abort())
  await form.send.click()
  await expect(form.alert).toBeFocused()
  const failed = await eventsOn(page, /failed$/)
  await page.unroute(mailRequests)
  await page.clock.runFor(spacing)
  return failed.at(-1)?.[1].lead_id
}

test.describe('with a mail that is lost', () => {
  test.use({ expectedMessages: [blocked] })

  test('a page loaded again sends the same lead', async ({ page, partner, mailbox }) => {
    const failedId = await failToSend(page, partner, mailbox.posts)
    const wizard = wizardOn(page)
    await page.reload()
    await expect(unconfirmedOn(page)).toContainText('Send it once more, or call')
    await wizard.fillContact()
    await expect(unconfirmedOn(page)).toBeVisible()
    await wizard.send.click()
    await expect(wizard.thanks).toBeFocused()
    expect(idsOf(await mailbox.leads())).toEqual([failedId])
    await page.reload()
    await expect(wizard.heading).toHaveText('What needs cleaning?')
  })

  test('a quote changed after that is another lead', async ({ page, partner, mailbox }) => {
    const failedId = await failToSend(page, partner, mailbox.posts)
    const wizard = wizardOn(page)
    for (let step = 0; step < 2; step++) await wizard.back.click()
    await wizard.checkbox('Oven Cleaning').check()
    await wizard.continue.click()
    await wizard.book.click()
    await expect(wizard.alert).toHaveCount(0)
    // Setting the clock back an hour delays nothing.
    await page.evaluate(() => {
      const { now } = Date
      Date.now = () => now() - 3_600_000
    })
    await wizard.send.click()
    await expect(wizard.thanks).toBeFocused()
    const ids = idsOf(await mailbox.leads())
    expect(ids).toHaveLength(1)
    expect(ids).not.toContain(failedId)
  })

  test('a copied tab has its own lead', async ({ page, context, partner, mailbox }) => {
    await failToSend(page, partner, mailbox.posts)
    // As a browser's Duplicate does.
    const stored = await page.evaluate(() => ({ ...sessionStorage }))
    const copy = await context.newPage()
    await copy.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value)
    }, stored)
    await copy.goto(page.url())
    const copiedWizard = wizardOn(copy)
    await expect(copiedWizard.send).toBeVisible()
    await expect(unconfirmedOn(copy)).toHaveCount(0)
    await copiedWizard.sendContact({ name: 'Sam Second' })
    await expect(copiedWizard.thanks).toBeFocused()
    const wizard = wizardOn(page)
    await wizard.send.click()
    await expect(wizard.thanks).toBeFocused()
    const ids = idsOf(await mailbox.leads())
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
  })

  test('an inquiry keeps its id and service over a reload', async ({ page, partner, mailbox }) => {
    const failedId = await failToSend(page, partner, mailbox.posts, leadForms[1])
    const form = inquiryOn(page)
    await page.reload()
    await expect(form.alert).toContainText('Your message may not have reached us')
    await expect(form.service).toHaveValue('pressure-washing')
    await form.sendLead()
    expect(idsOf(await mailbox.leads())).toEqual([failedId])
  })
})

test('a contact that the page filled in is no robot', async ({ page, partner, mailbox }) => {
  const query =
    'success-url=none&service=residential&bedrooms=1&frequency=weekly&extras=none&contact-name=Sam Sample&contact-email=sam@sample.example&contact-phone=6045550199'
  await page.clock.install()
  await page.goto(`${partner}/plain.html?${query}`)
  await page.clock.pauseAt(Date.now() + 60_000)
  const wizard = wizardOn(page)
  await wizard.book.click()
  await page.getByLabel('Website').evaluate((field: HTMLInputElement) => {
    field.value = 'https://autofilled.example'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await wizard.send.click()
  await expect(wizard.thanks).toBeFocused()
  expect(await mailbox.leads()).toMatchObject([{ name: contact.name, suspect: 'yes' }])
})

test('typed text outlives an element that an app replaces', async ({ page, partner }) => {
  await page.goto(`${partner}/inquiry.html`)
  const form = inquiryOn(page)
  await form.fill()
  await page.locator('inquiry-form').evaluate(async (tag) => {
    tag.remove()
    await new Promise((resolve) => setTimeout(resolve))
    document.body.append(document.createElement('inquiry-form'))
  })
  await expect(form.name).toHaveValue('Priya Nair')
  await expect(form.message).not.toHaveValue('')
})

test('two forms with the same name are two leads', async ({ page, partner, mailbox }) => {
  await page.clock.install()
  await page.goto(`${partner}/inquiry.html?success-url=none&name=ours`)
  await page.evaluate(() => {
    const tag = '<inquiry-form name="ours" success-url="none"></inquiry-form>'
    document.body.insertAdjacentHTML('beforeend', tag)
  })
  const first = inquiryOn(page.locator('inquiry-form').first())
  const second = inquiryOn(page.locator('inquiry-form').last())
  await first.fill()
  await expect(second.name).toHaveValue('')
  await first.send.click()
  await expect(first.thanks).toBeVisible()
  await expect(second.thanks).toHaveCount(0)
  await page.clock.runFor(spacing)
  await second.sendLead({ name: 'Priya Second' })
  expect(new Set(idsOf(await mailbox.leads())).size).toBe(2)
})
