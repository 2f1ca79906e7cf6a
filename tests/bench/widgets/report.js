import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { rawTableOf, replaceBetween, tableOf } from './table.js'
import { conditions } from './visit.js'

const fileOf = (/** @type {string} */ path) => new URL(`../../../${path}`, import.meta.url)

/**
 * Writes what was measured, and on which machine, into docs/bench-widgets.md and the README.
 * @param {import('./results.js').Results} results
 * @param {string} browserVersion
 */
export function report(results, browserVersion) {
  const date = new Date().toISOString().slice(0, 10)
  const runs = results.quoteBuilder.visits.length
  const { network, viewport, cpuSlowdown } = conditions
  const megabits = (/** @type {number} */ bytesPerSecond) => (bytesPerSecond * 8) / 1_000_000
  const slowPhone = `${megabits(network.downloadThroughput)} Mbit/s, ${network.latency} ms, CPU ÷${cpuSlowdown}`

  writeFileSync(
    fileOf('docs/bench-widgets.md'),
    `# Both widgets on a slow phone, beside a hand-written element

Written by \`npm run bench -- widgets\`.

- Date: ${date}
- Machine: ${cpus().length} cores, ${cpus()[0]?.model}, Chromium ${browserVersion}; load average at the end ${loadavg()[0]?.toFixed(1)}
- Conditions: ${slowPhone}, ${megabits(network.uploadThroughput)} Mbit/s up, ${viewport.width} by ${viewport.height} px; brotli 11, nothing cached
- By hand: the first two steps of the quote builder in plain JavaScript, with the same style sheet
  ([tests/bench/vanilla](../tests/bench/vanilla/vanilla-quote.js)); minified, as the widgets are

## Medians of ${runs}

Times are those of the frame that was painted: the first button or field from the start of the
navigation, the next step's heading from the tap.

${tableOf(results)}

## Every run

The three took turns: the first numbers of all three were measured one after the other, then the
second, and so on.

${rawTableOf(results)}
`,
  )

  const readme = fileOf('README.md')
  const summary = `Both widgets on a slow phone (${slowPhone}), beside the quote builder's first two
steps written by hand: medians of ${runs}, ${date}, \`npm run bench -- widgets\`. Every run is in
[docs/bench-widgets.md](docs/bench-widgets.md).

${tableOf(results)}
`
  writeFileSync(readme, replaceBetween(readFileSync(readme, 'utf8'), 'bench:widgets', summary))
}
