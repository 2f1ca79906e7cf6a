import { expect, test } from '../browser.ts'
import { wizardOn } from './wizard-page.ts'

test('the script adds no globals, fetches only whether there is a mailbox, and writes no inline styles or style elements', async ({
  page,
  partner,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.addInitScript(() => {
    Object.assign(window, { before: new Set(Object.getOwnPropertyNames(window)) })
  })
  await page.goto(`${partner}/plain.html`)
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 1)
  const added = await page.evaluate(() => {
    const before = (window as unknown as { before: Set<string> }).before
    return Object.getOwnPropertyNames(window).filter((name) => !before.has(name))
  })
  // The page's own three, and nothing of ours.
  expect(added.filter((name) => !['before', 'dataLayer', 'events'].includes(name))).toEqual([])
  expect(requests.map((url) => new URL(url).pathname)).toEqual([
    '/plain.html',
    '/widgets/quote-builder.js',
    '/api/v1.0/email/send',
  ])
  const root = page.locator('quote-builder')
  expect(
    await root.evaluate((element) => element.shadowRoot?.querySelectorAll('style, link').length),
  ).toBe(0)
  expect(await root.evaluate((element) => element.shadowRoot?.adoptedStyleSheets.length)).toBe(1)
  expect(await page.evaluate(() => document.head.querySelectorAll('style, link').length)).toBe(0)
  expect(await page.evaluate(() => document.cookie)).toBe('')
})
