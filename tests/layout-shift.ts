import type { Page } from 'playwright/test'

interface Watching {
  shift: number
}

/** From the next page on, sums up the cumulative layout shift. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const watching: Watching = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        watching.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum, once all changes so far have been painted. */
export async function shiftOf(page: Page): Promise<number> {
  await painted(page)
  return page.evaluate(() => (window as unknown as Watching).shift)
}

/** Waits two frames, so that the page as it is now has been painted, also where a test has stopped the page's clock. */
export const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await document.documentElement.animate([], 1).finished
  })
