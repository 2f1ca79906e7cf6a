import { conditionsInWords, slowPhone } from '../measuring/slow-phone.ts'
import { mediansTable, runsTable, whereBehind } from '../measuring/tables.ts'
import { today, writeReport, writeSummary } from '../measuring/write-report.ts'
import type { Measured, MeasuredFront } from './results.ts'
import { frontMeasures, measures } from './results.ts'

/**
 * Writes what was measured into docs/bench-site.md and the README.
 * `results`: of the article. `fronts`: of the home page and a service's.
 */
export function report(
  results: readonly Measured[],
  fronts: readonly MeasuredFront[],
  browserVersion: string,
) {
  const runs = results[0]?.visits.length
  const table = `${mediansTable(measures, results)}

${whereBehind(measures, results, 'this site')}`
  const frontTable = mediansTable(frontMeasures, fronts)
  writeReport({
    file: 'bench-site.md',
    title: 'Pages on a slow phone, beside others',
    command: 'npm run bench -- site',
    browser: `Chromium ${browserVersion}`,
    text: `${conditionsInWords}
- Ours: the page as built. It alone has the footer, the phone's menu, the drawings and the film, and of the articles
  it alone has the two fonts, the contents and the prices
- The others: the same text, picture and menus of the header, with one plain style sheet and the system's fonts:
  HTML by hand without script, a static export of Next, and Astro with the menus as a React island
  ([tests/bench/site/peers](../tests/bench/site/peers)), in the versions of
  [tests/bench/measuring/versions.json](../tests/bench/measuring/versions.json)

- The home page and a service's are also made with Astro: the same text and pictures, and our two fonts as its users
  have them, by Fontsource

## An article: medians of ${runs}

Bytes are those of a second after the page has loaded. Then the visitor scrolls to the link to the next article,
which brings our client, and two seconds later taps it: the time is from the tap to the frame with the next title.
Ours lets the old page leave before the new one enters: the next page can be seen 120 ms after that frame, and is where it
stays 180 ms later.

${table}

## The home page and a service's: medians of ${runs}

${frontTable}

## Every run

They took turns: the first numbers of all were measured one after the other, then the second, and so on.

${runsTable(measures, results)}

${runsTable(frontMeasures, fronts)}`,
  })

  writeSummary(
    'bench:site',
    `An article of the blog on the same phone (${slowPhone}), beside the same text made with others: medians of ${runs},
${today()}, \`npm run bench -- site\`. Every run, and what is measured how, is in
[docs/bench-site.md](docs/bench-site.md).

${table}

The home page and a service's, beside the same text, pictures and fonts made with Astro:

${frontTable}
`,
  )
}
