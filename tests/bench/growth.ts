/**
 * Measures the cost of more articles: `npm run bench -- growth`. Builds copies of the site with generated articles,
 * types in the search of each, and writes docs/bench-growth.md. GROWTH=4,100 measures only these.
 * The numbers depend on the machine; how they grow does not.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { articleCount, copyWith } from './growth/copy.ts'
import { typeInSearch } from './growth/search.ts'

const counts = (process.env.GROWTH ?? '4,100,1000,5000').split(',').map(Number)

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

async function measure(count: number) {
  const { copy, remove } = copyWith(count - articleCount)
  try {
    // The script is in the copy, so that it imports the copy's packages.
    copyFileSync(here('growth/build.ts'), path.join(copy, 'build.ts'))
    const args = ['--import', 'tsx', 'build.ts']
    const output = execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
    const { seconds, busy, memory } = JSON.parse(output.trim().split('\n').at(-1) ?? '')
    const load = loadavg()[0] ?? 0
    const dist = path.join(copy, 'dist')
    const letters = await typeInSearch(copy)
    return { count, seconds, busy, memory, load, ...sizesOf(dist), letters }
  } finally {
    remove()
  }
}

function sizesOf(dist: string) {
  const weigh = (file: string) => brotliCompressSync(readFileSync(path.join(dist, file))).length
  const scripts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const bytes = files.map((file) => statSync(path.join(dist, file)).size)
  return {
    html: weigh('blog.html'),
    scripts: scripts.reduce((sum, file) => sum + weigh(`assets/${file}`), 0),
    list: weigh('articles.json'),
    dist: bytes.reduce((sum, size) => sum + size, 0) / 1e6,
  }
}

const percentile = (sorted: number[], share: number) =>
  (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)

const whole = (number: number) => Math.round(number).toLocaleString('en')

const head = [
  'articles',
  'build',
  'of it processor time',
  'memory at most',
  'dist/',
  '/blog, brotli',
  'all scripts, brotli',
  'the list, once searched, brotli',
  'a letter typed, median',
  '95 %',
  'load of the machine',
]
const rows = [head, head.map(() => '---')]
for (const count of counts) {
  const one = await measure(count)
  rows.push([
    whole(one.count),
    `${one.seconds.toFixed(1)} s`,
    `${one.busy.toFixed(1)} s`,
    `${whole(one.memory)} MB`,
    `${whole(one.dist)} MB`,
    `${whole(one.html)} B`,
    `${whole(one.scripts)} B`,
    `${whole(one.list)} B`,
    `${percentile(one.letters, 0.5)} ms`,
    `${percentile(one.letters, 0.95)} ms`,
    one.load.toFixed(1),
  ])
  console.log(rows.at(-1)?.join('  '))
}

const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
const date = new Date().toISOString().slice(0, 10)
writeFileSync(
  here('../../docs/bench-growth.md'),
  `# What more articles cost

The site's part of \`npm run build\` with so many articles of usual length, its pictures drawn before; and
how long a letter typed in the blog's search keeps the page busy. ${date}, ${cpus().length} processors,
Node ${process.versions.node}; made by \`npm run bench -- growth\`.

${table}
`,
)
