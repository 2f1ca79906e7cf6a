import { conditionsInWords, slowPhone } from '../measuring/slow-phone.ts'
import { mediansTable, runsTable, whereBehind } from '../measuring/tables.ts'
import { today, writeReport, writeSummary } from '../measuring/write-report.ts'
import type { Measured } from './results.ts'
import { firstFieldByHand, measures } from './results.ts'

/** Writes what was measured into docs/bench-widgets.md and the README. */
export function report(results: readonly Measured[], browserVersion: string) {
  const runs = results[0]?.visits.length
  // The quote builder is compared only with forms that do as much: the inquiry form asks less, and
  // of a result with a `size` only the script was weighed, without its form.
  const rivals = results.filter(
    ({ name, size }) => name !== 'inquiry-form.js' && size === undefined,
  )
  const table = `${mediansTable(measures, results)}

${whereBehind(measures, rivals, 'quote-builder.js')}`
  writeReport({
    file: 'bench-widgets.md',
    title: 'Both widgets on a slow phone, next to others',
    command: 'npm run bench -- widgets',
    browser: `Chromium ${browserVersion}`,
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
}
