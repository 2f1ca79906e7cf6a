import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { builtFile } from '../built.ts'
import { painted, shiftOf, watchShift } from '../loading.ts'
import { siteUrl } from '../sites.ts'
import { boxesOf } from './room-boxes.ts'

const guide = await readFile(new URL('../../widgets/README.md', import.meta.url), 'utf8')
const snippets = [...guide.matchAll(/^ *```html\n([\s\S]*?)^ *```$/gm)].map(([, text = '']) => text)
const [, rulesOfGuide = ''] =
  /^```css\n(quote-builder:not\(:defined[\s\S]*?)^```$/m.exec(guide) ?? []
const line = /<link rel="stylesheet".*>\n/

/**
 * Routes a partner's page with the lines of the guide, and the files that they name. Scripts wait for `release`. With
 * `hasOwnRules` the rules are in the page's own style sheet, instead of the line from the guide.
 */
async function routeLatePage(
  page: Page,
  partner: string,
  tag: string,
  font = 'sans-serif',
  hasOwnRules = false,
) {
  const pasted = snippets.find((text) => text.includes(`<${tag}`) && line.test(text)) ?? ''
  if (!pasted) throw new Error('No line of the guide keeps the room free.')
  const lines = (hasOwnRules ? pasted.replace(line, '') : pasted)
    .replaceAll('https://HOST', '')
    .replace('Your name', 'Fleetwood Rentals')
  const face = `@font-face { font-family: Figtree; src: url(/figtree.woff2) }`
  const css = `${face} body { font: 16px ${font} } ${hasOwnRules ? rulesOfGuide : ''}`
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'`
  const body = `<!doctype html><meta name="viewport" content="width=device-width"><title>Late</title>
    <link rel="stylesheet" href="/mine.css"><h1>Our friends clean</h1>${lines}
    <p>${'What stands below. '.repeat(200)}</p>`
  const headers = { 'Content-Security-Policy': policy }
  let release = () => {}
  let released = Promise.resolve()
  await page.route(`${partner}/**`, async (route) => {
    const { pathname: path } = new URL(route.request().url())
    if (path === '/late-script.html')
      return route.fulfill({ contentType: 'text/html', headers, body })
    if (path === '/mine.css') return route.fulfill({ contentType: 'text/css', body: css })
    if (path === '/figtree.woff2') return route.fulfill({ path: builtFile('fonts/figtree.woff2') })
    if (path === '/widgets/room.css') return route.fulfill({ path: builtFile('widgets/room.css') })
    // The script comes from the partner's own host, so the mailbox is there too.
    if (path === '/api/v1.0/email/send') return route.fulfill({ status: 204 })
    if (path.startsWith('/pictures/')) return route.fulfill({ path: builtFile(path.slice(1)) })
    await released
    return route.fulfill({ response: await route.fetch({ url: `${siteUrl}${path}` }) })
  })
  return {
    /** Opens the page, and returns once it is painted without the script. */
    async open() {
      released = new Promise((resolve) => {
        release = resolve
      })
      await page.goto(`${partner}/late-script.html`, { waitUntil: 'commit' })
      await page.getByText('What stands below.').waitFor()
      await page.evaluate(() => document.fonts.ready)
      await painted(page)
    },
    release: () => release(),
  }
}

for (const [tag, field] of [
  ['quote-builder', 'What needs cleaning?'],
  ['inquiry-form', 'Send Message'],
] as const) {
  for (const [font, rules] of [
    ['sans-serif', 'with the lines of the guide'],
    ['sans-serif', "with the page's own rules"],
    ['serif', '@long'],
    ['Figtree', '@long'],
  ] as const)
    test(`nothing moves under a late <${tag}>, in ${font} ${rules}`, async ({ page, partner }) => {
      const late = await routeLatePage(page, partner, tag, font, rules.includes('own'))
      await watchShift(page)
      for (const width of [390, 1200]) {
        await page.setViewportSize({ width, height: 844 })
        await late.open()
        late.release()
        await expect(page.getByText(field)).toBeVisible()
        expect(await shiftOf(page), `${width} px`).toBeLessThan(0.01)
      }
    })

  test(`the space kept for <${tag}> shrinks after ten seconds`, async ({ page, partner }) => {
    const late = await routeLatePage(page, partner, tag)
    await late.open()
    const height = async () => (await page.locator(tag).boundingBox())?.height
    expect(await height()).toBeGreaterThan(600)
    const ends = await page.evaluate(() =>
      document.getAnimations().map((animation) => {
        const { endTime } = animation.effect?.getComputedTiming() ?? {}
        animation.finish()
        return endTime
      }),
    )
    expect(ends).toEqual([10_000])
    expect(await height()).toBeLessThan(60)
    await expect(page.locator(tag)).toContainText('Call PHONE')
    late.release()
    await expect(page.getByText(field)).toBeVisible()
  })
}

/** Where a tag starts, by its attributes. */
const starts = {
  'the choice of a service': ['quote-builder', ''],
  'the form': ['inquiry-form', ''],
  'the first questions of a service @long': ['quote-builder', 'service="residential"'],
  'other questions @long': ['quote-builder', 'service="residential" bedrooms="3"'],
  'the extras @long': ['quote-builder', 'service="commercial" building-type="office" offices="2"'],
  'the final quote': [
    'quote-builder',
    'service="residential" bedrooms="3" bathrooms="2" frequency="weekly" extras="none"',
  ],
} as const

for (const [start, [tag, attributes]] of Object.entries(starts))
  test(`room.css keeps the box of ${start}`, async ({ page, partner }) => {
    for (const width of [360, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const options = attributes && `${attributes} quote-link="off"`
      const { before, after } = await boxesOf(page, partner, tag, options)
      expect(after, `${width} px`).toEqual(before)
    }
  })
