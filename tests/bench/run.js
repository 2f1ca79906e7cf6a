/** Runs the measurement whose name is given: `npm run bench -- widgets`. Without one, lists them. */
import process from 'node:process'

/** @type {Readonly<Record<string, string>>} */
const benches = {
  widgets: 'Both widgets beside a hand-written element, on a slow phone. Build first.',
  'blog-search': "How long a letter typed in the blog's search keeps the page busy.",
}

const name = process.argv[2] ?? ''
if (Object.hasOwn(benches, name)) {
  await import(`./${name}.js`)
} else {
  if (name) console.error(`There is no measurement called "${name}".`)
  for (const [known, what] of Object.entries(benches))
    console.log(`npm run bench -- ${known.padEnd(11)}  ${what}`)
  process.exitCode = name ? 1 : 0
}
