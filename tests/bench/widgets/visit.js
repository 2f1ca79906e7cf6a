import { probe } from './probe.js'

/**
 * @typedef {object} Contender
 * @property {string} tag
 * @property {string} firstButton the button that leads to the next step; '' when there is none
 * @property {string} nextHeading
 */

/**
 * What one visit measured, in milliseconds; `shift` is the layout shift, without a unit.
 * @typedef {{ firstField: number, blocked: number, shift: number, nextStep?: number }} Visit
 */

/** A phone on a slow mobile network; throughput is in bytes a second. */
export const conditions = {
  viewport: { width: 390, height: 844 },
  network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  cpuSlowdown: 4,
}

/**
 * Visits the contender's page as a newcomer does, with nothing in the cache.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {Contender} contender
 * @returns {Promise<Visit>}
 */
export async function visit(browser, origin, { tag, firstButton, nextHeading }) {
  const { viewport, network, cpuSlowdown } = conditions
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript(probe, { tag, nextHeading })
    await page.goto(`${origin}/${tag}.html`)
    const loading = await ask(session, 'probe.loading')
    if (!firstButton) return loading
    const { x, y } = await ask(session, `probe.middleOfButton(${JSON.stringify(firstButton)})`)
    await page.touchscreen.tap(x, y)
    return { ...loading, nextStep: await ask(session, 'probe.nextStep') }
  } finally {
    await context.close()
  }
}

/**
 * Asks the page in the browser's own protocol: page.evaluate brings scripts, which are work.
 * @param {import('playwright').CDPSession} session
 * @param {string} expression
 */
async function ask(session, expression) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
  return result.value
}
