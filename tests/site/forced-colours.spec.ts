import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { wake } from '../loading.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

async function expectEdge(part: Locator) {
  await expect(part).toHaveCSS('border-top-style', 'solid')
  await expect(part).not.toHaveCSS('border-top-width', '0px')
}

/** The colour that text has here. */
const canvasText = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.setProperty('color', 'CanvasText')
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

async function expectRing(page: Page, control: string, ringed: string) {
  await page.locator(control).first().focus()
  await page.keyboard.press('Shift')
  await expect(page.locator(ringed).first()).toHaveCSS('outline-style', 'solid')
  await expect(page.locator(ringed).first()).toHaveCSS('outline-color', await canvasText(page))
}

const groundOf = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor)

test('forced colours keep edges, chosen options and all words visible', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  const ring = 'the ring of the focus is in the colour of text on what keeps its own colours'
  await test.step(ring, () =>
    expectRing(page, '.drag-places :checked', '.drag-places label:has(:checked)'),
  )
  const place = (name: string) => page.locator('label').filter({ hasText: name })
  expect(await groundOf(place('Kitchen'))).not.toBe(await groundOf(place('Patio')))

  await expectEdge(page.getByRole('link', { name: 'Get Quote Now!' }).first())
  await expectEdge(page.getByRole('button', { name: /^Play film/ }).first())
  await page.getByRole('button', { name: 'Company' }).hover()
  await expectEdge(page.locator('#_company-menu ul'))
  // The backplate of forced text is as high as the font, which is more than a line of numerals.
  const discount = page.locator('.discount .num')
  await expect(discount).toHaveCSS('forced-color-adjust', 'none')
  const text = await page.locator('.discount').evaluate((tile) => getComputedStyle(tile).color)
  await expect(discount).toHaveCSS('color', text)

  await page.goto('/blog')
  await wake(page)
  await test.step(ring, () =>
    expectRing(page, '.blog-categories [aria-pressed=true]', '.blog-categories :focus'),
  )
  const other = page.getByRole('button', { name: 'Seasonal Care' })
  await other.click()
  const before = await groundOf(page.getByRole('button', { name: 'All', exact: true }))
  await expect(other).toHaveAttribute('aria-pressed', 'true')
  expect(await groundOf(other)).not.toBe(before)
  await expectEdge(page.getByRole('button', { name: 'All', exact: true }))

  await page.goto('/pressure-washing')
  await wake(page)
  await test.step(ring, () => expectRing(page, 'a.num', 'a.num:focus'))
})
