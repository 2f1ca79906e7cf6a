/**
 * Runs measurements: `npm run bench` those of the widgets and of the site, `npm run bench -- site`
 * only the named one. Build first. RUNS=1 measures once, to try a measurement out.
 */
import process from 'node:process'

const benches: Readonly<Record<string, string>> = {
  widgets: 'Both widgets beside a hand-written element and other form builders, on a slow phone.',
  site: 'An article beside the same in plain HTML, Astro and Next, on a slow phone.',
  taps: 'How soon each kind of page answers its first tap, on a slow phone.',
  growth: 'The build and the search at 4, 100, 1,000 and 5,000 articles.',
}

const benchNames = process.argv.slice(2)
const unknown = benchNames.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  console.error(`There is no measurement called "${unknown.join(', ')}".`)
  for (const [name, what] of Object.entries(benches))
    console.log(`npm run bench -- ${name.padEnd(11)}  ${what}`)
  process.exitCode = 1
} else {
  for (const name of benchNames.length > 0 ? benchNames : ['widgets', 'site'])
    await import(`./${name}.ts`)
}
