import { expect, test } from '../browser.ts'
import { holdBack } from '../hold-back.ts'
import { wake } from '../wake.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('with reduced motion, the fallback text of a widget shows only when the widget is late', async ({
  page,
  site,
}) => {
  await holdBack(page, '**/widgets/quote-builder.js')
  await page.goto(`${site}/`)
  await wake(page)
  await page.locator('header a[href="/quote-builder"]').first().click()
  const text = page.locator('quote-builder .fallback')
  await expect(text).toHaveCSS('animation-name', 'speak-up')
  await expect(text).toHaveCSS('animation-delay', '1.5s')
  await expect(text).toHaveCSS('animation-duration', '0s')
  await expect(text).toHaveCSS('visibility', 'visible')
})
