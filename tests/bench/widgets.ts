/**
 * Measures how both built widgets arrive on a slow phone, compared with the quote builder's first two steps
 * written by hand and made with other form tools: `npm run bench -- widgets`. Fails when a bar of
 * widgets/results.ts is missed.
 */

import {
  mediansTable,
  runsTable,
  today,
  whereBehind,
  writeReport,
  writeSummary,
} from './measuring/report.ts'
import { builtSite, serveFolder } from './measuring/serve-folder.ts'
import {
  conditionsInWords,
  inTurns,
  launchBrowser,
  runs,
  slowPhone,
} from './measuring/slow-phone.ts'
import { contenders, loaders, makePages } from './widgets/pages.ts'
import { firstFieldByHand, type Measured, measures, missedBars } from './widgets/results.ts'
import { visit } from './widgets/visit.ts'

builtSite()
const browser = await launchBrowser()
const server = await serveFolder(await makePages(browser))
const measured = await inTurns(contenders, (contender) => visit(browser, server.origin, contender))
const weighed = loaders.map(({ name, file }) => ({
  name,
  size: server.sizeOf(`/${file}`),
  visits: [],
}))
const results: Measured[] = [...measured, ...weighed]

// The quote builder is compared only with forms that do as much: the inquiry form asks less, and
// of a result with a `size` only the script was weighed, without its form.
const rivals = results.filter(({ name, size }) => name !== 'inquiry-form.js' && size === undefined)
const table = `${mediansTable(measures, results)}

${whereBehind(measures, rivals, 'quote-builder.js')}`
writeReport({
  file: 'bench-widgets.md',
  title: 'Both widgets on a slow phone, next to others',
  command: 'npm run bench -- widgets',
  browser: `Chromium ${browser.version()}`,
  text: `${conditionsInWords}
- By hand: the first two steps of the quote builder in plain JavaScript, with the same style sheet
  ([tests/bench/vanilla](../tests/bench/vanilla/vanilla-quote.js)); minified, as the widgets are
- The others: a choice of the four services, then four counts of rooms, each bundled by Vite as it comes
  ([tests/bench/widgets/peers](../tests/bench/widgets/peers)), in the versions of
  [tests/bench/measuring/versions.json](../tests/bench/measuring/versions.json)
- Typeform, Cal.com and Typebot fetch their forms from their own servers, so only the script that does
  so could be weighed
- The pages of our widgets have the style rule of their guide that reserves their space; the guides of
  the others have no such rule

## Medians of ${runs}

Times are those of the frame that was painted: the first button or field from the start of the
navigation, the next step's heading from the tap that leads to it. The quote builder goes on by the choice itself,
the others by their button. Memory is what scripts hold when all forms are there, after a collection of garbage.

${table}

The quote builder's first field takes ${firstFieldByHand(results)?.toFixed(2)} × as long as the one by hand.

## Every run

They took turns: the first numbers of all were measured one after the other, then the second, and so on.

${runsTable(measures, results)}`,
})

writeSummary(
  'bench:widgets',
  `Both widgets on a slow phone (${slowPhone}), next to the quote builder's first two steps written by hand and
made with other form tools: medians of ${runs}, ${today()}, \`npm run bench -- widgets\`. Every run, and how it is
measured, is in [docs/bench-widgets.md](docs/bench-widgets.md).

${table}
`,
)

await browser.close()
server.close()

console.log(mediansTable(measures, results))
for (const missed of missedBars(results)) {
  console.error(`Missed: ${missed}`)
  process.exitCode = 1
}
