import type { Page } from 'playwright/test'
import { wizardOn } from './wizard-page.ts'

/** What a visitor can see and press where the quote builder opens in a dialog. */
export function dialogOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Get an instant quote' })
  return {
    ...wizardOn(page),
    dialog,
    launcher: page.getByRole('button', { name: 'Get an instant quote' }),
    trigger: page.getByRole('button', { name: 'What does it cost?' }),
    close: dialog.getByRole('button', { name: 'Close', exact: true }),
    element: page.locator('quote-builder'),
    /** The steps that were reported. */
    steps: () => page.evaluate(() => (window as unknown as { events: number[] }).events),
  }
}
