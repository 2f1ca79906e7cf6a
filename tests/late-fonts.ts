import type { Page, Request } from 'playwright/test'
import { expect } from './browser.ts'
import { holdBack } from './hold-back.ts'
import { painted, shiftOf } from './layout-shift.ts'
import type { EnginePage } from './page.ts'

/** How far what can be seen may move in all when the fonts of a page come: a tenth of what web vitals call good. */
export const fontShift = 0.01

/** Waits until the site's own fonts have replaced those of the first frame. */
export const fontsThere = (page: Pick<EnginePage, 'evaluate'>) =>
  expect
    .poll(() => page.evaluate(loadedFamilies), {
      message: 'the fonts are there',
      intervals: [25, 50, 100],
    })
    .toEqual(expect.arrayContaining(['Bricolage Grotesque', 'Figtree']))

const loadedFamilies = () =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''))

/**
 * Opens a page whose fonts come only after it was painted in the fonts that stand in for them, as on a slow line.
 * Returns how far what can be seen has moved once they were there, and all that moved before.
 */
export async function openWithLateFonts(page: Page, path: string): Promise<number> {
  const arrived = followRequests(page)
  const release = await holdBack(page, '**/fonts/*.woff2')
  const asked = page.waitForRequest('**/fonts/*.woff2')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await painted(page)
  await asked
  release()
  await page.waitForLoadState()
  await fontsThere(page)
  await painted(page)
  await arrived()
  return shiftOf(page)
}

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
