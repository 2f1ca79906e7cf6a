import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { expect, test } from '../browser.ts'
import { fontsThere } from '../loading.ts'
import { inquiryOn } from '../widgets/inquiry-page.ts'
import { scriptOf } from '../widgets/pages.ts'
import { wizardOn } from '../widgets/wizard-page.ts'
import { openNextTo, type Tag, tags } from './next-to.ts'

/** A heading or label in the widget, and a field. */
const partsOf = (page: Page, tag: Tag): [Locator, Locator] =>
  tag === 'quote-builder'
    ? [page.getByText('Step 2 of 6'), wizardOn(page).count('Bedrooms')]
    : [page.getByText('Message', { exact: true }), inquiryOn(page).message]

const fontSizeOf = (part: Locator) =>
  part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

/** What pages do to the size of their text. */
const hostSizes = `html { font-size: 62.5% } body { font-size: 1.4rem }
  * { font-size: 11px !important }`

for (const tag of tags) {
  // https://github.com/everydotorg/donate-button/issues/246, https://github.com/hackoregon/civic/issues/725
  test(`<${tag}> follows the visitor's text size, not the page's`, async ({ page, partner }) => {
    const attributes = 'service="residential"'
    const devtools = await page.context().newCDPSession(page)
    const [head, monospace] = [`<style>${hostSizes}</style>`, 'style="font-family: monospace"']
    await openNextTo(page, partner, tag, { head, attributes: `${attributes} ${monospace}` })
    const [text, field] = partsOf(page, tag)
    await expect(field).toBeVisible()
    expect(await fontSizeOf(text)).toBe(17)

    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 24 } })
    await openNextTo(page, partner, tag, { head, attributes })
    await expect.poll(() => fontSizeOf(text)).toBeCloseTo(25.5)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const over = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      await expect.poll(over, `${width} px`).toBe(0)
    }
    // The larger of two wishes counts, so that a page in rem does not enlarge the text twice.
    const element = page.locator(tag)
    await element.evaluate((self) => self.style.setProperty('--unit', '2px', 'important'))
    expect(await fontSizeOf(text)).toBe(34)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  })

  test(`no field of <${tag}> is so small that a phone zooms in`, async ({ page, partner }) => {
    await page.setViewportSize({ width: 360, height: 700 })
    const attributes = 'service="residential" style="--unit: 0.5px"'
    await openNextTo(page, partner, tag, { attributes })
    const [text] = partsOf(page, tag)
    expect(await fontSizeOf(text)).toBe(8.5)
    if (tag === 'quote-builder') {
      expect(await fontSizeOf(wizardOn(page).count('Bedrooms'))).toBeGreaterThanOrEqual(16)
      await wizardOn(page).openContact()
    }
    const fields = page.getByRole('textbox').or(page.getByRole('combobox'))
    expect(await fields.count()).toBeGreaterThan(3)
    for (const field of await fields.all())
      expect(await fontSizeOf(field)).toBeGreaterThanOrEqual(16)
  })
}

// https://github.com/floating-ui/floating-ui/issues/3032
for (const [zoom, isLong] of [
  ['html { zoom: 0.8 }', ' @long'],
  ['body { zoom: 1.6 }', ''],
  ['quote-builder { zoom: 0.7 }', ' @long'],
] as const)
  test(`with ${zoom} no floating buttons overlap${isLong}`, async ({ page, partner }) => {
    await page.setViewportSize({ width: 400, height: 700 })
    const attributes = 'mode="dialog" launcher-corner="bottom-right"'
    const script = tags.map(scriptOf).join('')
    const below = `<quote-builder ${attributes}></quote-builder>`
    const head = `<style>${zoom}</style>`
    await openNextTo(page, partner, 'inquiry-form', { head, script, attributes, below })
    const lower = page.getByRole('button', { name: 'Ask a question' })
    const upper = page.getByRole('button', { name: 'Get an instant quote' })
    await expect(lower).toBeVisible()
    const gap = async () => {
      const [top, bottom] = await Promise.all([lower, upper].map((one) => one.boundingBox()))
      return (top?.y ?? 0) - (bottom?.y ?? 0) - (bottom?.height ?? 0)
    }
    await expect.poll(gap).toBeGreaterThan(5)
    expect(await gap()).toBeLessThan(12)
  })

/** The share of each grey, in sixteenths, among the pixels of a part without its round corners. */
const greysOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not in sight.')
  const edge = 24
  const [width, height] = [box.width - 2 * edge, box.height - 2 * edge]
  const clip = { x: box.x + edge, y: box.y + edge, width, height }
  const { data, info } = await sharp(await part.page().screenshot({ clip }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = new Array<number>(16).fill(0)
  for (const grey of data) counts[grey >> 4] = (counts[grey >> 4] ?? 0) + 1
  return counts.map((count) => count / info.size)
}

// https://github.com/mapbox/assembly/issues/1029, https://github.com/mozilla/pontoon/pull/2579
test('the automatic dark theme of a phone changes nothing', async ({ page, partner }) => {
  // Phones have that theme only with their own dark one.
  await page.emulateMedia({ colorScheme: 'dark' })
  const devtools = await page.context().newCDPSession(page)
  const setDark = (enabled: boolean) =>
    devtools.send('Emulation.setAutoDarkModeOverride', { enabled })
  const expectSame = async (part: Locator, what: string) => {
    await setDark(false)
    const usual = await greysOf(part)
    await setDark(true)
    for (const [grey, share] of (await greysOf(part)).entries())
      expect(share, `${what}, grey ${grey}`).toBeCloseTo(usual[grey] ?? 0)
  }
  for (const theme of ['light', 'dark', 'auto']) {
    const answers = 'service="residential" bedrooms="3" frequency="weekly" extras="none"'
    const attributes = `theme="${theme}" ${answers}`
    await openNextTo(page, partner, 'quote-builder', { attributes })
    await expect(wizardOn(page).book).toBeVisible()
    await expectSame(page.locator('.price'), `a quote, ${theme}`)
    await openNextTo(page, partner, 'inquiry-form', { attributes })
    await inquiryOn(page).send.scrollIntoViewIfNeeded()
    await expectSame(inquiryOn(page).send, `an inquiry, ${theme}`)
  }
  await page.goto('/')
  await fontsThere(page)
  await expectSame(page.getByRole('banner'), 'the site')
})
