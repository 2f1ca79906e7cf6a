import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { addTypefaces } from './typefaces.ts'

const launchersOn = (page: Page) => [
  page.getByRole('button', { name: 'Get an instant quote' }),
  page.getByRole('button', { name: 'Ask a question' }),
]

/** The widths at which the floating buttons overlap or leave the window, from the narrowest phone to a desktop. */
async function faultsOn(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of [280, 320, 360, 390, 430, 500, 600, 768, 1024, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    const found = await page.evaluate(async () => {
      // Buttons that changed their size are placed again before the next frame is painted.
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
      const buttons = [...document.querySelectorAll('quote-builder, inquiry-form')].flatMap(
        ({ shadowRoot }) => shadowRoot?.querySelector('[part=launcher]') ?? [],
      )
      const boxes = buttons.map((button) => button.getBoundingClientRect())
      const isOut = boxes.some(({ left, right, top }) => left < 0 || right > innerWidth || top < 0)
      const isMet = boxes.some((one, index) =>
        boxes
          .slice(index + 1)
          .some(
            (other) =>
              one.left < other.right &&
              one.right > other.left &&
              one.top < other.bottom &&
              one.bottom > other.top,
          ),
      )
      return { isOut, isMet, count: boxes.length }
    })
    if (found.count < 2) faults.push(`${width} px: ${found.count} buttons`)
    if (found.isOut) faults.push(`${width} px: one leaves the window`)
    if (found.isMet) faults.push(`${width} px: they meet`)
  }
  return faults
}

test('two floating buttons never cover each other, at any width and in any font', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/launchers.html`)
  for (const launcher of launchersOn(page)) await expect(launcher).toBeVisible()
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
  await page
    .locator('quote-builder')
    .evaluate((tag, text) => tag.setAttribute('launcher-label', text), label)
  expect(await faultsOn(page), label).toEqual([])
})

test('two floating buttons in one corner are stacked, and the upper one moves down when the lower one disappears', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/launchers.html`)
  const [quote, inquiry] = launchersOn(page)
  if (!quote || !inquiry) throw new Error('There are two.')
  await expect(inquiry).toBeVisible()
  const restingPlace = (await quote.boundingBox())?.y
  await page
    .locator('inquiry-form')
    .evaluate((tag) => tag.setAttribute('launcher-corner', 'bottom-right'))
  expect(await faultsOn(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect.poll(async () => (await quote.boundingBox())?.y).toBeLessThan(Number(restingPlace))
  await page.locator('inquiry-form').evaluate((tag) => tag.remove())
  await expect.poll(async () => (await quote.boundingBox())?.y).toBe(restingPlace)
  // A button that is added later, and before it in the page, is noticed too.
  await page.evaluate(() => {
    const late = document.createElement('inquiry-form')
    late.setAttribute('mode', 'dialog')
    late.setAttribute('launcher-corner', 'bottom-right')
    document.body.prepend(late)
  })
  await expect.poll(async () => (await quote.boundingBox())?.y).toBeLessThan(Number(restingPlace))
})

test('a floating button that is alone, or has room next to the other, keeps its width and its place', async ({
  page,
  partner,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${partner}/launchers.html`)
  const [quote, inquiry] = launchersOn(page)
  if (!quote || !inquiry) throw new Error('There are two.')
  await expect(quote).toBeVisible()
  const box = async () => await quote.boundingBox()
  const original = await box()
  await expect(inquiry).toBeVisible()
  await page.locator('inquiry-form').evaluate((tag) => Object.assign(tag, { hidden: true }))
  await expect.poll(async () => (await box())?.y).toBeGreaterThan(600)
  expect((await box())?.width).toBe(original?.width)
  await page.locator('inquiry-form').evaluate((tag) => Object.assign(tag, { hidden: false }))
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect.poll(async () => (await box())?.y).toBe((await inquiry.boundingBox())?.y)
  expect((await box())?.width).toBe(original?.width)
})
