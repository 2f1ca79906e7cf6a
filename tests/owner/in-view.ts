import { expect, type Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { addStyles, cutOff, setFontSize, sideways, wideSpacing } from '../site/large-text.ts'

/** The bar and the grids differ at these two sizes; any size between looks like one or the other. */
const usual = [360, 1280]

/**
 * Font sizes that visitors choose, in pixels, and the widths of windows. 32 px is also the effect of a text zoom of
 * 200 %. Layouts depend on letters per line: each combination left out has as many as one that is tested.
 */
const sizes = [
  { size: 16, widths: [320, 360, 768, 1440] },
  { size: 20, widths: [320, 390, 900, 1024, 1280] },
  { size: 24, widths: [900, 1280] },
  { size: 32, widths: [320, 390, 640, 1024, 1280] },
]

/** Expects no accessibility fault, nothing cut off, and no sideways scrolling, on a phone and on a desktop. */
export async function expectInView(page: Page): Promise<void> {
  for (const width of usual) {
    await expectWhole(page, width, 'usual text')
    expect(await violations(page), `${width} px`).toEqual([])
  }
}

/** Expects nothing cut off and no sideways scrolling, however large the text is and however wide the window. */
export async function expectInViewInAnySize(page: Page): Promise<void> {
  for (const { size, widths } of sizes) {
    await setFontSize(page, size)
    for (const width of widths) await expectWhole(page, width, `${size} px`)
  }
  await setFontSize(page, 16)
  await addStyles(page, wideSpacing)
  for (const width of [320, 390]) await expectWhole(page, width, 'wide spacing')
}

async function expectWhole(page: Page, width: number, text: string) {
  await page.setViewportSize({ width, height: 800 })
  expect(await page.evaluate(cutOff), `${text} at ${width} px`).toEqual([])
  expect(await sideways(page), `${text} at ${width} px`).toBe(0)
}
