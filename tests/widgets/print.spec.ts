import { expect, test } from '../browser.ts'
import { oneBedroom } from '../facts.ts'
import { dialogOn } from './dialog-page.ts'
import { wizardOn } from './wizard-page.ts'

test('a quote in an open dialog prints completely, from the top of the page and on its own background', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/dialog.html`)
  const { launcher, dialog, choose, more, continue: goOn, book, lines } = dialogOn(page)
  await launcher.click()
  await choose('Residential Cleaning')
  await more('bedroom', 1)
  for (let i = 0; i < 3; i++) await goOn.click()
  await expect(book).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(lines).toHaveText(oneBedroom.shown)
  const { top, hidden } = await dialog.evaluate((box) => ({
    top: box.getBoundingClientRect().top,
    hidden: box.scrollHeight - box.clientHeight,
  }))
  expect({ top, hidden }).toEqual({ top: 0, hidden: 0 })
})

test('a quote prints every line in black on white, and nothing to press', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/plain.html?theme=dark`)
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 1)
  for (let i = 0; i < 3; i++) await wizard.continue.click()
  await expect(wizard.book).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('quote-builder').getByRole('button')).toHaveCount(0)
  await expect(wizard.lines).toHaveText(oneBedroom.shown)
  await expect(wizard.lines.first()).toBeVisible()
  const faint = await page.locator('quote-builder [part] *').evaluateAll((all) =>
    all.flatMap((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      const isPlain = color === 'rgb(0, 0, 0)' && backgroundColor === 'rgba(0, 0, 0, 0)'
      return isPlain ? [] : [element.outerHTML]
    }),
  )
  expect(faint).toEqual([])
})
