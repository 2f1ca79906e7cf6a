import type { Page, Request } from 'playwright/test'
import { expect } from './browser.ts'
import { holdBack } from './hold-back.ts'
import { painted, shiftOf } from './layout-shift.ts'
import type { EnginePage } from './page.ts'

/** The largest layout shift allowed when a page's fonts come: a tenth of what web vitals call good. */
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
 * Opens a page whose fonts come only after it was painted in the fallback fonts, as on a slow line.
 * Returns all of the layout shift until then.
 */
export async function openWithLateFonts(page: Page, path: string): Promise<number> {
  const arrived = followRequests(page)
  const releaseFonts = await openWithoutFonts(page, path)
  releaseFonts()
  await page.waitForLoadState()
  await fontsThere(page)
  await painted(page)
  await arrived()
  return shiftOf(page)
}

/** The same for a page whose widget loads before the fonts, or after them. Returns the layout shift. */
export async function openWithLateWidget(
  page: Page,
  path: string,
  widget: 'before the fonts' | 'after the fonts',
): Promise<number> {
  const releaseWidget = await holdBack(page, '**/widgets/*.js')
  const releaseFonts = await openWithoutFonts(page, path)
  const bringFonts = async () => {
    releaseFonts()
    await fontsThere(page)
  }
  const bringWidget = async () => {
    releaseWidget()
    await page.locator(':is(quote-builder, inquiry-form):defined').waitFor()
  }
  const steps =
    widget === 'before the fonts' ? [bringWidget, bringFonts] : [bringFonts, bringWidget]
  for (const bring of steps) {
    await bring()
    await painted(page)
  }
  return shiftOf(page)
}

/** Opens a page that is painted in the fallback fonts; the returned function releases its own. */
async function openWithoutFonts(page: Page, path: string) {
  const release = await holdBack(page, '**/fonts/*.woff2')
  const fontRequest = page.waitForRequest('**/fonts/*.woff2')
  await page.goto(path, { waitUntil: 'commit' })
  await fontRequest
  await painted(page)
  return release
}

/** The returned function waits until all requests of the next page have ended. */
function followRequests(page: Page) {
  const open = new Set<Request>()
  // Requests that the page before had open never end.
  page.on('framenavigated', () => open.clear())
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () =>
    expect.poll(() => [...open].map((request) => request.url()), { intervals: [20] }).toEqual([])
}
