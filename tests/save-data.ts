import type { Page } from 'playwright/test'

/** Makes the visitor one who saves data: nothing is loaded before it is asked for. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
