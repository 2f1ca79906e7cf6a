import type { Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect } from '../browser.ts'
import { dialogOn } from './dialog-page.ts'
import { test } from './other-owner.ts'
import { contact, thanksOn, wizardOn } from './wizard-page.ts'

/**
 * In the company's time zone it is late on Christmas Eve, a Wednesday; for its visitor it is the
 * evening of Christmas Day.
 */
const now = '2025-12-25T06:59:00Z'
test.use({ timezoneId: 'Pacific/Auckland' })

/** The contact step of the other company, which is closed on Saturdays and Sundays. */
function contactStepOn(page: Page) {
  const wizard = wizardOn(page)
  return {
    ...wizard,
    day: page.getByLabel('Preferred day'),
    code: page.getByLabel('Postal code'),
    alert: page.getByRole('alert'),
    thanks: thanksOn(page),
    outside: page.getByRole('status').filter({ hasText: 'we may still come: ask us' }),
    async reach(address: string) {
      await page.goto(`${address}?success-url=none`)
      await wizard.openContact()
    },
  }
}

test.beforeEach(({ page }) => page.clock.setFixedTime(now))

test('a day and a postal code are sent with the lead, tidied, and only with the lead', async ({
  page,
  partner,
  mailbox,
}) => {
  const { reach, fillContact, day, code, send, thanks } = contactStepOn(page)
  await reach(`${partner}/plain.html`)
  await fillContact()
  await day.fill('2026-02-20')
  await code.fill('v2b-4w8')
  await send.click()
  await expect(thanks).toBeVisible()
  const mails = (await mailbox.mails()).map(({ template_params }) => template_params)
  const lead = mails.find(({ name }) => name === contact.name)
  const dayAndPlace = { preferred_date: '2026-02-20', postal_code: 'V2B 4W8', area: 'served' }
  expect(lead).toMatchObject(dayAndPlace)
  const viewed = mails.find(({ name }) => name === 'viewed quote')
  for (const field of Object.keys(dayAndPlace)) expect(viewed).not.toHaveProperty(field)
})

test("both fields are optional, say so, and are sent empty when they are; the calendar offers sixty days, from today by the company's clock", async ({
  page,
  partner,
  mailbox,
}) => {
  const { reach, fillContact, day, code, outside, send, thanks } = contactStepOn(page)
  await reach(`${partner}/plain.html`)
  await expect(day).toHaveAttribute('min', '2025-12-24')
  await expect(day).toHaveAttribute('max', '2026-02-22')
  await expect(day).toHaveAccessibleDescription('Optional. Closed on Saturdays and Sundays.')
  await expect(code).toHaveAccessibleDescription('Optional')
  for (const field of [day, code]) await expect(field).toHaveAttribute('aria-required', 'false')
  await fillContact()
  await expect(outside).toHaveCount(0)
  await send.click()
  await expect(thanks).toBeVisible()
  const lead = (await mailbox.mails()).find(({ template_params }) => template_params.email)
  expect(lead?.template_params).toMatchObject({ preferred_date: '', postal_code: '', area: '' })
})

const mistakes = [
  {
    title: 'a complete date that is wrong is reported as soon as it is typed',
    isSaidAtOnce: true,
    entries: [
      {
        what: 'a closed day',
        label: 'Preferred day',
        keys: '12282025',
        says: 'We are closed on Sundays. Please choose another day.',
        right: '2025-12-29',
      },
      {
        what: 'a holiday',
        label: 'Preferred day',
        keys: '12252025',
        says: 'We are closed on December 25. Please choose another day.',
        right: '2025-12-26',
      },
      {
        what: 'a day too far ahead',
        label: 'Preferred day',
        keys: '02232026',
        says: 'Please choose a day within the next 60 days.',
        right: '2026-02-20',
      },
      {
        what: 'a past day',
        label: 'Preferred day',
        keys: '12232025',
        says: 'This day has passed. Please choose a later one.',
        right: '2025-12-24',
      },
    ],
  },
  {
    title: 'half a date and a wrong postal code are reported when the button is pressed',
    isSaidAtOnce: false,
    entries: [
      {
        what: 'half a date',
        label: 'Preferred day',
        keys: '12',
        says: 'Please finish the date, or clear it.',
        right: '2025-12-29',
      },
      {
        what: 'a postal code with an O for a 0',
        label: 'Postal code',
        keys: 'V3T OA1',
        says: 'This is no Canadian postal code. Please write one such as V3T 4W8.',
        right: 'V3T 0A1',
      },
    ],
  },
]

for (const { title, isSaidAtOnce, entries } of mistakes) {
  test(title, async ({ page, partner, mailbox }) => {
    const { reach, fillContact, send, alert, thanks } = contactStepOn(page)
    await reach(`${partner}/plain.html`)
    await fillContact()
    for (const { what, label, keys, says, right } of entries) {
      await test.step(`${what}: ${says}`, async () => {
        const field = page.getByLabel(label)
        // Typing begins at the first part of a date only when the field has just got the focus.
        await send.focus()
        await field.fill('')
        await send.focus()
        await field.focus()
        await page.keyboard.type(keys)
        await expect(page.getByText(says)).toHaveCount(isSaidAtOnce ? 1 : 0)
        await expect(alert).toHaveCount(isSaidAtOnce ? 1 : 0)
        await expect(field).toHaveAttribute('aria-invalid', `${isSaidAtOnce}`)
        await page.keyboard.press('Enter')
        await expect(alert).toBeFocused()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(new RegExp(`^Optional.* ${says}$`))
        await alert.getByRole('link', { name: says }).press('Enter')
        await expect(field).toBeFocused()
        expect((await mailbox.mails()).filter((mail) => mail.template_params.email)).toEqual([])

        await field.fill(right)
        await expect(alert).toBeHidden()
        await expect(field).toHaveAttribute('aria-invalid', 'false')
      })
    }
    await send.click()
    await expect(thanks).toBeVisible()
  })
}

test('a visitor outside the area reads so at once and can still send; neither field is stored, put into an address or reported to the page', async ({
  page,
  partner,
  mailbox,
}) => {
  const { reach, fillContact, day, code, outside, send, thanks } = contactStepOn(page)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await reach(`${partner}/plain.html`)
  await fillContact()
  await day.fill('2025-12-29')
  await code.fill('V5K 0A')
  await expect(outside).toHaveCount(0)
  await code.press('1')
  await expect(outside).toBeVisible()
  await expect(code).toHaveAttribute('aria-invalid', 'false')
  const knownToPage = () =>
    page.evaluate(() => {
      const { dataLayer, events } = window as unknown as { dataLayer: unknown; events: unknown }
      const storedItems = [localStorage, sessionStorage].flatMap((storage) =>
        Object.entries(storage),
      )
      return JSON.stringify([dataLayer, events, storedItems, document.cookie, location.href])
    })
  const before = await knownToPage()
  await send.click()
  await expect(thanks).toBeVisible()
  const all = [before, await knownToPage(), ...addresses].join('\n')
  expect(all).toContain('quotesent')
  expect(all).toContain('quote-builder-visit')
  expect(all).not.toMatch(/2025-12-29|V5K|0A1/i)
  const lead = (await mailbox.mails()).find(({ template_params }) => template_params.email)
  expect(lead?.template_params).toMatchObject({ postal_code: 'V5K 0A1', area: 'outside' })
})

test('in a dialog all errors show together, in the order of the form, and axe finds no fault, empty, wrong or outside, light or dark', async ({
  page,
  partner,
}) => {
  const { reach, day, code, send, alert, outside } = contactStepOn(page)
  const { dialog, element } = dialogOn(page)
  await reach(`${partner}/dialog.html`)
  await expect(dialog).toBeVisible()
  const expectNoViolations = async (state: string) => {
    for (const theme of ['light', 'dark']) {
      await element.evaluate((tag, value) => tag.setAttribute('theme', value), theme)
      const found = await violations(page, (axe) => axe.include('quote-builder'))
      expect.soft(found, `${state}, ${theme}`).toEqual([])
    }
  }
  await expectNoViolations('empty')
  await day.fill('2025-12-27')
  await code.fill('V3T')
  await send.click()
  await expect(alert.getByRole('heading')).toHaveText('Five things to fix')
  await expect(alert.getByRole('link')).toHaveText([
    'Name is required.',
    'Email is required.',
    'Phone Number is required.',
    'We are closed on Saturdays. Please choose another day.',
    'This is no Canadian postal code. Please write one such as V3T 4W8.',
  ])
  await expectNoViolations('wrong')
  await day.fill('2025-12-29')
  await code.fill('V5K 0A1')
  await expect(outside).toBeVisible()
  await expectNoViolations('outside')
})
