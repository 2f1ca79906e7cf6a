import type { Browser } from 'playwright'
import { type Loading, onSlowPhone } from '../measuring/slow-phone.ts'
import { type Contender, copies } from './pages.ts'

/**
 * What one visit measured: times in milliseconds, `bytes` of scripts and styles over the wire, and in `heaps` the bytes
 * that scripts hold, for each number of forms in `copies`.
 */
export interface Visit extends Loading {
  bytes: number
  firstField: number
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

/**
 * Measures from inside the page, before any script of the page runs: asking from outside would
 * take the main thread's time, and see a field only when the question arrives.
 * `contender`: the element with the form, and its next heading.
 */
function probe({ place, next }: { place: string; next: string }) {
  /** How long work after the first field still counts, in milliseconds. */
  const aftermath = 1000
  const longestWait = 20_000

  /** The first element that the form shows, with these words if any are given. */
  const find = (selector: string, words = '') => {
    const form = document.querySelector(place)
    return [...((form?.shadowRoot ?? form)?.querySelectorAll(selector) ?? [])].find(
      (element) =>
        element.checkVisibility() &&
        (element instanceof HTMLInputElement ? element.value : element.textContent)?.includes(
          words,
        ),
    )
  }

  /**
   * The time when the first frame with it was painted: a message that is sent before a frame is
   * painted arrives after it.
   */
  const painted = (isThere: () => unknown): Promise<number> =>
    new Promise((resolve, reject) => {
      const begin = performance.now()
      const look = () => {
        if (performance.now() - begin > longestWait) {
          reject(new Error(`${place} did not show what was measured.`))
        } else if (isThere()) {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          port2.postMessage('')
        } else {
          requestAnimationFrame(look)
        }
      }
      requestAnimationFrame(look)
    })

  const measureLoading = async () => {
    const firstField = await painted(() => find('button, input, select, textarea'))
    await new Promise((resolve) => setTimeout(resolve, aftermath))
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { bytes, firstField, ...(window as unknown as { loading: Loading }).loading }
  }

  /** Counts from the touch itself, so that a busy main thread counts too. */
  const measureNextStep = async () => {
    const before = find(next)?.textContent
    const tap = await new Promise<Event>((resolve) =>
      addEventListener('click', resolve, { capture: true, once: true }),
    )
    const isNext = () => (find(next)?.textContent ?? before) !== before
    return (await painted(isNext)) - tap.timeStamp
  }

  const handle = {
    loading: measureLoading(),
    nextStep: Promise.resolve(0),
    awaitTap() {
      handle.nextStep = measureNextStep()
    },
    /** The point to tap, once the form has stopped moving: some forms render again after a choice. */
    async middleOf(words: string) {
      await new Promise((resolve) => setTimeout(resolve, aftermath))
      const button = find('button, label, input[type=button]', words)
      button?.scrollIntoView({ block: 'center' })
      const box = button?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
  }
  Object.assign(window, { probe: handle })
}
