import type { Page } from 'playwright/test'
import { expect } from '../browser.ts'

/** Sends the form of an element, removes the element at once, and expects that it only announces the lead's arrival. */
export async function removeWhileSending(page: Page, tag: string, lead: 'quote' | 'inquiry') {
  await page.locator(tag).evaluate((element, lead) => {
    const leadEvents: string[] = []
    Object.assign(window, { leadEvents })
    for (const name of [`${lead}sent`, `${lead}submit`])
      element.addEventListener(name, () => leadEvents.push(name))
    element.shadowRoot?.querySelector('form')?.requestSubmit()
    element.remove()
  }, lead)
  const leadEvents = () =>
    page.evaluate(() => (window as unknown as { leadEvents: string[] }).leadEvents)
  await expect.poll(leadEvents).toEqual([`${lead}sent`])
  await page.clock.runFor(5000)
  expect(await leadEvents()).toEqual([`${lead}sent`])
}
