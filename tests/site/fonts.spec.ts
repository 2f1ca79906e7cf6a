import { expect, long, longUnless, test } from '../browser.ts'
import {
  fontShift,
  fontsThere,
  openWithLateFonts,
  openWithLateWidget,
  painted,
  watchShift,
} from '../loading.ts'

/** The pages on which headings and the parts next to them have the most line breaks. */
const paths = ['/', '/residential-cleaning', '/services', '/blog', '/booked']

test('the fonts are requested only after the page was painted', async ({ page }) => {
  await page.goto('/blog')
  await fontsThere(page)
  const { painted, requestTimes } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    requestTimes: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }))
  expect(requestTimes.length).toBeGreaterThan(1)
  expect(Math.min(...requestTimes)).toBeGreaterThanOrEqual(Number(painted))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the fonts load as well', async ({ page }) => {
    await page.goto('/blog')
    await fontsThere(page)
  })
})

const widths = [360, 412, 768, 1280]

test('nothing moves when the fonts load, at four widths', long, async ({ page }) => {
  test.slow()
  await watchShift(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await test.step(`${path} at ${width} px`, async () => {
        expect(await openWithLateFonts(page, path)).toBeLessThan(fontShift)
      })
    }
  }
})

for (const widget of ['before the fonts', 'after the fonts'] as const) {
  for (const width of widths) {
    const title = `nothing moves when a page's widget loads ${widget}, at ${width} px`
    test(title, longUnless(width === 360 && widget === 'after the fonts'), async ({ page }) => {
      await watchShift(page)
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/quote-builder', '/inquiries']) {
        expect(await openWithLateWidget(page, path, widget), path).toBeLessThan(fontShift)
      }
    })
  }
}

test('letters spaced to keep their lines return to normal at another width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openWithLateFonts(page, '/blog')
  const spaced = () => page.evaluate(() => document.getAnimations().length)
  expect(await spaced()).toBeGreaterThan(0)
  await page.setViewportSize({ width: 360, height: 600 })
  await painted(page)
  expect(await spaced()).toBeGreaterThan(0)
  await page.setViewportSize({ width: 800, height: 360 })
  await expect.poll(spaced).toBe(0)
})
