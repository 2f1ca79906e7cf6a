import type { Browser, Page } from 'playwright'
import { type Ask, onSlowPhone } from '../measuring/slow-phone.ts'
import { probe } from './probe.ts'

/**
 * How one page arrived: `bytes` over the wire and `script` of them until a second after it has loaded,
 * times in milliseconds, and the layout shift.
 */
export interface Arrival {
  bytes: number
  script: number
  firstPaint: number
  largest: number
  blocked: number
  shift: number
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
