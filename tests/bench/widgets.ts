/**
 * Measures how both built widgets arrive on a slow phone, compared with the quote builder's first two steps
 * written by hand and made with other form tools: `npm run bench -- widgets`. Fails when a bar of
 * widgets/results.js is missed.
 */

import { existsSync } from 'node:fs'
import { serveFolder } from './measuring/serve-folder.ts'
import { launchBrowser, runs } from './measuring/slow-phone.ts'
import { mediansTable } from './measuring/tables.ts'
import { contenders, loaders } from './widgets/contenders.ts'
import { makePages } from './widgets/pages.ts'
import { report } from './widgets/report.ts'
import { measures, missedBars } from './widgets/results.ts'
import type { Visit } from './widgets/visit.ts'
import { visit } from './widgets/visit.ts'

if (!existsSync(new URL('../../dist/widgets/quote-builder.js', import.meta.url)))
  throw new Error('There is nothing to measure yet: npm run build')

const browser = await launchBrowser()
const server = await serveFolder(await makePages(browser))
const measured = contenders.map(({ name }) => ({
  name,
  visits: [] as Visit[],
}))

// They take turns, so that a busy machine slows them alike. Run 0 warms the browser up.
for (let run = 0; run <= runs; run++) {
  for (const [index, contender] of contenders.entries()) {
    const one = await visit(browser, server.origin, contender)
    if (run > 0) measured[index]?.visits.push(one)
  }
}

const weighed = loaders.map(({ name, file }) => ({
  name,
  size: server.sizeOf(`/${file}`),
  visits: [],
}))
const results = [...measured, ...weighed]
report(results, browser.version())
await browser.close()
server.close()

console.log(mediansTable(measures, results))
for (const missed of missedBars(results)) {
  console.error(`Missed: ${missed}`)
  process.exitCode = 1
}
