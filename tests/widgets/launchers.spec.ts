import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { setOn } from './host.ts'
import { addTypefaces } from './typefaces.ts'

const partsOn = (page: Page) => ({
  quote: page.getByRole('button', { name: 'Get an instant quote' }),
  inquiry: page.getByRole('button', { name: 'Ask a question' }),
  quoteTag: page.locator('quote-builder'),
  inquiryTag: page.locator('inquiry-form'),
})

const widths = [280, 320, 360, 390, 430, 500, 600, 768, 1024, 1600]

/** The widths at which the floating buttons overlap or leave the window, from the narrowest phone to a desktop. */
async function faultsOn(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const found = await page.evaluate(async () => {
      // Buttons that changed their size are placed again before the next frame is painted.
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
      const boxes = [...document.querySelectorAll('quote-builder, inquiry-form')].flatMap(
        ({ shadowRoot }) =>
          shadowRoot?.querySelector('[part=launcher]')?.getBoundingClientRect() ?? [],
      )
      const meets = (one: DOMRect, other: DOMRect) =>
        one.left < other.right &&
        one.right > other.left &&
        one.top < other.bottom &&
        one.bottom > other.top
      const isMet = boxes.some((one, at) => boxes.slice(at + 1).some((other) => meets(one, other)))
      const isOut = boxes.some(({ left, right, top }) => left < 0 || right > innerWidth || top < 0)
      return [
        boxes.length < 2 ? 'one is missing' : '',
        isOut ? 'one leaves the window' : '',
        isMet ? 'they meet' : '',
      ]
    })
    faults.push(...found.filter(Boolean).map((fault) => `${width} px: ${fault}`))
  }
  return faults
}

test('two floating buttons never cover each other', async ({ page, partner }) => {
  await page.goto(`${partner}/launchers.html`)
  const { quote, inquiry, quoteTag } = partsOn(page)
  for (const launcher of [quote, inquiry]) await expect(launcher).toBeVisible()
  await addTypefaces(page)
  for (const style of [
    'font-family: arial',
    'font-family: verdana',
    'font-family: verdana; --unit: 1.5px',
    '--launcher-lift: 6rem',
  ]) {
    await page.evaluate((css) => {
      for (const tag of document.querySelectorAll('[mode=dialog]')) tag.setAttribute('style', css)
    }, style)
    expect(await faultsOn(page), style).toEqual([])
  }
  const label = 'What would it cost to have our house cleaned once a week?'
  await setOn(quoteTag, { 'launcher-label': label })
  expect(await faultsOn(page), label).toEqual([])
})

test('two floating buttons in one corner are stacked', async ({ page, partner }) => {
  await page.goto(`${partner}/launchers.html`)
  const { quote, inquiry, inquiryTag } = partsOn(page)
  await expect(inquiry).toBeVisible()
  await expect(quote).toBeVisible()
  const place = async () => (await quote.boundingBox())?.y
  const restingPlace = await place()
  await setOn(inquiryTag, { 'launcher-corner': 'bottom-right' })
  expect(await faultsOn(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect.poll(place).toBeLessThan(Number(restingPlace))
  await inquiryTag.evaluate((tag) => tag.remove())
  await expect.poll(place).toBe(restingPlace)
  // A button that is added later, and before it in the page, is noticed too.
  await page.evaluate(() => {
    const late = document.createElement('inquiry-form')
    late.setAttribute('mode', 'dialog')
    late.setAttribute('launcher-corner', 'bottom-right')
    document.body.prepend(late)
  })
  await expect.poll(place).toBeLessThan(Number(restingPlace))
})

test('a floating button with room keeps its width and place', async ({ page, partner }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${partner}/launchers.html`)
  const { quote, inquiry, inquiryTag } = partsOn(page)
  await expect(quote).toBeVisible()
  const original = await quote.boundingBox()
  await expect(inquiry).toBeVisible()
  const place = async () => (await quote.boundingBox())?.y
  await setOn(inquiryTag, { hidden: '' })
  await expect.poll(place).toBeGreaterThan(600)
  expect((await quote.boundingBox())?.width).toBe(original?.width)
  await setOn(inquiryTag, { hidden: null })
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect.poll(place).toBe((await inquiry.boundingBox())?.y)
  expect((await quote.boundingBox())?.width).toBe(original?.width)
})
