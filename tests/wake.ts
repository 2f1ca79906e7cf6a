import { expect } from 'playwright/test'
import type { EnginePage } from './page.ts'

/** Moves as a visitor first would, and waits until the page's client has taken over. */
export async function wake(page: EnginePage) {
  // Moves again each time, because a move before the page's first script has run goes unnoticed.
  const isAwake = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('pointermove'))
      return !!document.querySelector('header [data-open]')
    })
  const often = { message: 'the client has taken over', intervals: [25, 50, 100] }
  await expect.poll(isAwake, often).toBe(true)
}
