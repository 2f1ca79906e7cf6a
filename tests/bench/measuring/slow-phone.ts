import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { systemChromium } from '../../../site/scripts/browsers.js'

/** The number of runs; RUNS=1 tries a measurement out. It is odd, so that one run is the median. */
export const runs = Number(process.env.RUNS ?? 5)

/** A phone on a slow mobile network; throughput is in bytes a second. */
export const conditions = {
  viewport: { width: 390, height: 844 },
  network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  cpuSlowdown: 4,
}

const megabits = (bytesPerSecond: number) => (bytesPerSecond * 8) / 1_000_000

/** The network and the processor in words. */
export const slowPhone = `${megabits(conditions.network.downloadThroughput)} Mbit/s, ${conditions.network.latency} ms, CPU ÷${conditions.cpuSlowdown}`

/** The whole description, for the list of a report. */
export const conditionsInWords = `- Conditions: ${slowPhone}, ${megabits(conditions.network.uploadThroughput)} Mbit/s up, ${conditions.viewport.width} by ${conditions.viewport.height} px; brotli 11, nothing cached`

/** This machine's Chromium, which makes no requests by itself during a measurement. */
export function launchBrowser() {
  const executablePath = systemChromium()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: quietFlags,
  })
}

export const quietFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Visits these in turns, so that a busy machine slows them alike. Run 0 warms the browser up. */
export async function inTurns<One extends { name: string }, Visit>(
  all: readonly One[],
  visit: (one: One) => Promise<Visit>,
) {
  const results = all.map(({ name }) => ({ name, visits: [] as Visit[] }))
  for (let run = 0; run <= runs; run++) {
    for (const [index, one] of all.entries()) {
      const seen = await visit(one)
      if (run > 0) results[index]?.visits.push(seen)
    }
  }
  return results
}

/** tsx names every function by this helper, also those that run in a page: https://github.com/privatenumber/tsx/issues/113 */
export const tsxHelper = 'globalThis.__name = (named) => named'

// biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what the page answers.
export type Ask = (expression: string) => Promise<any>

/**
 * Opens a blank page on the slow phone, as a newcomer with nothing in the cache, and closes it after `use`. In `use`,
 * `ask` evaluates in the page without adding a script, which would cost time.
 */
export async function onSlowPhone<T>(browser: Browser, use: (page: Page, ask: Ask) => Promise<T>) {
  const { viewport, network, cpuSlowdown } = conditions
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(tsxHelper)
    await page.addInitScript(watchLoading)
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
 * What every page on the slow phone counts from its start: the time that its long frames, with their style and layout,
 * blocked it, and how far it shifted.
 */
export interface Loading {
  blocked: number
  shift: number
}

/** Runs in the page, before its own scripts. */
function watchLoading() {
  const loading: Loading = { blocked: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      loading.blocked += (entry as PerformanceEntry & { blockingDuration: number }).blockingDuration
  }).observe({ type: 'long-animation-frame' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      loading.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift' })
  Object.assign(window, { loading })
}

async function askIn(session: CDPSession, expression: string) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
  return result.value
}
