/** A phone on a slow mobile network; throughput is in bytes a second. */
export const conditions = {
  viewport: { width: 390, height: 844 },
  network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  cpuSlowdown: 4,
}

const megabits = (/** @type {number} */ bytesPerSecond) => (bytesPerSecond * 8) / 1_000_000

/** The network and the processor in words. */
export const slowPhone = `${megabits(conditions.network.downloadThroughput)} Mbit/s, ${conditions.network.latency} ms, CPU ÷${conditions.cpuSlowdown}`

/** The whole description, for the list of a report. */
export const conditionsInWords = `- Conditions: ${slowPhone}, ${megabits(conditions.network.uploadThroughput)} Mbit/s up, ${conditions.viewport.width} by ${conditions.viewport.height} px; brotli 11, nothing cached`

/**
 * Opens a blank page on the slow phone, as a newcomer with nothing in the cache, and closes it after `use`.
 * @template T
 * @param {import('playwright').Browser} browser
 * @param {(page: import('playwright').Page, ask: (expression: string) => Promise<any>) => Promise<T>} use
 *   `ask` evaluates in the page without adding a script, which would cost time
 */
export async function onSlowPhone(browser, use) {
  const { viewport, network, cpuSlowdown } = conditions
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    return await use(page, (expression) => askIn(session, expression))
  } finally {
    await context.close()
  }
}

/**
 * @param {import('playwright').CDPSession} session
 * @param {string} expression
 */
async function askIn(session, expression) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
  return result.value
}
