import { expect, test } from '../browser.ts'
import { business, oneBedroom } from '../facts.ts'
import { speak } from './languages.ts'
import { dialogOn, oneBedroomCode, wizardOn } from './wizard-page.ts'

test('a quote in a dialog prints completely, on its own background', async ({ page, partner }) => {
  await page.goto(`${partner}/dialog.html#q=${oneBedroomCode}`)
  const { dialog, book, lines } = dialogOn(page)
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

test('a quote prints in black on white, and nothing to press', async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html?theme=dark#q=${oneBedroomCode}`)
  const wizard = wizardOn(page)
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

test('a quote of a page in French prints a sheet in French', async ({ page, partner }) => {
  const say = await speak(page, 'fr')
  await page.goto(`${partner}/quote-builder-in-fr.html#q=${oneBedroomCode}`)
  await wizardOn(page, say).button(say('Print')).click()
  const sheet = page.locator('iframe').contentFrame()
  await expect(sheet.getByRole('heading', { name: say('How to book') })).toBeAttached()
  await expect(sheet.getByRole('heading', { name: say('Residential Cleaning') })).toBeAttached()
  await expect(sheet.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(sheet.locator('.total')).toHaveText(`${say('Total')} ${oneBedroom.total}\u00a0$`)
  // The browser's, because Node may know older rules of a time zone.
  const date = await page.evaluate(
    (timeZone) => new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone }).format(),
    business.timeZone,
  )
  await expect(sheet.getByText(say('Quote of {date}', { date }))).toBeAttached()
})
