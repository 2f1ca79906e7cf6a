/**
 * Lighthouse's four scores for every page, under its own slow phone: `npm run lighthouse`. Writes
 * docs/lighthouse.md, and fails where a page misses a bar. `npm run lighthouse -- / /faq` measures
 * these only and writes nothing; RUNS=1 measures each once.
 */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { headerRules } from '../../site/build/headers/headers.ts'
import { wholeChromium } from '../../site/scripts/browsers.js'
import { pathsIn } from '../read-pages.ts'
import type { Row } from './lighthouse/results.ts'
import { missedBars, rowOf, tableOf } from './lighthouse/results.ts'
import { writeReport } from './measuring/report.ts'
import { scratch } from './measuring/scratch.ts'
import { builtSite, serveFolder } from './measuring/serve-folder.ts'
import { quietFlags } from './measuring/slow-phone.ts'
import versions from './measuring/versions.json' with { type: 'json' }

const runs = Number(process.env.RUNS ?? 3)
const dist = builtSite()

const chosenPaths = process.argv.slice(2)
const routes = chosenPaths.length > 0 ? chosenPaths : [...pathsIn(dist), '/widgets/']

const { resolve } = createRequire(path.join(scratch('lighthouse'), 'package.json'))
const load = (name: string) => import(pathToFileURL(resolve(name)).href)
const { default: lighthouse } = await load('lighthouse')
const { launch } = await load('chrome-launcher')

const headers = headerRules(readFileSync(path.join(dist, '_headers'), 'utf8'))
const server = await serveFolder(dist, headers)
const browser = await launch({
  chromePath: wholeChromium(),
  chromeFlags: ['--headless=new', ...quietFlags],
})

const rows: Row[] = []
let browserVersion = ''
for (const route of routes) {
  const results = []
  let lost = 0
  while (results.length < runs) {
    const { lhr } = await lighthouse(server.origin + route, {
      port: browser.port,
      logLevel: 'error',
      // Search engines are kept away from the thank-you page on purpose.
      skipAudits: route === '/booked' ? ['is-crawlable'] : [],
    })
    // Lighthouse may miss the start of a load, and is asked again: https://github.com/GoogleChrome/lighthouse/issues/2394
    if (lhr.runtimeError?.code === 'NO_NAVSTART' && lost++ < 5) continue
    results.push(lhr)
    browserVersion = lhr.environment.hostUserAgent.match(/Chrome\/([\d.]+)/)?.[1] ?? ''
  }
  const row = rowOf(route, results)
  rows.push(row)
  console.log(tableOf([row]).split('\n').at(-1), row.faults.join(', '))
}
browser.kill()
server.close()

console.log(`\n${tableOf(rows)}`)
const missed = missedBars(rows).map((bar) => `Missed: ${bar}`)
if (missed.length > 0) {
  console.error(missed.join('\n'))
  process.exitCode = 1
}
if (chosenPaths.length === 0) {
  writeReport({
    file: 'lighthouse.md',
    title: 'Lighthouse, every page',
    command: 'npm run lighthouse',
    browser: `Chromium ${browserVersion}, Lighthouse ${versions.lighthouse.lighthouse}`,
    text: `- Conditions: Lighthouse's own for a phone, as it comes: 1.6 Mbit/s, 150 ms and a CPU ÷4, worked out
  from the load of each page; served as a static host does, by brotli and with the headers of
  dist/_headers
- \`/booked\` tells search engines to stay away, on purpose: its SEO score leaves that one audit out

## Medians of ${runs}

The bars: 100 in all four, first paint 1,000 ms, largest 1,800 ms, blocked 100 ms, no shift.

${tableOf(rows)}

${missed.map((bar) => `- ${bar}`).join('\n') || 'No bar is missed.'}`,
  })
}
