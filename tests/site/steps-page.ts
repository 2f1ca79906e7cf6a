import type { Page } from 'playwright/test'
import { expect } from '../browser.ts'
import { wake } from '../loading.ts'
import { wizardOn } from '../widgets/wizard-page.ts'

/** Waits for a step, at the plain address of the page. */
export async function isAt(page: Page, step: number, of = 6) {
  await expect(page.getByText(`Step ${step} of ${of}`, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/quote-builder$/)
}

/** Goes from another page to the quote builder, as a visitor does. */
export async function open(page: Page, site: string) {
  await page.goto(`${site}/faq`)
  await wake(page)
  await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }).click()
  await isAt(page, 1)
  return wizardOn(page)
}

/** Waits for the page before the quote builder. */
export const hasLeft = (page: Page, site: string) => expect(page).toHaveURL(`${site}/faq`)
