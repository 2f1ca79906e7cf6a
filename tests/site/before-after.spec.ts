import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { fontsThere, shiftOf, watchShift } from '../loading.ts'

// The line glides to where a key or a tap brings it, and must not lag behind a hand.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const path = '/residential-cleaning'
const name = /^Kitchen: how much of the before picture/

/** The card of the kitchen, once its pictures and its script are there. */
async function openKitchen(page: Page) {
  await page.goto(path)
  const slider = page.getByRole('slider', { name })
  await slider.scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true')
  await fontsThere(page)
  const frame = slider.locator('..')
  const shownBefore = async () =>
    Number.parseInt((await slider.getAttribute('aria-valuetext')) ?? '', 10)
  /** A point of the frame: 0 is left and top, 1 right and bottom. */
  const at = async (x: number, y: number) => {
    const box = await frame.boundingBox()
    if (!box) throw new Error('The kitchen is not on the page.')
    return { x: box.x + box.width * x, y: box.y + box.height * y }
  }
  return { slider, frame, shownBefore, at }
}

/** Drags one finger from one point to another. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined
          ? []
          : [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10)
  await touch('touchEnd')
}

test('the line follows the mouse and the arrow keys, and nothing else moves', async ({ page }) => {
  await watchShift(page)
  const { slider, frame, shownBefore, at } = await openKitchen(page)

  await test.step('nothing moves on the page when the script takes over', async () => {
    expect(await shiftOf(page)).toBeLessThan(0.01)
  })

  await test.step('the arrow keys move the line, with a ring around its grip', async () => {
    await expect(slider).toHaveAttribute('aria-valuetext', '55% before, 45% after')
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', '60% before, 40% after')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveAttribute('aria-valuetext', '50% before, 50% after')
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', '100% before, 0% after')
    await page.keyboard.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', '0% before, 100% after')
    const grip = frame.locator('svg').locator('..')
    expect(await grip.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  })

  await test.step('the line follows the mouse from the height where it was grabbed', async () => {
    const grip = frame.locator('svg')
    for (const [x, y] of [
      [0.3, 0.5],
      [0.8, 0.5],
      [0.5, 0.9],
    ] as const) {
      const from = await at(0.5, y)
      const to = await at(x, y)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 4 })
      const box = await grip.boundingBox()
      const middle = await at(0, 0.5)
      // The edge leans 12 degrees: below the middle the grip is further right.
      const lean = (to.y - middle.y) * Math.tan((12 * Math.PI) / 180)
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - to.x - lean)).toBeLessThan(3)
      await page.mouse.up()
    }
    const before = await shownBefore()
    const elsewhere = await at(0.1, 0.2)
    await page.mouse.move(elsewhere.x, elsewhere.y)
    expect(await shownBefore()).toBe(before)
  })

  await test.step('the line reaches both ends and goes no further', async () => {
    const middle = await at(0.5, 0.5)
    for (const [x, valueText] of [
      [-0.4, '0% before, 100% after'],
      [1.4, '100% before, 0% after'],
    ] as const) {
      const end = await at(x, 0.5)
      await page.mouse.move(middle.x, middle.y)
      await page.mouse.down()
      await page.mouse.move(end.x, end.y, { steps: 4 })
      await page.mouse.up()
      await expect(slider).toHaveAttribute('aria-valuetext', valueText)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('a finger drags the line, moves it by a tap, and still scrolls', async ({ page }) => {
    const { slider, shownBefore, at } = await openKitchen(page)

    await test.step('a finger that moves up scrolls the page and leaves the line alone', async () => {
      const from = await at(0.2, 0.9)
      const top = await page.evaluate(() => scrollY)
      await swipe(page, from, { x: from.x + 2, y: from.y - 240 })
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100)
      expect(await shownBefore()).toBe(55)
    })

    await slider.scrollIntoViewIfNeeded()
    await test.step('a finger drags the line sideways', async () => {
      const from = await at(0.5, 0.5)
      const to = await at(0.2, 0.5)
      await swipe(page, from, to)
      await expect.poll(shownBefore).toBeGreaterThan(15)
      await expect.poll(shownBefore).toBeLessThan(35)
    })

    await test.step('a tap moves the line', async () => {
      const { x, y } = await at(0.85, 0.5)
      await page.touchscreen.tap(x, y)
      await expect.poll(shownBefore).toBeGreaterThan(75)
    })
  })
})

test('without JavaScript both pictures share one frame', async ({ page, browser, baseURL }) => {
  const withScript = await openKitchen(page)
  const height = (await withScript.frame.boundingBox())?.height
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const plain = await context.newPage()
  await plain.goto(path)
  for (const place of ['A kitchen', 'A living room', 'A bathroom', 'A patio']) {
    const before = plain.getByRole('img', { name: new RegExp(`^${place}.*, before cleaning$`) })
    const after = plain.getByRole('img', { name: new RegExp(`^${place}.*, after cleaning$`) })
    await expect(before).toBeVisible()
    await expect(after).toBeVisible()
    const [left, right] = [await before.boundingBox(), await after.boundingBox()]
    if (!left || !right) throw new Error('A picture has no place.')
    expect(left.x + left.width).toBeLessThanOrEqual(right.x)
    expect(left.y).toBe(right.y)
    expect(Math.abs(left.width - right.width)).toBeLessThan(1)
  }
  const kitchen = plain.getByRole('img', { name: 'A kitchen with green cupboards, before' })
  expect((await kitchen.boundingBox())?.height).toBe(height)
  await expect(plain.getByRole('slider')).toHaveCount(0)
  await context.close()
})
