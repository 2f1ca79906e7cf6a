import type { Page } from 'playwright/test'

/** Gives the visitor a slow line, on which no page is loaded before its link is pressed. */
export const slowLine = (page: Page) =>
  page.addInitScript(() => {
    const value = { effectiveType: '3g' }
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  })
