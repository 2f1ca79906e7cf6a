import { conditionsInWords, slowPhone } from '../slow-phone.js'
import { mediansTable, runsTable, whereBehind } from '../tables.js'
import { today, writeReport, writeSummary } from '../write-report.js'
import { measures } from './results.js'

/**
 * Writes what was measured into docs/bench-site.md and the README.
 * @param {readonly import('./results.js').Measured[]} results
 * @param {string} browserVersion
 */
export function report(results, browserVersion) {
  const runs = results[0]?.visits.length
  const table = `${mediansTable(measures, results)}

${whereBehind(measures, results, 'this site')}`
  writeReport({
    file: 'bench-site.md',
    title: 'An article on a slow phone, beside others',
    command: 'npm run bench -- site',
    browser: `Chromium ${browserVersion}`,
    text: `${conditionsInWords}
- Ours: the page as built. It alone has the two fonts, the footer, the contents, the phone's menu and the prices
- The others: the same text, picture and menus of the header, with one plain style sheet and the system's fonts:
  HTML by hand without script, a static export of Next, and Astro with the menus as a React island
  ([tests/bench/site/peers](../tests/bench/site/peers)), in the versions of
  [tests/bench/versions.json](../tests/bench/versions.json)

## Medians of ${runs}

Bytes are those of a second after the page has loaded. Then the visitor scrolls to the link to the next article,
which brings our client, and two seconds later taps it: the time is from the tap to the frame with the next title.
Ours lets the old page leave before the new one enters: the next page can be seen 120 ms after that frame, and is where it
stays 180 ms later.

${table}

## Every run

They took turns: the first numbers of all were measured one after the other, then the second, and so on.

${runsTable(measures, results)}`,
  })

  writeSummary(
    'bench:site',
    `An article of the blog on the same phone (${slowPhone}), beside the same text made with others: medians of ${runs},
${today()}, \`npm run bench -- site\`. Every run, and what is measured how, is in
[docs/bench-site.md](docs/bench-site.md).

${table}
`,
  )
}
