/**
 * Measures how soon a page answers its visitor's first tap, which comes before the site's client has loaded:
 * `npm run bench -- taps`. Fails where an answer takes longer than the bar.
 */

import process from 'node:process'
import type { Locator, Page } from 'playwright'
import { type Measure, median, mediansTable, runsTable, writeReport } from './measuring/report.ts'
import { builtSite, serveFolder } from './measuring/serve-folder.ts'
import {
  conditionsInWords,
  inTurns,
  launchBrowser,
  onSlowPhone,
  runs,
} from './measuring/slow-phone.ts'

/** In milliseconds: well within the 200 that feel immediate, https://web.dev/articles/inp */
const bar = 120

type Target = (page: Page) => Locator

const button =
  (name: string): Target =>
  (page) =>
    page.getByRole('button', { name })

/** What is tapped first, on which page. */
const targets: [name: string, path: string, target: Target][] = [
  ['the menu of /', '/', button('Open menu')],
  ['See More Work of /', '/', button('See More Work')],
  ['a question of /faq', '/faq', (page) => page.getByRole('main').locator('summary').first()],
  ['a category of /blog', '/blog', button('Deep Cleaning')],
  ['a service of /quote-builder', '/quote-builder', button('Airbnb Cleaning')],
]

const browser = await launchBrowser()
const server = await serveFolder(builtSite())
const taps = targets.map(([name, path, target]) => ({ name, path, target }))
const results = await inTurns(taps, ({ path, target }) =>
  firstTap(`${server.origin}${path}`, target),
)
const version = browser.version()
await browser.close()
server.close()

const measures: Measure<{ name: string; visits: number[] }>[] = [
  {
    name: 'answered after',
    of: ({ visits }) => visits,
    format: (value) => `${value} ms`,
  },
]
console.log(mediansTable(measures, results))
for (const { name, visits } of results) {
  if ((median(visits) ?? bar) <= bar) continue
  console.error(`Missed: ${name}: ${median(visits)} ms, at most ${bar} ms`)
  process.exitCode = 1
}
writeReport({
  file: 'bench-taps.md',
  title: 'The first tap',
  command: 'npm run bench -- taps',
  browser: `Chromium ${version}`,
  text: `${conditionsInWords}
- From the tap until the next frame is painted, as browsers count it for INP, in steps of 8 ms. The tap
  comes before the site's client, which it makes come.

## Medians of ${runs}

The bar: ${bar} ms.

${mediansTable(measures, results)}

## Every run

${runsTable(measures, results)}`,
})

/** The longest time, in milliseconds, that an event of the page's first tap took until the next frame. */
function firstTap(url: string, target: Target): Promise<number> {
  return onSlowPhone(browser, async (page, ask) => {
    await page.addInitScript(() => {
      const seen = { longest: 0 }
      // The default threshold is 104 ms.
      const options = { type: 'event', durationThreshold: 16 }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { interactionId, duration } = entry as PerformanceEventTiming
          if (interactionId) seen.longest = Math.max(seen.longest, duration)
        }
      }).observe(options)
      Object.assign(window, { tap: seen })
    })
    await page.goto(url)
    await target(page).tap()
    // The client's own handling of the tap, once it has loaded, counts too.
    await page.waitForTimeout(2500)
    return await ask('tap.longest')
  })
}
