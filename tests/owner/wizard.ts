import { expect, type Page } from 'playwright/test'
import { wizardOn } from '../widgets/wizard-page.ts'

/** Chooses the wizard's first tile, and then the first of everything in the next step, until there is a price. */
export async function chooseUntilPriced(page: Page): Promise<void> {
  const wizard = page.locator('quote-builder')
  await wizard.getByRole('button').filter({ hasText: '$' }).first().click()
  for (const list of await wizard.getByRole('combobox').all()) await list.selectOption({ index: 1 })
  const more = wizard.getByRole('button', { name: /^One more / })
  if ((await more.count()) > 0) await more.first().click()
  await expect(wizardOn(page).tab).toBeVisible()
}
