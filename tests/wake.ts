import { expect } from 'playwright/test'
import type { EnginePage } from './engines/page.ts'

/** Does what a visitor does first, and waits until the page's client has taken over. */
export async function wake(page: EnginePage) {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  const isAwake = () => page.evaluate(() => !!document.querySelector('header [data-open]'))
  await expect.poll(isAwake, 'the client has taken over').toBe(true)
}
