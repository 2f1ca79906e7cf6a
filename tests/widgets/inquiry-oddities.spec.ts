import type { Page } from 'playwright/test'
import { expect, type Fault, test } from '../browser.ts'
import { business } from '../facts.ts'
import { filledInquiry, inquiry, inquiryOn } from './inquiry-page.ts'
import { force, oddities, presses } from './oddities.ts'
import { ofScript } from './of-script.ts'
import { nowhere } from './where-from.ts'

type Form = ReturnType<typeof inquiryOn>

interface Case {
  oddity: string
  /** What the mail service does. */
  fault?: Fault
  /** After the page is there and before the form is filled in. */
  before?(page: Page): unknown
  /** Instead of pressing the button once. */
  press?(form: Form): unknown
}

// What must not keep an inquiry from being sent: one POST, and the visitor is thanked.
const cases: Case[] = [
  ...oddities,
  ...Object.entries(presses).map(
    ([oddity, press]): Case => ({
      oddity,
      fault: { delay: 300 },
      press: (form) => press(form.send, form.phone),
    }),
  ),
  { oddity: 'a double click on a fast line', press: (form) => form.send.dblclick() },
]

for (const { oddity, fault, before, press } of cases) {
  test(`${oddity}: one POST, and thanks`, async ({ page, partner, mailbox }) => {
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await page.clock.install()
    await page.goto(`${partner}/inquiry.html?success-url=none`)
    await before?.(page)
    if (fault) await mailbox.fail(fault)
    const form = inquiryOn(page)
    await form.fill()
    // Nobody types as fast as a test: that would be marked.
    await page.clock.runFor(2000)
    await (press ? press(form) : form.send.click())
    await expect(form.thanks).toBeVisible()
    await expect(form.alert).toBeHidden()
    // A second mail would keep its distance from the first.
    await page.clock.runFor(3000)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(posts).toHaveLength(1)
    const mails = await mailbox.mails()
    expect(mails.map(({ template_params }) => template_params)).toEqual([
      {
        from_name: inquiry.name,
        from_email: inquiry.email,
        phone: '6045550177',
        service: inquiry.service,
        message: inquiry.message,
        to_email: business.email,
        lead_id: expect.any(String),
        ...ofScript,
        ...nowhere,
        page: `${partner}/inquiry.html`,
      },
    ])
    expect(await mailbox.posts()).toHaveLength(1)
  })
}

test.describe('a dataLayer that is frozen', () => {
  test.use({ expectedMessages: [/^error: TypeError: .*not extensible/] })

  test('is only logged: one POST, and thanks', async ({ page, partner, mailbox }) => {
    await page.goto(`${partner}/inquiry.html?success-url=none`)
    await page.evaluate(() => Object.assign(window, { dataLayer: Object.freeze([]) }))
    const form = inquiryOn(page)
    await form.fill()
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    expect(await mailbox.posts()).toHaveLength(1)
  })
})

test('half of a pair in a message that could not be sent does not break the mail link', async ({
  page,
  partner,
}) => {
  page.on('console', () => {})
  await page.goto(`${partner}/inquiry.html?success-url=none&email-key=`)
  const form = inquiryOn(page)
  await form.fill()
  await force(form.message, 'half \ud83d pair')
  await page.evaluate(() => {
    console.error = () => {}
    window.fetch = () => Promise.reject(new TypeError('blocked'))
  })
  await form.send.click()
  await expect(form.alert.getByRole('link', { name: 'Email us this message' })).toHaveAttribute(
    'href',
    /half%20%20pair$/,
  )
})

test('the page closed right after pressing the button: the message arrives once all the same', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.goto(`${partner}/inquiry.html`)
  await mailbox.fail({ preflightDelay: 1000 })
  await inquiryOn(page).fill()
  await inquiryOn(page).send.click()
  await page.close()
  await expect
    .poll(async () => (await mailbox.mails()).map((mail) => mail.template_params.from_name), {
      timeout: 10_000,
    })
    .toEqual([inquiry.name])
})

test('a sandbox that blocks storage: one POST, and thanks', async ({ page, partner }) => {
  await page.goto(`${partner}/inquiry-sandboxed.html`)
  const form = inquiryOn(page.frameLocator('iframe'))
  await form.fill()
  const answered = page.waitForResponse('**/api/v1.0/email/send')
  await form.send.click()
  expect((await answered).status()).toBe(200)
  await expect(form.thanks).toBeVisible()
})

test.describe('the hidden field that only robots fill', () => {
  test('filled at once: thanked in place, nothing is sent, and nobody counts a customer', async ({
    page,
    partner,
    mailbox,
  }) => {
    const form = await filledInquiry(page, `${partner}/inquiry.html`)
    await force(page.locator('#website'), 'https://spam.example')
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    await page.clock.runFor(5000)
    await expect(page).toHaveURL(/inquiry\.html$/)
    expect(await page.evaluate(() => (window as unknown as { events: unknown }).events)).toEqual([])
    expect(await mailbox.posts()).toEqual([])
  })

  test('filled later than three seconds: sent, with a flag', async ({ page, partner, mailbox }) => {
    const form = await filledInquiry(page, `${partner}/inquiry.html?success-url=none`)
    await page.clock.runFor(3000)
    await force(page.locator('#website'), 'https://me.example')
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    expect((await mailbox.mails())[0]?.template_params.suspect).toBe('yes')
  })

  test('is out of sight and out of reach for people', async ({ page, partner }) => {
    await page.goto(`${partner}/inquiry.html`)
    await expect(inquiryOn(page).name).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0)
    await expect(page.locator('#website')).toHaveAttribute('tabindex', '-1')
  })
})
