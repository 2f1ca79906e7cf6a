import type { Locator } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { wizardOn } from './wizard-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, middle: box.y + box.height / 2, end: box.x + box.width }
}

test('on a phone a long label breaks before its price moves below it', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/plain.html?service=commercial&extras=none`)
  await page.getByLabel('Building type').selectOption({ label: 'Restaurant' })
  const wizard = wizardOn(page)
  await wizard.count('Offices').fill('2')
  while (!(await wizard.book.isVisible())) await wizard.continue.click()
  const line = page.getByRole('listitem').filter({ hasText: 'Restaurant facility adjustment' })
  const label = await boxOf(line.getByText('Restaurant'))
  const price = await boxOf(line.locator('b'))
  expect(price.x).toBeGreaterThanOrEqual(label.end)
  expect(Math.abs(price.middle - label.middle)).toBeLessThan(2)
})

test('on a phone Back keeps its arrow on the contact step, next to the button that sends', async ({
  page,
  partner,
}) => {
  await page.goto(
    `${partner}/plain.html?service=residential&bedrooms=1&frequency=weekly&extras=none`,
  )
  const wizard = wizardOn(page)
  await wizard.book.click()
  await expect(wizard.back.locator('svg')).toBeVisible()
  const [back, send] = [await boxOf(wizard.back), await boxOf(wizard.send)]
  expect(back.y).toBe(send.y)
})

test('on a phone none of the ways to keep a quote is alone in half a row', async ({
  page,
  partner,
}) => {
  await page.goto(
    `${partner}/plain.html?service=residential&bedrooms=1&frequency=weekly&extras=none`,
  )
  const parts = [
    page.getByRole('button', { name: 'Copy link' }),
    page.getByRole('link', { name: 'Email it' }),
    page.getByRole('button', { name: 'Print' }),
  ]
  const [copy, mail, print] = await Promise.all(parts.map(boxOf))
  expect(copy?.x).toBe(mail?.x)
  expect(copy?.end).toBe(print?.end)
  expect(mail?.y).toBe(print?.y)
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
