import type { Page } from 'playwright/test'

/** Sets the font size that a visitor chose for all pages, in pixels. */
export async function setFontSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
}
