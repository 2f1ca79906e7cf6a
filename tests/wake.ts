import { expect } from 'playwright/test'
import type { EnginePage } from './page.ts'

/** Does what a visitor does first, and waits until the page's client has taken over. */
export async function wake(page: EnginePage) {
  // Once more each time: whoever moves before the page's first script is there is not heard.
  const isAwake = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('pointermove'))
      return !!document.querySelector('header [data-open]')
    })
  const often = { message: 'the client has taken over', intervals: [25, 50, 100] }
  await expect.poll(isAwake, often).toBe(true)
}
