import type { Page, Request } from 'playwright/test'
import { expect } from '../browser.ts'
import { holdBack } from '../hold-back.ts'
import { painted, shiftOf } from '../layout-shift.ts'

/**
 * Opens a page whose fonts come only after it was painted in the fonts that stand in for them, as on a slow line.
 * Returns how far what can be seen has moved once they were there: some headings break in other places then.
 */
export async function openWithLateFonts(page: Page, path: string): Promise<number> {
  const arrived = followRequests(page)
  const release = await holdBack(page, '**/fonts/*.woff2')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await painted(page)
  expect(await page.evaluate(areFontsOnTheirWay), 'the fonts are late').toBe(true)
  release()
  await page.waitForLoadState()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await painted(page)
  await arrived()
  return shiftOf(page)
}

const areFontsOnTheirWay = () => [...document.fonts].some(({ status }) => status === 'loading')

/** The function returned waits until all that the next page asks for is there. */
function followRequests(page: Page) {
  const open = new Set<Request>()
  // What the page before still asked for has no end.
  page.on('framenavigated', () => open.clear())
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () =>
    expect.poll(() => [...open].map((request) => request.url()), { intervals: [20] }).toEqual([])
}

/** What web vitals call a good layout shift. */
export const goodShift = 0.1
