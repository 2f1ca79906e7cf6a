import type { Browser } from 'playwright'
import { onSlowPhone } from '../measuring/slow-phone.ts'
import type { Contender } from './contenders.ts'
import { copies } from './pages.ts'
import { probe } from './probe.ts'

/**
 * What one visit measured: times in milliseconds, `bytes` of scripts and styles over the wire, the
 * layout shift, which has no unit, and in `heaps` the bytes that scripts hold, for each number of
 * forms in `copies`.
 */
export interface Visit {
  bytes: number
  firstField: number
  blocked: number
  shift: number
  nextStep?: number
  heaps: readonly number[]
}

/** Visits the contender's page as a newcomer does, with nothing in the cache. */
export async function visit(
  browser: Browser,
  origin: string,
  { folder, place, taps, next }: Contender,
): Promise<Visit> {
  const times = await onSlowPhone(browser, async (page, ask) => {
    await page.addInitScript(probe, { place, next })
    await page.goto(`${origin}/${folder}/`)
    const loading = await ask('probe.loading')
    for (const [index, words] of taps.entries()) {
      const { x, y } = await ask(`probe.middleOf(${JSON.stringify(words)})`)
      // The last tap leads to the next step, so the time counts from it.
      if (index === taps.length - 1) await ask('probe.awaitTap()')
      await page.touchscreen.tap(x, y)
    }
    return taps.length > 0 ? { ...loading, nextStep: await ask('probe.nextStep') } : loading
  })

  const heaps = []
  for (const count of copies)
    heaps.push(await heapOf(browser, `${origin}/${folder}/${count}`, place))
  return { ...times, heaps }
}

/** What scripts hold in memory when all forms of the page are there, in bytes. */
async function heapOf(browser: Browser, address: string, place: string) {
  const page = await browser.newPage()
  try {
    await page.goto(address)
    const fields = page.locator(place).last().locator('button, input')
    await fields.filter({ visible: true }).first().waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize
  } finally {
    await page.close()
  }
}
