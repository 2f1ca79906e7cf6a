import type { Page } from 'playwright/test'
import { expect, type Mail, test } from '../browser.ts'
import { filledInquiry, inquiry, inquiryOn } from './inquiry-page.ts'
import { force, frozenDataLayer, oddities, presses } from './oddities.ts'
import { scriptParams } from './script-params.ts'
import { sentInquiry } from './sent.ts'
import { nowhere } from './where-from.ts'

type Form = ReturnType<typeof inquiryOn>

interface World {
  page: Page
  partner: string
  mailbox: { mails(): Promise<Mail[]>; posts(): Promise<unknown[]> }
}

interface Round {
  name: string
  before?(page: Page): unknown
  press(form: Form): unknown
}

/** Sends an inquiry in each round, one after the other on one page, each from its own form: one POST, and thanks. */
async function sendEach({ page, partner, mailbox }: World, rounds: Round[]) {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.clock.install()
  await page.goto(`${partner}/inquiry.html?success-url=none`)
  const form = inquiryOn(page)
  for (const [index, { name, before, press }] of rounds.entries()) {
    await test.step(`${name}: one POST, and thanks`, async () => {
      await before?.(page)
      await page.locator('inquiry-form').evaluate((tag) => tag.replaceWith(tag.cloneNode()))
      await form.fill()
      // A test types so fast that the lead would be marked as suspect.
      await page.clock.runFor(2000)
      await expect(form.thanks).toHaveCount(0)
      await press(form)
      await expect(form.thanks).toBeVisible()
      await expect(form.alert).toBeHidden()
      // A second mail would wait for its pause after the first.
      await page.clock.runFor(3000)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      expect(posts).toHaveLength(index + 1)
      const [mail] = await mailbox.mails()
      expect(mail?.template_params).toEqual({
        ...sentInquiry,
        lead_id: expect.any(String),
        ...scriptParams,
        ...nowhere,
        page: `${partner}/inquiry.html`,
      })
      expect(await mailbox.posts()).toHaveLength(index + 1)
    })
  }
  const mails = await mailbox.mails()
  expect(new Set(mails.map((mail) => mail.template_params.lead_id)).size).toBe(rounds.length)
}

test('two presses at once send one inquiry, however they are made, on a slow network or a fast one', async ({
  page,
  partner,
  mailbox,
}) => {
  await mailbox.fail({ delay: 300 })
  const rounds: Round[] = Object.entries(presses).map(([name, press]) => ({
    name,
    press: (form) => press(form.send, form.phone),
  }))
  rounds.push({
    name: 'a double click on a fast line',
    before: () => mailbox.fail({}),
    press: (form) => form.send.dblclick(),
  })
  await sendEach({ page, partner, mailbox }, rounds)
})

test.describe('a page that changed its dataLayer, its arrays or its storage', () => {
  test.use({ expectedMessages: [frozenDataLayer] })

  test('still sends each inquiry once', async ({ page, partner, mailbox }) => {
    const rounds = oddities.map(({ oddity, before }) => ({
      name: oddity,
      before,
      press: (form: Form) => form.send.click(),
    }))
    await sendEach({ page, partner, mailbox }, rounds)
  })
})

test('half of a pair in a message that could not be sent does not break its mail link', async ({
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

test('a message arrives once although the page is closed right after pressing the button', async ({
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
  test('filled at once: thanks in place, nothing is sent, and no customer is counted', async ({
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

  test('cannot be seen or reached by people; filled after three seconds: sent, with a flag', async ({
    page,
    partner,
    mailbox,
  }) => {
    const form = await filledInquiry(page, `${partner}/inquiry.html?success-url=none`)
    await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0)
    await expect(page.locator('#website')).toHaveAttribute('tabindex', '-1')
    await page.clock.runFor(3000)
    await force(page.locator('#website'), 'https://me.example')
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    expect((await mailbox.mails())[0]?.template_params.suspect).toBe('yes')
  })
})
