import { expect, test } from '../browser.ts'

// How every step and state looks is in every-state.spec.ts.

test('in forced colours every focus is visible', async ({ page, partner }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${partner}/plain.html?service=pressure-washing`)
  await page.getByRole('checkbox', { name: 'Deck' }).check()
  await page.evaluate(() => document.querySelector<HTMLElement>('h1')?.click())
  const rings: string[] = []
  for (let i = 0; i < 14; i++) {
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const active = document.querySelector('quote-builder')?.shadowRoot?.activeElement
      if (!active) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(active)
      return `${outlineStyle} ${outlineWidth}`
    })
    if (ring) rings.push(ring)
  }
  // The focus visits Back, the windows' minus, number and plus, the surfaces, the price, and the next step's button.
  expect(rings.length).toBeGreaterThanOrEqual(10)
  expect(new Set(rings)).toEqual(new Set(['solid 3px']))
})
