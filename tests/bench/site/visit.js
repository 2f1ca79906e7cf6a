import { onSlowPhone } from '../measuring/slow-phone.js'
import { probe } from './probe.js'

/**
 * How one page arrived: `bytes` over the wire and `script` of them until a second after it has loaded,
 * times in milliseconds, and the layout shift.
 * @typedef {{
 *   bytes: number, script: number, firstPaint: number, largest: number, blocked: number, shift: number
 * }} Arrival
 */

/**
 * One visit that went on to the next page: `scriptAtTap` had come by the time of the tap.
 * @typedef {Arrival & { scriptAtTap: number, nextPage: number }} Visit
 */

/** How long the page is watched once it has loaded, in milliseconds. */
const aftermath = 1000

/** How long the end is in view before the tap: our client loads at that moment, and takes a second. */
const reading = 2000

/**
 * Reads the article at the address on the slow phone, and goes on to the next.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @returns {Promise<Visit>}
 */
export function visit(browser, address) {
  return onSlowPhone(browser, async (page, ask) => {
    /** @type {(milliseconds: number) => void} */
    let tell = () => undefined
    const arrived = new Promise((resolve) => {
      tell = resolve
    })
    await page.exposeFunction('tellArrived', (/** @type {number} */ time) => tell(time))
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

/**
 * Opens the page at the address on the slow phone, and does nothing there.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @returns {Promise<Arrival>}
 */
export function arrive(browser, address) {
  return onSlowPhone(browser, (page, ask) => load(page, ask, address))
}

/**
 * @param {import('playwright').Page} page
 * @param {(expression: string) => Promise<any>} ask
 * @param {string} address
 * @returns {Promise<Arrival>}
 */
async function load(page, ask, address) {
  await page.addInitScript(probe)
  await page.goto(address)
  await page.waitForTimeout(aftermath)
  return ask('probe.loading()')
}
