import type { Page } from 'playwright/test'

/** Makes the visitor's line a slow one, on which nothing is loaded ahead of its link. */
export const slowLine = (page: Page) =>
  page.addInitScript(() => {
    const value = { effectiveType: '3g' }
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  })
