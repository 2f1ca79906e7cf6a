import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { blocked, states } from './states.ts'

test.use({ expectedMessages: [blocked] })

/** Controls without an edge, icons in the colour of what lies behind, and a bar that shows nothing. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const root = document.querySelector('quote-builder, inquiry-form')?.shadowRoot as ShadowRoot
    const shown = (selector: string) =>
      [...root.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility() && !element.closest('.hidden'),
      )
    const clear = /^(transparent|rgba\(.*, 0\))$/
    for (const control of shown('button, select, textarea, input')) {
      const edge = control.closest('.counter') && control.matches('input')
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(
        edge ? (control.closest('.counter') as Element) : control,
      )
      const name = control.getAttribute('aria-label') ?? control.textContent ?? control.id
      const thin = Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none'
      if (thin || clear.test(borderTopColor) || borderTopColor === backgroundColor)
        found.push(`${name} has no edge`)
    }
    for (const icon of shown('svg')) {
      let behind: Element | null = icon
      while (behind && clear.test(getComputedStyle(behind).backgroundColor))
        behind = behind.parentElement
      const { stroke } = getComputedStyle(icon)
      if (behind && stroke === getComputedStyle(behind).backgroundColor)
        found.push(`an icon of ${icon.parentElement?.textContent} cannot be told from its ground`)
    }
    for (const bar of shown('[role=progressbar]')) {
      const done = getComputedStyle(bar.firstElementChild as Element).backgroundColor
      if (clear.test(done) || done === getComputedStyle(bar).backgroundColor)
        found.push('the bar does not show how much is done')
      if (getComputedStyle(bar).borderTopStyle === 'none') found.push('the bar has no edge')
    }
    for (const tile of shown('section, figure'))
      if (getComputedStyle(tile).borderTopStyle === 'none')
        found.push(`the tile of ${tile.textContent} has no edge`)
    for (const numeral of shown('i').filter(({ textContent }) => textContent)) {
      const { color } = getComputedStyle(numeral)
      if (color === getComputedStyle(numeral.parentElement as Element).color)
        found.push(`${numeral.textContent} has the text colour of another ground`)
    }
    const [chosen] = shown('[aria-pressed=true]')
    const [other] = shown('[aria-pressed=false]')
    if (chosen && other) {
      const styles = [chosen, other].map((tile) => getComputedStyle(tile).borderTopStyle)
      if (styles[0] === styles[1]) found.push('the chosen service looks like the others')
    }
    const [ticked] = shown(':checked:not(option)')
    const [empty] = shown('[type=checkbox]:not(:checked), [type=radio]:not(:checked)')
    if (ticked && empty) {
      const widths = [ticked, empty].map((box) => getComputedStyle(box).borderTopWidth)
      if (widths[0] === widths[1]) found.push('what is ticked looks like what is not')
    }
    return found
  })

for (const [file, every] of Object.entries(states)) {
  test(`${file}: in forced colours, light or dark, controls keep an edge, icons and choices show`, async ({
    page,
    partner,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`${partner}/${file}?success-url=none`)
    await every(page, async (state) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await unseen(page), `${state}, ${colorScheme}`).toEqual([])
      }
    })
  })
}

test('in forced colours the focus is seen on all that the keyboard reaches', async ({
  page,
  partner,
}) => {
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
  // Back, the windows' minus, number and plus, what is washed, the price, and on.
  expect(rings.length).toBeGreaterThanOrEqual(10)
  expect(new Set(rings)).toEqual(new Set(['solid 3px']))
})

test('in forced colours a dialog, its cross and the button that opens it keep an edge', async ({
  page,
  partner,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${partner}/dialog.html?service=residential`)
  const launcher = page.getByRole('button', { name: 'Get an instant quote' })
  await expect(launcher).toBeVisible()
  expect(await unseen(page)).toEqual([])
  await launcher.click()
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid')
  expect(await unseen(page)).toEqual([])
})
