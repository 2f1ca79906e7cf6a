import { expect, test } from '../browser.ts'
import { gardensUrl } from '../sites.ts'

test('a visitor chooses the language of the wizard above it, and finds it again after a reload', async ({
  page,
}) => {
  await page.goto(`${gardensUrl}/quote-builder`)
  const languages = page.getByRole('group', { name: 'Language' })
  await expect(languages.getByRole('button')).toHaveText(['English', 'Français', '中文'])
  await expect(languages.getByRole('button', { pressed: true })).toHaveText('English')
  await languages.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('status').getByText('Étape 1 sur 7')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('status').getByText('Étape 1 sur 7')).toBeVisible()
  await expect(languages.getByRole('button', { pressed: true })).toHaveText('Français')
})

test('a link opens the wizard in a language, and one that is not offered in English', async ({
  page,
}) => {
  const wizard = page.locator('quote-builder')
  await page.goto(`${gardensUrl}/quote-builder?lang=zh`)
  await expect(wizard.getByRole('status').getByText('第1步，共7步')).toBeVisible()
  await page.goto(`${gardensUrl}/quote-builder?lang=pa`)
  await expect(wizard.getByRole('status').getByText('Step 1 of 7')).toBeVisible()
})
