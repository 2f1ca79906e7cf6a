import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'playwright/test'
import { violations } from '../axe.ts'
import { long } from '../browser.ts'
import { editorAt, editorOf, nameOf, siteOf, slow, test } from './edit-page.ts'

const { content, openFolder } = editorAt(5376)

test('a mistake in a saved file is shown with its line until corrected', long, async ({ page }) => {
  const file = path.join(content(), 'offer.json')
  const text = readFileSync(file, 'utf8')
  const write = (percent: string) => writeFileSync(file, text.replace(': 30', `: ${percent}`))
  const status = page.getByRole('status')
  const offer = (words: string) => siteOf(page).getByText(words).first()

  await openFolder(page)
  const editor = editorOf(page)
  await editor.getByText('Residential Cleaning').click()
  const name = nameOf(editor)
  await name.fill('Half a na')
  await expect(offer('30%')).toBeVisible(slow)

  write('"25%"')
  await expect(status).toContainText('Not shown yet: one thing to put right.', slow)
  await expect(status.getByRole('listitem')).toHaveText(
    /^The offer: Discount in percent "25%" is not a number; write 25\. .*\/content\/offer\.json, line 3/,
  )
  await expect(offer('30%')).toBeVisible()
  await expect(siteOf(page).locator('vite-error-overlay')).toBeHidden()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violations(page, (axe) => axe.exclude('iframe'))).toEqual([])
  }

  write('25')
  await expect(offer('25%')).toBeAttached(slow)
  // Only the site was loaded again, and nothing says "Saved" while this form is not.
  await expect(page.getByText(/^Not saved yet: Residential\./)).toBeVisible()
  await expect(status).toBeHidden()
  await expect(name).toHaveValue('Half a na')
})

test('a press on a mistake leads to its field, which says it too', long, async ({ page }) => {
  const file = path.join(content(), 'services/residential.json')
  const text = readFileSync(file, 'utf8')
  await openFolder(page)
  writeFileSync(file, text.replace('"each": 80', '"each": "80,50"'))
  const mistake = page.getByRole('status').getByRole('link', { name: /› Price of one$/ })
  await expect(mistake).toBeVisible(slow)
  await mistake.focus()
  await page.keyboard.press('Enter')
  const price = editorOf(page).getByRole('textbox', { name: 'Price of one' })
  await expect(price).toBeFocused(slow)
  const field = editorOf(page).getByRole('group', { name: /^“?\W?Price of one\W?”? Field$/ })
  await expect(field).toContainText('Price of one: "80,50" is not a number; write 80.5.')
  writeFileSync(file, text)
  await expect(page.getByText('Saved. The site beside shows it.')).toBeVisible(slow)
  await expect(field).not.toContainText('80,50')
})

test(
  'what is still the example company’s is listed, and each leads there',
  long,
  async ({ page }) => {
    const file = path.join(content(), 'business.json')
    const text = readFileSync(file, 'utf8')
    await openFolder(page)
    await page.getByText(/^Before you go public: \d+ things/).click()
    const phone = page.getByRole('listitem').filter({ hasText: 'The company: Phone' })
    await expect(phone).toContainText('Must be changed')
    await phone.getByRole('link').click()
    await expect(editorOf(page).getByRole('textbox', { name: 'Phone' })).toBeFocused(slow)
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violations(page, (axe) => axe.exclude('iframe'))).toEqual([])
    }
    writeFileSync(file, text.replace(/"phone": ".*"/, '"phone": "(604) 555-0177"'))
    await expect(phone).toBeHidden(slow)
    writeFileSync(file, text)
  },
)
