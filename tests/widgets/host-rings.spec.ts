import { expect, test } from '../browser.ts'
import { inquiryOn } from './inquiry-page.ts'
import { wizardOn } from './wizard-page.ts'

/** Themes whose rings are for everything that has the focus: of WordPress blocks, and a louder one. */
const rings = [
  ':where(body *:focus) { outline: 2px solid }',
  '*:focus, *:focus-within, *:focus-visible { outline: 3px dashed red !important }',
]

test('a focus ring of the page goes around no whole widget, and the ring of a field stays', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/calm.html`)
  const wizard = wizardOn(page)
  const { name } = inquiryOn(page)
  await wizard.continue.focus()
  const ring = await wizard.continue.evaluate((button) => getComputedStyle(button).outlineWidth)
  for (const content of rings) {
    await page.addStyleTag({ content })
    for (const [tag, control] of [
      ['quote-builder', wizard.continue],
      ['inquiry-form', name],
    ] as const) {
      await control.focus()
      await expect(page.locator(tag)).toHaveCSS('outline-style', 'none')
      await expect(control).toHaveCSS('outline-style', 'solid')
      await expect(control).toHaveCSS('outline-width', ring)
    }
  }
})
