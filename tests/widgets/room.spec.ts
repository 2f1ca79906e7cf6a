import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { builtFile } from '../built.ts'
import { painted, shiftOf, watchShift } from '../layout-shift.ts'
import { boxesOf } from './room-boxes.ts'

const guide = await readFile(new URL('../../widgets/README.md', import.meta.url), 'utf8')
const snippets = [...guide.matchAll(/^ *```html\n([\s\S]*?)^ *```$/gm)].map(([, text = '']) => text)
const [, rulesOfGuide = ''] =
  /^```css\n(quote-builder:not\(:defined[\s\S]*?)^```$/m.exec(guide) ?? []
const line = /<link rel="stylesheet".*>\n/

interface LatePage {
  tag: string
  font: string
  /** Whether the rules are in the page's own style sheet, instead of the line from the guide. */
  hasOwnRules: boolean
}

/** Routes a partner's page with the lines of the guide, and the files that they name. Scripts wait for `release`. */
async function routeLatePage(
  { page, partner, baseURL }: { page: Page; partner: string; baseURL: string | undefined },
  { tag, font, hasOwnRules }: LatePage,
) {
  const pasted = snippets.find((text) => text.includes(`<${tag}`) && line.test(text)) ?? ''
  if (!pasted) throw new Error('No line of the guide keeps the room free.')
  const lines = (hasOwnRules ? pasted.replace(line, '') : pasted)
    .replaceAll('https://HOST', '')
    .replace('Your name', 'Fleetwood Rentals')
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; connect-src 'self'`
  await page.route(`${partner}/late-script.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
      body: `<!doctype html><meta name="viewport" content="width=device-width"><title>Late</title>
        <link rel="stylesheet" href="/mine.css"><h1>Our friends clean</h1>${lines}
        <p>${'What stands below. '.repeat(200)}</p>`,
    }),
  )
  const face = `@font-face { font-family: Figtree; src: url(/figtree.woff2) }`
  // The script comes from the partner's own host, so the mailbox is there too.
  await page.route(`${partner}/api/v1.0/email/send`, (route) => route.fulfill({ status: 204 }))
  await page.route('**/mine.css', (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: `${face} body { font: 16px ${font} } ${hasOwnRules ? rulesOfGuide : ''}`,
    }),
  )
  await page.route('**/figtree.woff2', (route) =>
    route.fulfill({ path: builtFile('fonts/figtree.woff2') }),
  )
  const ours = (file: string) => `${baseURL}/widgets/${file}`
  await page.route(`${partner}/widgets/room.css`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: ours('room.css') }) }),
  )
  let release = () => {}
  let released = Promise.resolve()
  await page.route(`${partner}/widgets/*.js`, async (route) => {
    await released
    await route.fulfill({ response: await route.fetch({ url: ours(`${tag}.js`) }) })
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
  for (const [font, hasOwnRules] of [
    ['sans-serif', false],
    ['serif', false],
    ['Figtree', false],
    ['sans-serif', true],
  ] as const)
    test(`nothing on the page moves when a late script brings <${tag}>, in ${font} at 390 and 1200 px, under a strict policy, with ${hasOwnRules ? "the rules in the page's own sheet" : 'the lines of the guide'}`, async ({
      page,
      partner,
      baseURL,
    }) => {
      const late = await routeLatePage({ page, partner, baseURL }, { tag, font, hasOwnRules })
      await watchShift(page)
      for (const width of [390, 1200]) {
        await page.setViewportSize({ width, height: 844 })
        await late.open()
        late.release()
        await expect(page.getByText(field)).toBeVisible()
        expect(await shiftOf(page), `${width} px`).toBeLessThan(0.01)
      }
    })

  test(`the space kept for <${tag}> shrinks to its fallback text when no script has loaded after ten seconds`, async ({
    page,
    partner,
    baseURL,
  }) => {
    const given = { tag, font: 'sans-serif', hasOwnRules: false }
    const late = await routeLatePage({ page, partner, baseURL }, given)
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

/** What tags ask for, and where it starts. */
const starts: readonly (readonly [tag: string, start: string, attributes: string])[] = [
  ['quote-builder', 'the choice of a service', ''],
  ['quote-builder', 'the first questions of a service', 'service="residential"'],
  ['quote-builder', 'other questions', 'service="residential" bedrooms="3"'],
  ['quote-builder', 'the extras', 'service="commercial" building-type="office" offices="2"'],
  [
    'quote-builder',
    'the final quote',
    'service="residential" bedrooms="3" bathrooms="2" frequency="weekly" extras="none"',
  ],
  ['inquiry-form', 'the form', ''],
]

for (const [tag, start, attributes] of starts) {
  test(`with room.css <${tag}> has the same box before its script as after in every kind of box, where it starts with ${start}`, async ({
    page,
    partner,
  }) => {
    for (const width of [360, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const options = attributes && `${attributes} quote-link="off"`
      const { before, after } = await boxesOf(page, partner, tag, options)
      expect(after, `${width} px`).toEqual(before)
    }
  })
}
