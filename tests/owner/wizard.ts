import { expect, type Page } from 'playwright/test'
import { wizardOn } from '../widgets/wizard-page.ts'

/** Takes the first tile of the wizard, and of its first step the first of everything, until there is a price. */
export async function chooseUntilPriced(page: Page): Promise<void> {
  const wizard = page.locator('quote-builder')
  await wizard.getByRole('button').filter({ hasText: '$' }).first().click()
  for (const list of await wizard.getByRole('combobox').all()) await list.selectOption({ index: 1 })
  const more = wizard.getByRole('button', { name: /^One more / })
  if ((await more.count()) > 0) await more.first().click()
  await expect(wizardOn(page).tab).toBeVisible()
}
