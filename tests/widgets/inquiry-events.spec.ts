import { expect, test } from '../browser.ts'
import { filledInquiry, inquiry, inquiryOn } from './inquiry-page.ts'
import { removeWhileSending } from './removed-while-sending.ts'
import { nowhere } from './where-from.ts'

interface Listening {
  dataLayer: { event: string; timestamp: string }[]
  events: [string, object][]
}

const leadId = expect.stringMatching(/^\w{12,}$/)

test('the events and the data layer say that the inquiry was sent and where the page goes, and name no person', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.goto(`${partner}/inquiry.html`)
  await page.evaluate(() =>
    document.addEventListener('inquirysubmit', (event) => event.preventDefault()),
  )
  const form = inquiryOn(page)
  await form.fill()
  await form.send.click()
  const events = () => page.evaluate(() => (window as unknown as Listening).events)
  await expect.poll(events).toEqual([
    ['inquirysent', { service: 'pressure-washing', ...nowhere, lead_id: leadId }],
    [
      'inquirysubmit',
      {
        service: 'pressure-washing',
        ...nowhere,
        lead_id: leadId,
        url: expect.stringMatching(/^http:\/\/localhost:\d+\/booked$/),
      },
    ],
  ])
  await expect(form.thanks).toBeVisible()
  await expect(page).toHaveURL(/\/inquiry\.html/)
  const [mail] = await mailbox.mails()
  const pushes = await page.evaluate(() => (window as unknown as Listening).dataLayer)
  expect(pushes.filter(({ event }) => event === 'generate_lead')).toEqual([
    {
      event: 'generate_lead',
      value: 0,
      currency: 'CAD',
      lead_id: mail?.template_params.lead_id,
      service: 'pressure-washing',
      partner: nowhere.partner,
      timestamp: expect.any(String),
    },
  ])
})

test('a second inquiry that is started over the thanks keeps the page, and is sent too', async ({
  page,
  partner,
  mailbox,
  baseURL,
}) => {
  const form = await filledInquiry(page, `${partner}/inquiry.html`)
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await form.message.fill('And the windows?')
  await page.clock.runFor(5000)
  await expect(page).toHaveURL(/\/inquiry\.html/)
  await expect(form.message).toHaveValue('And the windows?')
  await form.fill({ name: 'Priya Second' })
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await page.clock.runFor(1200)
  await page.waitForURL(`${baseURL}/booked`)
  const names = (await mailbox.mails()).map((mail) => mail.template_params.from_name)
  expect(names).toEqual(['Priya Second', inquiry.name])
})

test('an element that was removed before its message arrived leaves the visitor where they are', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.clock.install()
  await page.goto(`${partner}/inquiry.html`)
  await mailbox.fail({ delay: 300 })
  await inquiryOn(page).fill()
  await removeWhileSending(page, 'inquiry-form', 'inquiry')
  await expect(page).toHaveURL(/\/inquiry\.html/)
})

test('clicking a field, or reaching it by keyboard, notifies the tag manager once, with the service and the time', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/inquiry.html`)
  const form = inquiryOn(page)
  const pushes = () =>
    page.evaluate(() => (window as unknown as Listening).dataLayer.map(({ event }) => event))
  const names = [
    'filling_name_event',
    'filling_email_event',
    'filling_phone_event',
    'selecting_service_event',
    'filling_additional_event',
  ]
  for (const field of [form.name, form.email, form.phone, form.service, form.message])
    await field.click()
  await page.keyboard.press('Escape')
  expect(await pushes()).toEqual(names)
  await page.locator('inquiry-form label', { hasText: 'Email' }).click()
  await page.keyboard.press('Tab')
  expect((await pushes()).slice(5)).toEqual(['filling_email_event', 'filling_phone_event'])
  const pushed = await page.evaluate(() => (window as unknown as Listening).dataLayer)
  for (const entry of pushed) {
    expect(Object.keys(entry).toSorted()).toEqual(['event', 'service', 'timestamp'])
    expect(Math.abs(Date.parse(entry.timestamp) - Date.now())).toBeLessThan(60_000)
  }

  await test.step('analytics="off" sends nothing to the tag manager', async () => {
    await page.locator('inquiry-form').evaluate((element) => {
      element.setAttribute('analytics', 'off')
      ;(window as unknown as Listening).dataLayer.length = 0
    })
    await form.fill()
    await form.name.click()
    expect(await pushes()).toEqual([])
  })
})
