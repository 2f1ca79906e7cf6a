import { expect, test } from '../browser.ts'
import { business, emailJsVersion } from '../facts.ts'
import { holdMails } from '../loading.ts'
import { pushesOn, setOn } from './host.ts'
import { filledInquiry, inquiry, inquiryOn } from './inquiry-page.ts'
import { nowhere, scriptParams, sentInquiry, someId, withoutSuspectMark } from './sent.ts'

test('the keyboard leads to /booked', async ({ page, partner, mailbox, baseURL }) => {
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
  const thanks = `Thank you for contacting us. We'll get back to you within ${business.responseHours} hours with a detailed quote.`
  await expect(page.getByText(thanks, { exact: true })).toBeVisible()
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
    lead_id: someId,
    ...scriptParams,
    ...nowhere,
    utm_source: 'newsletter',
    page: `${partner}/inquiry.html`,
  })
})

test('labels, marks and keyboards of the fields are those specified', async ({ page, partner }) => {
  await page.goto(`${partner}/inquiry.html`)
  const form = inquiryOn(page)
  await expect(form.name).toBeVisible()
  const labels = page.locator('inquiry-form label:not(.hidden label)')
  await expect(labels).toHaveText(['Name', 'Email', 'Phone Number', 'Service', 'Message'])
  const markers = await labels.evaluateAll((all) =>
    all.map((label) => getComputedStyle(label, '::after').content.includes('*')),
  )
  expect(markers).toEqual([true, true, false, false, false])
  await expect(form.service.locator('option')).toHaveText([
    'Choose a service',
    'Residential Cleaning',
    'Commercial Cleaning',
    'Airbnb Cleaning',
    'Pressure Washing',
  ])
  for (const field of [form.service, form.message])
    await expect(field).toHaveAccessibleDescription('Optional')
  const hints = ['type', 'inputmode', 'autocomplete', 'enterkeyhint', 'aria-required']
  for (const [field, ...native] of [
    [form.name, null, null, 'name', 'next', 'true'],
    [form.email, 'email', 'email', 'email', 'next', 'true'],
    [form.phone, 'tel', 'tel', 'tel', 'send', 'true'],
  ] as const)
    expect(
      await field.evaluate((input, names) => names.map((name) => input.getAttribute(name)), hints),
    ).toEqual(native)

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

test('a preselected service stays', async ({ page, partner, mailbox }) => {
  await page.goto(`${partner}/inquiry.html?service=airbnb&success-url=none`)
  const form = inquiryOn(page)
  await expect(form.service).toHaveValue('airbnb')
  await form.fill({ service: 'airbnb' })
  await setOn(page.locator('inquiry-form'), { service: 'commercial' })
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
  const [second, first] = await mailbox.leads()
  expect(first?.service).toBe('commercial')
  expect(second?.from_name).toBe('Somebody Else')
  expect(second?.lead_id).not.toBe(first?.lead_id)
  await expect(page).toHaveURL(/\/inquiry\.html/)
})

test('a second inquiry keeps the page', async ({ page, partner, mailbox, baseURL }) => {
  const form = await filledInquiry(page, `${partner}/inquiry.html`)
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await form.message.fill('And the windows?')
  await page.clock.runFor(5000)
  await expect(page).toHaveURL(/\/inquiry\.html/)
  await expect(form.message).toHaveValue('And the windows?')
  await form.sendLead({ name: 'Priya Second' })
  await page.clock.runFor(1200)
  await page.waitForURL(`${baseURL}/booked`)
  const names = (await mailbox.leads()).map(({ from_name }) => from_name)
  expect(names).toEqual(['Priya Second', inquiry.name])
})

test('reaching a field notifies the tag manager once', async ({ page, partner }) => {
  await page.goto(`${partner}/inquiry.html`)
  const form = inquiryOn(page)
  const pushes = async () => (await pushesOn(page)).map(({ event }) => event)
  for (const field of [form.name, form.email, form.phone, form.service, form.message])
    await field.click()
  await page.keyboard.press('Escape')
  await page.locator('inquiry-form label', { hasText: 'Email' }).click()
  await page.keyboard.press('Tab')
  expect(await pushes()).toEqual([
    'filling_name_event',
    'filling_email_event',
    'filling_phone_event',
    'selecting_service_event',
    'filling_additional_event',
    'filling_email_event',
    'filling_phone_event',
  ])
  for (const { event: _, service: __, timestamp, ...more } of await pushesOn(page)) {
    expect(more).toEqual({})
    expect(Math.abs(Date.parse(`${timestamp}`) - Date.now())).toBeLessThan(60_000)
  }

  await setOn(page.locator('inquiry-form'), { analytics: 'off' })
  await form.fill()
  await form.name.click()
  expect(await pushes(), 'analytics="off"').toHaveLength(7)
})
