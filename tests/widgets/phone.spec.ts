import type { Locator } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { wizardOn } from './wizard-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, middle: box.y + box.height / 2, end: box.x + box.width }
}

test('on a phone a long label breaks before its price moves down', async ({ page, partner }) => {
  const answers = 'service=commercial&building-type=restaurant&offices=2&extras=none'
  await page.goto(`${partner}/plain.html?${answers}`)
  const wizard = wizardOn(page)
  const line = page.getByRole('listitem').filter({ hasText: 'Restaurant facility adjustment' })
  while (!(await wizard.book.isVisible())) await wizard.continue.click()
  const label = await boxOf(line.getByText('Restaurant'))
  const price = await boxOf(line.locator('b'))
  expect(price.x).toBeGreaterThanOrEqual(label.end)
  expect(Math.abs(price.middle - label.middle)).toBeLessThan(2)
})

test('on a phone the final steps keep their buttons in rows', async ({ page, partner }) => {
  const answers = 'service=residential&bedrooms=1&frequency=weekly&extras=none'
  await page.goto(`${partner}/plain.html?${answers}`)
  const wizard = wizardOn(page)
  // None of the ways to keep a quote is alone in half a row.
  const parts = [
    wizard.button('Copy link'),
    page.getByRole('link', { name: 'Email it' }),
    wizard.button('Print'),
  ]
  await expect(wizard.book).toBeVisible()
  const [copy, mail, print] = await Promise.all(parts.map(boxOf))
  expect(copy?.x).toBe(mail?.x)
  expect(copy?.end).toBe(print?.end)
  expect(mail?.y).toBe(print?.y)
  // Going back is a square.
  const [square, book] = [await boxOf(wizard.back), await boxOf(wizard.book)]
  expect(square.width).toBeCloseTo(60, 0)
  expect(square.height).toBe(book.height)
  expect(square.y).toBe(book.y)
  // Back keeps its arrow, next to the button that sends.
  await wizard.book.click()
  await expect(wizard.back.locator('svg')).toBeVisible()
  const [back, send] = [await boxOf(wizard.back), await boxOf(wizard.send)]
  expect(back.y).toBe(send.y)
})

test('the ring around a focused number does not touch the minus', async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html?service=residential`)
  const number = wizardOn(page).count('Bedrooms')
  await number.focus()
  const minus = await boxOf(page.getByRole('button', { name: 'One fewer bedroom' }))
  const ring = await number.evaluate((field) => {
    const { outlineOffset, outlineWidth, borderRadius } = getComputedStyle(field)
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    return { end: field.getBoundingClientRect().right + reach, isRound: borderRadius !== '0px' }
  })
  expect(ring.isRound).toBe(true)
  expect(minus.x - ring.end).toBeGreaterThan(2)
})
