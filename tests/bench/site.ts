/**
 * Measures how a built article of the blog arrives on a slow phone, and how soon the next one follows, compared with
 * the same article made with other tools; and how the home page and a service's page arrive, compared with
 * Astro: `npm run bench -- site`.
 */

import {
  type Measure,
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
import { buildPeers, ourAddress, peersAddress } from './site/pages.ts'
import { type Arrival, arrive, type Visit, visit } from './site/visit.ts'

interface Measured<One> {
  name: string
  visits: readonly One[]
}

const bytes = (value: number) => `${Math.round(value).toLocaleString('en-CA')} B`
const milliseconds = (value: number) => `${Math.round(value)} ms`

const column = <Key extends string>(name: string, key: Key, format: (value: number) => string) => ({
  name,
  of: ({ visits }: { visits: readonly Record<Key, number>[] }) => visits.map((visit) => visit[key]),
  format,
})

/** The columns for the home page and a service's, in order: how they arrive. */
const frontMeasures: readonly Measure<Measured<Arrival>>[] = [
  column('over the wire', 'bytes', bytes),
  column('of it script', 'script', bytes),
  column('first paint', 'firstPaint', milliseconds),
  column('largest paint', 'largest', milliseconds),
  column('blocked', 'blocked', milliseconds),
  column('shift', 'shift', (value) => value.toFixed(3)),
]

/**
 * The columns for an article: the same, the script that has come before the tap on the link to the
 * next page, and how soon that page follows.
 */
const measures: readonly Measure<Measured<Visit>>[] = [
  ...frontMeasures.slice(0, 2),
  column('script by the tap', 'scriptAtTap', bytes),
  ...frontMeasures.slice(2),
  column('tap to next page', 'nextPage', milliseconds),
]

const dist = builtSite()
const browser = await launchBrowser()
const { folders, fronts } = await buildPeers(browser, dist)
const contenders = await Promise.all(
  [
    { name: 'this site', folder: dist, address: ourAddress },
    { name: 'HTML by hand', folder: folders.plain, address: peersAddress },
    { name: 'Astro with an island', folder: folders.astro, address: peersAddress },
    { name: 'Next, static export', folder: folders.next, address: peersAddress },
  ].map(async (one) => ({ ...one, server: await serveFolder(one.folder) })),
)
const [ours, , astro] = contenders
const pages = fronts.flatMap(({ name, path, slug }) => [
  { name: `${name}, this site`, server: ours?.server, address: path },
  { name: `${name}, Astro with an island`, server: astro?.server, address: `/fronts/${slug}` },
])

const results = await inTurns(contenders, ({ server, address }) =>
  visit(browser, `${server.origin}${address}`),
)
const frontResults = await inTurns(pages, ({ server, address }) =>
  arrive(browser, `${server?.origin}${address}`),
)

const table = `${mediansTable(measures, results)}

${whereBehind(measures, results, 'this site')}`
const frontTable = mediansTable(frontMeasures, frontResults)
writeReport({
  file: 'bench-site.md',
  title: 'Pages on a slow phone, beside others',
  command: 'npm run bench -- site',
  browser: `Chromium ${browser.version()}`,
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

${runsTable(frontMeasures, frontResults)}`,
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

await browser.close()
for (const { server } of contenders) server.close()
console.log(`${table}\n\n${frontTable}`)
