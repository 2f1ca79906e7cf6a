import { expect, test } from '../browser.ts'
import { emailJsVersion } from '../emailjs-version.ts'
import { business } from '../facts.ts'
import { holdMails } from '../hold-back.ts'
import { inquiry, inquiryOn } from './inquiry-page.ts'
import { scriptParams } from './script-params.ts'
import { sentInquiry, withoutSuspectMark } from './sent.ts'
import { nowhere } from './where-from.ts'

test('a visitor fills in the form by keyboard alone, reads that it was sent, and lands on /booked', async ({
  page,
  partner,
  mailbox,
  baseURL,
}) => {
  await page.goto(`${partner}/inquiry.html?utm_source=newsletter#write`)
  const form = inquiryOn(page)
  await expect(form.name).toBeVisible()
  // The thanks stay until the test has read them.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const release = await holdMails(page)
  await page.keyboard.press('Tab')
  for (const value of [inquiry.name, inquiry.email, inquiry.phone, 'Pres', inquiry.message]) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await expect(form.service).toHaveValue('pressure-washing')
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.sending).toBeDisabled()
  release()
  await expect(form.thanks).toBeVisible()
  await expect(
    page.getByText(
      `Thank you for contacting us. We'll get back to you within ${business.responseHours} hours with a detailed quote.`,
      { exact: true },
    ),
  ).toBeVisible()
  await expect(page.getByRole('status').filter({ has: form.thanks })).toBeFocused()
  for (const empty of [form.name, form.email, form.phone, form.service, form.message])
    await expect(empty).toHaveValue('')
  await page.clock.runFor(1200)
  await page.waitForURL(`${baseURL}/booked`)

  const [mail, ...more] = await mailbox.mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    service_id: 'mailbox',
    template_id: 'inquiry',
    user_id: 'mailbox',
    lib_version: emailJsVersion,
  })
  expect(withoutSuspectMark(mail?.template_params ?? {})).toEqual({
    ...sentInquiry,
    lead_id: expect.stringMatching(/^\w{12,}$/),
    ...scriptParams,
    ...nowhere,
    utm_source: 'newsletter',
    page: `${partner}/inquiry.html`,
  })
})

test('until the script runs the tag shows its fallback content, and after that never', async ({
  page,
  partner,
}) => {
  let load = () => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/inquiry-form.js', async (route) => {
    await loaded
    await route.continue()
  })
  await page.goto(`${partner}/inquiry.html`, { waitUntil: 'commit' })
  const fallback = page.getByText('Call (604) 555-0142.')
  await expect(fallback).toBeVisible()
  load()
  await expect(inquiryOn(page).name).toBeVisible()
  await expect(fallback).toBeHidden()
})

test('the labels are those of the specification, only name and email are marked as required, and optional fields say that they are', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/inquiry.html`)
  await expect(inquiryOn(page).name).toBeVisible()
  const labels = page.locator('inquiry-form label:not(.hidden label)')
  await expect(labels).toHaveText(['Name', 'Email', 'Phone Number', 'Service', 'Message'])
  const markers = await labels.evaluateAll((all) =>
    all.map((label) => getComputedStyle(label, '::after').content.includes('*')),
  )
  expect(markers).toEqual([true, true, false, false, false])
  await expect(inquiryOn(page).service.locator('option')).toHaveText([
    'Choose a service',
    'Residential Cleaning',
    'Commercial Cleaning',
    'Airbnb Cleaning',
    'Pressure Washing',
  ])
  for (const label of ['Name', 'Email', 'Phone Number'])
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveAttribute(
      'aria-required',
      'true',
    )
  for (const field of [inquiryOn(page).service, inquiryOn(page).message])
    await expect(field).toHaveAccessibleDescription('Optional')

  const form = inquiryOn(page)
  await test.step('a phone shows the right keyboard for each field, offers to fill it in, and never zooms', async () => {
    for (const [field, type, mode, autofill, key] of [
      [form.name, null, null, 'name', 'next'],
      [form.email, 'email', 'email', 'email', 'next'],
      [form.phone, 'tel', 'tel', 'tel', 'send'],
    ] as const) {
      const native = await field.evaluate((input) =>
        ['type', 'inputmode', 'autocomplete', 'enterkeyhint'].map((name) =>
          input.getAttribute(name),
        ),
      )
      expect(native).toEqual([type, mode, autofill, key])
    }
    for (const field of [form.name, form.email, form.phone, form.service, form.message]) {
      const size = await field.evaluate((input) =>
        Number.parseFloat(getComputedStyle(input).fontSize),
      )
      expect(size).toBeGreaterThanOrEqual(16)
    }
  })

  await test.step('a message stops at 5,000 characters, and says so near the limit', async () => {
    await form.message.fill('a'.repeat(4499))
    await expect(page.getByText('characters left')).toBeHidden()
    await form.message.pressSequentially('bc')
    await expect(page.getByText('499 characters left', { exact: true })).toBeVisible()
    await form.message.fill('a'.repeat(4999))
    await form.message.pressSequentially('bcd')
    await expect(page.getByText('0 characters left', { exact: true })).toBeVisible()
    expect((await form.message.inputValue()).length).toBe(5000)
  })
})

test('the service attribute preselects the service, also later and after sending; success-url="none" stays on the page, and the next message is another lead', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.goto(`${partner}/inquiry.html?service=airbnb&success-url=none`)
  const form = inquiryOn(page)
  await expect(form.service).toHaveValue('airbnb')
  await form.fill({ service: 'airbnb' })
  await page
    .locator('inquiry-form')
    .evaluate((element) => element.setAttribute('service', 'commercial'))
  await expect(form.service).toHaveValue('commercial')
  await expect(form.name).toHaveValue(inquiry.name)
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await expect(form.send).toBeDisabled()
  await expect(form.service).toHaveValue('commercial')
  await expect(form.message).toHaveValue('')

  await form.fill({ name: 'Somebody Else' })
  await expect(form.thanks).toBeHidden()
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  const [second, first] = await mailbox.mails()
  expect(first?.template_params.service).toBe('commercial')
  expect(second?.template_params.from_name).toBe('Somebody Else')
  expect(second?.template_params.lead_id).not.toBe(first?.template_params.lead_id)
  await expect(page).toHaveURL(/\/inquiry\.html/)
})
