import type { Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect, test } from '../browser.ts'
import { builtFor } from '../built.ts'
import { setOn } from './host.ts'
import { dialogOn, wizardOn } from './wizard-page.ts'

/** Another company's script, which asks for a day and a postal code. */
const body = builtFor('specified')

/**
 * In the company's time zone it is late on Christmas Eve, a Wednesday; for its visitor it is the
 * evening of Christmas Day.
 */
const now = '2025-12-25T06:59:00Z'
test.use({ timezoneId: 'Pacific/Auckland' })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(now)
  await page.route('**/widgets/quote-builder.js', async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await body }),
  )
})

/** The contact step of that company, which is closed on Saturdays and Sundays. */
async function openContact(page: Page, address: string) {
  const wizard = wizardOn(page)
  await page.goto(`${address}?success-url=none`)
  await wizard.openContact()
  return {
    ...wizard,
    day: page.getByLabel('Preferred day'),
    code: page.getByLabel('Postal code'),
    outside: page.getByRole('status').filter({ hasText: 'we may still come: ask us' }),
  }
}

test('a day and a postal code are sent with the lead alone', async ({ page, partner, mailbox }) => {
  const { fillContact, day, code, send, thanks } = await openContact(page, `${partner}/plain.html`)
  await fillContact()
  await day.fill('2026-02-20')
  await code.fill('v2b-4w8')
  await send.click()
  await expect(thanks).toBeVisible()
  const dayAndPlace = { preferred_date: '2026-02-20', postal_code: 'V2B 4W8', area: 'served' }
  expect(await mailbox.leads()).toMatchObject([dayAndPlace])
  const all = (await mailbox.mails()).map(({ template_params }) => template_params)
  const viewed = all.find(({ name }) => name === 'viewed quote')
  for (const field of Object.keys(dayAndPlace)) expect(viewed).not.toHaveProperty(field)
})

test('both fields are optional, within sixty days', async ({ page, partner, mailbox }) => {
  const wizard = await openContact(page, `${partner}/plain.html`)
  const { day, code, outside } = wizard
  // From today by the company's clock.
  await expect(day).toHaveAttribute('min', '2025-12-24')
  await expect(day).toHaveAttribute('max', '2026-02-22')
  await expect(day).toHaveAccessibleDescription('Optional. Closed on Saturdays and Sundays.')
  await expect(code).toHaveAccessibleDescription('Optional')
  for (const field of [day, code]) await expect(field).toHaveAttribute('aria-required', 'false')
  await expect(day).not.toHaveAttribute('specialdays')
  await expect(outside).toHaveCount(0)
  await wizard.sendContact()
  await expect(wizard.thanks).toBeVisible()
  const empty = { preferred_date: '', postal_code: '', area: '' }
  expect(await mailbox.leads()).toMatchObject([empty])
})

/** What is typed, whether it is said at once or when the button is pressed, what is said, and what is right. */
const mistakes = `
  Preferred day | 12282025 | at once | We are closed on Sundays. Please choose another day. | 2025-12-29
  Preferred day | 12252025 | at once | We are closed for Christmas Day. Please choose another day. | 2026-01-17
  Preferred day | 02232026 | at once | Please choose a day within the next 60 days. | 2026-02-20
  Preferred day | 12232025 | at once | This day has passed. Please choose a later one. | 2025-12-24
  Preferred day | 12 | when pressed | Please finish the date, or clear it. | 2025-12-29
  Postal code | V3T OA1 | when pressed | This is no Canadian postal code. Please write one such as V3T 4W8. | V3T 0A1`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' | ') as [string, string, string, string, string])

test('a mistake is said until it is right', async ({ page, partner, mailbox }) => {
  const wizard = await openContact(page, `${partner}/plain.html`)
  const { fillContact, send, alert, thanks } = wizard
  await fillContact()
  for (const [label, keys, when, says, right] of mistakes)
    await test.step(`${keys}: ${says}`, async () => {
      const isSaidAtOnce = when === 'at once'
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
      expect(await mailbox.leads()).toEqual([])

      await field.fill(right)
      await expect(alert).toBeHidden()
      await expect(field).toHaveAttribute('aria-invalid', 'false')
    })
  await send.click()
  await expect(thanks).toBeVisible()
})

test('a visitor outside the area can still send', async ({ page, partner, mailbox }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const wizard = await openContact(page, `${partner}/plain.html`)
  const { fillContact, day, code, outside, send, thanks } = wizard
  await fillContact()
  await day.fill('2025-12-29')
  await code.fill('V5K 0A')
  await expect(outside).toHaveCount(0)
  await code.press('1')
  await expect(outside).toBeVisible()
  await expect(code).toHaveAttribute('aria-invalid', 'false')
  // Neither field is stored, put into an address or reported to the page.
  const knownToPage = () =>
    page.evaluate(() => {
      const { dataLayer, events } = window as unknown as { dataLayer: unknown; events: unknown }
      const storedItems = [localStorage, sessionStorage].map((storage) => ({ ...storage }))
      return JSON.stringify([dataLayer, events, storedItems, document.cookie, location.href])
    })
  const before = await knownToPage()
  await send.click()
  await expect(thanks).toBeVisible()
  const all = [before, await knownToPage(), ...addresses].join('\n')
  expect(all).toContain('quotesent')
  expect(all).toContain('quote-builder-visit')
  expect(all).not.toMatch(/2025-12-29|V5K|0A1/i)
  expect(await mailbox.leads()).toMatchObject([{ postal_code: 'V5K 0A1', area: 'outside' }])
})

test('in a dialog all errors show in order, and axe finds no fault', async ({ page, partner }) => {
  const { dialog, element } = dialogOn(page)
  const { day, code, send, alert, outside } = await openContact(page, `${partner}/dialog.html`)
  await expect(dialog).toBeVisible()
  const expectNoViolations = async (state: string) => {
    for (const theme of ['light', 'dark']) {
      await setOn(element, { theme })
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
