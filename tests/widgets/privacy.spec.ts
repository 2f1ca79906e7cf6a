import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { business } from '../facts.ts'
import { leadForms } from './lead-forms.ts'

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
function watch(page: Page) {
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

for (const { lead, file, tag, on, typed, service } of leadForms) {
  test(`${lead}: nothing personal is kept`, async ({ page, partner, mailbox }) => {
    await page.goto(`${partner}/${file}?success-url=none`)
    const everything = watch(page)
    const form = on(page)
    await form.reach()
    await form.name.click()
    await form.fill({ email: 'wrong' })
    await form.send.click()
    await expect(form.alert).toBeVisible()
    await form.fill()
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    expect(JSON.stringify(await mailbox.leads())).toContain(typed.name)
    const text = await everything()
    for (const known of [service, `${lead}sent`, 'quote-builder-visit', 'generate_lead'])
      expect(text).toContain(known)
    const { service: _, ...personal }: Record<string, string> = { service: '', ...typed }
    const traces = tracesOf(personal).filter((trace) => text.includes(trace.toLowerCase()))
    expect(traces).toEqual([])
  })

  test(`${lead}: says who receives it`, async ({ page, partner, baseURL }) => {
    await page.goto(`${partner}/${file}`)
    await page
      .locator(tag)
      .evaluate((self) =>
        self.insertAdjacentHTML('beforeend', '<p slot="notice">Our own line.</p>'),
      )
    await on(page).reach()
    const { text, link, url } = business.privacyNotice
    await expect(page.getByText(text)).toBeVisible()
    const policy = page.getByRole('link', { name: link })
    await expect(policy).toHaveAttribute('href', new URL(url, baseURL).href)
    await expect(page.getByText('Our own line.')).toBeVisible()
  })
}
