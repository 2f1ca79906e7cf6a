import { expect, type Page, type Request } from 'playwright/test'
import type { EnginePage } from './page.ts'

/** Moves as a visitor first would, and waits until the page's client has taken over. */
export async function wake(page: EnginePage) {
  // Moves again each time, because a move before the page's first script has run goes unnoticed.
  const isAwake = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('pointermove'))
      return !!document.querySelector('header [data-open]')
    })
  const often = { message: 'the client has taken over', intervals: [25, 50, 100] }
  await expect.poll(isAwake, often).toBe(true)
}

/** Gives the visitor a slow line, on which no page is loaded before its link is pressed. */
export const slowLine = (page: Page) =>
  page.addInitScript(() => {
    const value = { effectiveType: '3g' }
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  })

/** Holds back the files that match this pattern; the returned function releases them. */
export async function holdBack(page: Page, files: string) {
  let release = () => {}
  const isWanted = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await isWanted
    await route.continue()
  })
  return release
}

/** Holds back the client of every page. */
export const holdClient = (page: Page) => holdBack(page, '**/assets/client-*.js')

/** Holds back requests to the mail service. */
export const holdMails = (page: Page) => holdBack(page, '**/email/send')

interface Watching {
  shift: number
}

/** From the next page on, sums up the cumulative layout shift. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const watching: Watching = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        watching.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum, once all changes so far have been painted. */
export async function shiftOf(page: Page): Promise<number> {
  await painted(page)
  return page.evaluate(() => (window as unknown as Watching).shift)
}

/** Waits two frames, so that the page as it is now has been painted, also where a test has stopped the page's clock. */
export const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await document.documentElement.animate([], 1).finished
  })

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
