import type { Browser, Page } from 'playwright'
import { type Ask, type Loading, onSlowPhone } from '../measuring/slow-phone.ts'

/**
 * How one page arrived: `bytes` over the wire and `script` of them until a second after it has loaded,
 * times in milliseconds.
 */
export interface Arrival extends Loading {
  bytes: number
  script: number
  firstPaint: number
  largest: number
}

/** One visit that went on to the next page: `scriptAtTap` had come by the time of the tap. */
export interface Visit extends Arrival {
  scriptAtTap: number
  nextPage: number
}

/** How long the page is watched once it has loaded, in milliseconds. */
const aftermath = 1000

/** How long the end is in view before the tap: our client loads at that moment, and takes a second. */
const reading = 2000

/** Reads the article at the address on the slow phone, and goes on to the next. */
export function visit(browser: Browser, address: string): Promise<Visit> {
  return onSlowPhone(browser, async (page, ask) => {
    let tell: (milliseconds: number) => void = () => undefined
    const arrived = new Promise<number>((resolve) => {
      tell = resolve
    })
    await page.exposeFunction('tellArrived', (time: number) => tell(time))
    const loading = await load(page, ask, address)

    await ask('probe.scrollToLink()')
    await page.waitForTimeout(reading)
    const scriptAtTap = await ask('probe.script()')
    // Pictures that have loaded meanwhile may have moved it.
    const { x, y } = await ask('probe.awaitTap(), probe.scrollToLink()')
    await page.touchscreen.tap(x, y)
    return { ...loading, scriptAtTap, nextPage: await arrived }
  })
}

/** Opens the page at the address on the slow phone, and does nothing there. */
export function arrive(browser: Browser, address: string): Promise<Arrival> {
  return onSlowPhone(browser, (page, ask) => load(page, ask, address))
}

async function load(page: Page, ask: Ask, address: string): Promise<Arrival> {
  await page.addInitScript(probe)
  await page.goto(address)
  await page.waitForTimeout(aftermath)
  return ask('probe.loading()')
}

/**
 * Measures from inside each page, before any script of the page runs; reports the time from the tap on a
 * link to the first frame with the next page's title, whether or not the document is a new one.
 */
function probe() {
  let largest = 0
  new PerformanceObserver((list) => {
    largest = list.getEntries().at(-1)?.startTime ?? largest
  }).observe({ type: 'largest-contentful-paint' })

  const now = () => performance.timeOrigin + performance.now()

  const watch = () => {
    const title = document.querySelector('h1')
    const isNew = title && title.textContent !== sessionStorage.title
    if (isNew && title.checkVisibility({ opacityProperty: true })) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () =>
        (window as { tellArrived?(time: number): void }).tellArrived?.(
          now() - Number(sessionStorage.tap),
        )
      port2.postMessage('')
    } else {
      requestAnimationFrame(watch)
    }
  }
  if (sessionStorage.tap) requestAnimationFrame(watch)

  const bytesOf = (counts: (entry: PerformanceResourceTiming) => boolean) =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .filter(counts)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)

  Object.assign(window, {
    probe: {
      loading: () => ({
        bytes: bytesOf(() => true),
        script: bytesOf(({ name }) => name.endsWith('.js')),
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        largest,
        ...(window as unknown as { loading: Loading }).loading,
      }),
      script: () => bytesOf(({ name }) => name.endsWith('.js')),
      /** Scrolls the link into view, as a reader at the end of the article does, and returns its position. */
      scrollToLink() {
        const link = document.querySelector('a[rel=next]')
        link?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = link?.getBoundingClientRect()
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      },
      awaitTap() {
        const keep = ({ timeStamp }: Event) => {
          sessionStorage.title = document.querySelector('h1')?.textContent
          sessionStorage.tap = performance.timeOrigin + timeStamp
          requestAnimationFrame(watch)
        }
        addEventListener('click', keep, { capture: true, once: true })
      },
    },
  })
}
