import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { business } from '../facts.ts'
import { inquiry, inquiryOn } from './inquiry-page.ts'
import { sentContact } from './sent.ts'
import { contact, thanksOn, wizardOn } from './wizard-page.ts'

/** Every word a visitor typed that could tell who they are, in every form it could be kept in. */
function tracesOf(typed: Record<string, string>): string[] {
  const words = Object.values(typed).flatMap((value) => [
    value,
    value.replace(/\D/g, ''),
    ...value.split(/[\s@().]+/),
  ])
  const telling = words.filter((word) => word.length > 4)
  return telling.flatMap((word) => [
    word,
    encodeURIComponent(word),
    JSON.stringify(word).slice(1, -1),
    Buffer.from(word).toString('base64').replace(/=+$/, ''),
    Buffer.from(word).toString('hex'),
  ])
}

/** Records everything that a page sends to others; its storage is read at the end. */
async function watch(page: Page) {
  const sentTexts: string[] = []
  page.on('request', (request) => {
    const headers = Object.entries(request.headers()).join('\n')
    sentTexts.push(request.url(), headers)
    if (!request.url().endsWith('/api/v1.0/email/send')) sentTexts.push(request.postData() ?? '')
  })
  page.on('framenavigated', (frame) => sentTexts.push(frame.url()))
  return async () => {
    const storedTexts = await page.evaluate(async () => [
      ...[localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat()),
      document.cookie,
      document.title,
      window.name,
      JSON.stringify(history.state),
      JSON.stringify(window.dataLayer),
      JSON.stringify((window as unknown as { events: unknown }).events),
      JSON.stringify(await indexedDB.databases()),
      JSON.stringify(await caches.keys()),
    ])
    const state = await page.context().storageState({ indexedDB: true })
    return [...sentTexts, ...storedTexts, JSON.stringify(state)].join('\n').toLowerCase()
  }
}

const tracesIn = (everything: string, typed: Record<string, string>) =>
  tracesOf(typed).filter((trace) => everything.includes(trace.toLowerCase()))

test('after a whole quote nothing personal is kept, put into an address or sent to anyone but the mail service', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.goto(`${partner}/plain.html?success-url=none`)
  const everything = await watch(page)
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await wizard.fillContact()
  await wizard.send.click()
  await expect(thanksOn(page)).toBeVisible()
  expect((await mailbox.mails())[0]?.template_params).toMatchObject(sentContact)
  const text = await everything()
  expect(text).toContain('bedrooms')
  expect(text).toContain('extras_selection')
  expect(text).toContain('quote-builder-visit')
  expect(tracesIn(text, contact)).toEqual([])
})

test('after a whole inquiry nothing personal is kept, put into an address or sent to anyone but the mail service', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.goto(`${partner}/inquiry.html?success-url=none`)
  const everything = await watch(page)
  const form = inquiryOn(page)
  await form.name.click()
  await form.fill({ email: 'wrong' })
  await form.send.click()
  await expect(form.alert).toBeVisible()
  await form.fill()
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  const { service, ...personal } = inquiry
  expect((await mailbox.mails())[0]?.template_params.from_name).toBe(inquiry.name)
  const text = await everything()
  expect(text).toContain('filling_name_event')
  expect(text).toContain(service)
  expect(text).toContain('quote-builder-visit')
  expect(tracesIn(text, personal)).toEqual([])
})

test('above each send button the visitor reads who receives it and why, with a link to the policy, and what the page adds', async ({
  page,
  partner,
  baseURL,
}) => {
  const addOwn = () =>
    page.evaluate(() =>
      document
        .querySelector('quote-builder, inquiry-form')
        ?.insertAdjacentHTML('beforeend', '<p slot="notice">Our own line.</p>'),
    )
  const expectNote = async () => {
    await expect(page.getByText(business.privacyNotice.text)).toBeVisible()
    await expect(page.getByRole('link', { name: business.privacyNotice.link })).toHaveAttribute(
      'href',
      new URL(business.privacyNotice.url, baseURL).href,
    )
    await expect(page.getByText('Our own line.')).toBeVisible()
  }
  await page.goto(`${partner}/plain.html`)
  await addOwn()
  await wizardOn(page).openContact()
  await expectNote()
  await page.goto(`${partner}/inquiry.html`)
  await addOwn()
  await expectNote()
})
