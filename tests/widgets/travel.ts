import type { Page } from 'playwright/test'
import { inquiryOn } from './inquiry-page.ts'
import { wizardOn } from './wizard-page.ts'

/** Goes from a fresh page through the whole quote to the thank-you page. */
export async function sendQuote(page: Page, url: string) {
  await page.goto(url)
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await wizard.sendContact()
  await page.waitForURL('**/booked')
  return wizard
}

/** Goes from a fresh page through the inquiry to the thank-you page. */
export async function sendInquiry(page: Page, url: string, first?: () => Promise<unknown>) {
  await page.goto(url)
  await first?.()
  const form = inquiryOn(page)
  await form.fill()
  await form.send.click()
  await page.waitForURL('**/booked')
  return form
}

/** Goes back by script, because page.goBack waits for a load event that a page from the cache never has. */
export const travel = (page: Page, by: number) =>
  page.evaluate((steps) => {
    setTimeout(() => history.go(steps))
  }, by)

/** Goes to the newest entry of the history. */
export const travelToNewest = (page: Page) =>
  page.evaluate(() => {
    const newest = navigation.entries().at(-1)
    if (newest) setTimeout(() => navigation.traverseTo(newest.key))
  })
