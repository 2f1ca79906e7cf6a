/**
 * Measures how soon a page answers its visitor's first tap, which comes before the site's client has loaded:
 * `npm run bench -- taps`. Fails where an answer takes longer than the bar.
 */

import { existsSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright'
import { serveFolder } from './measuring/serve-folder.ts'
import { conditionsInWords, launchBrowser, onSlowPhone, runs } from './measuring/slow-phone.ts'
import { type Measure, median, mediansTable, runsTable } from './measuring/tables.ts'
import { writeReport } from './measuring/write-report.ts'

/** In milliseconds: well within the 200 that feel immediate, https://web.dev/articles/inp */
const bar = 120

/** What is tapped first, on which page. */
const taps = [
  {
    name: 'the menu of /',
    path: '/',
    target: (page: Page) => page.getByRole('button', { name: 'Open menu' }),
  },
  {
    name: 'See More Work of /',
    path: '/',
    target: (page: Page) => page.getByRole('button', { name: 'See More Work' }),
  },
  {
    name: 'a question of /faq',
    path: '/faq',
    target: (page: Page) => page.getByRole('main').locator('summary').first(),
  },
  {
    name: 'a category of /blog',
    path: '/blog',
    target: (page: Page) => page.getByRole('button', { name: 'Deep Cleaning' }),
  },
  {
    name: 'a service of /quote-builder',
    path: '/quote-builder',
    target: (page: Page) => page.getByRole('button', { name: 'Airbnb Cleaning' }),
  },
]

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
if (!existsSync(dist)) throw new Error('There is nothing to measure yet: npm run build')

const browser = await launchBrowser()
const server = await serveFolder(dist)
const results = taps.map(({ name }) => ({ name, answers: [] as number[] }))
// Run 0 warms the browser up.
for (let run = 0; run <= runs; run++) {
  for (const [index, { path, target }] of taps.entries()) {
    const answer = await firstTap(`${server.origin}${path}`, target)
    if (run > 0) results[index]?.answers.push(answer)
  }
}
const version = browser.version()
await browser.close()
server.close()

const measures: Measure<{ name: string; answers: number[] }>[] = [
  {
    name: 'answered after',
    of: ({ answers }) => answers,
    format: (value) => `${value} ms`,
  },
]
console.log(mediansTable(measures, results))
for (const { name, answers } of results) {
  if ((median(answers) ?? bar) <= bar) continue
  console.error(`Missed: ${name}: ${median(answers)} ms, at most ${bar} ms`)
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
function firstTap(url: string, target: (page: Page) => Locator): Promise<number> {
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
