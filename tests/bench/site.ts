/**
 * Measures how a built article of the blog arrives on a slow phone, and how soon the next one follows, compared with
 * the same article made with other tools; and how the home page and a service's page arrive, compared with
 * Astro: `npm run bench -- site`.
 */

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveFolder } from './measuring/serve-folder.ts'
import { launchBrowser, runs } from './measuring/slow-phone.ts'
import { mediansTable } from './measuring/tables.ts'
import { ourAddress, peersAddress } from './site/article.ts'
import { buildPeers } from './site/pages.ts'
import { report } from './site/report.ts'
import { frontMeasures, measures } from './site/results.ts'
import type { Arrival, Visit } from './site/visit.ts'
import { arrive, visit } from './site/visit.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
if (!existsSync(dist)) throw new Error('There is nothing to measure yet: npm run build')

const browser = await launchBrowser()
const { folders, fronts } = await buildPeers(browser, dist)
const contenders = [
  { name: 'this site', folder: dist, address: ourAddress },
  { name: 'HTML by hand', folder: folders.plain, address: peersAddress },
  { name: 'Astro with an island', folder: folders.astro, address: peersAddress },
  { name: 'Next, static export', folder: folders.next, address: peersAddress },
]
const servers = await Promise.all(contenders.map(({ folder }) => serveFolder(folder)))
const results = contenders.map(({ name }) => ({
  name,
  visits: [] as Visit[],
}))

const pages = fronts.flatMap(({ name, path, slug }) => [
  { name: `${name}, this site`, server: servers[0], address: path },
  { name: `${name}, Astro with an island`, server: servers[2], address: `/fronts/${slug}` },
])
const frontResults = pages.map(({ name }) => ({
  name,
  visits: [] as Arrival[],
}))

// They take turns, so that a busy machine slows them alike. Run 0 warms the browser up.
for (let run = 0; run <= runs; run++) {
  for (const [index, { address }] of contenders.entries()) {
    const one = await visit(browser, `${servers[index]?.origin}${address}`)
    if (run > 0) results[index]?.visits.push(one)
  }
  for (const [index, { server, address }] of pages.entries()) {
    const one = await arrive(browser, `${server?.origin}${address}`)
    if (run > 0) frontResults[index]?.visits.push(one)
  }
}

report(results, frontResults, browser.version())
await browser.close()
for (const server of servers) server.close()

console.log(mediansTable(measures, results))
console.log(`\n${mediansTable(frontMeasures, frontResults)}`)
