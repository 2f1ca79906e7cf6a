/**
 * Measures the cost of more articles: `npm run bench -- growth`. Builds copies of the site with generated articles,
 * types in the search of each, and writes docs/bench-growth.md. GROWTH=4,100 measures only these.
 * The numbers depend on the machine; how they grow does not.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright'
import { markdown, writeReport } from './measuring/report.ts'
import { launchBrowser } from './measuring/slow-phone.ts'

const counts = (process.env.GROWTH ?? '4,100,1000,5000').split(',').map(Number)

const repository = fileURLToPath(new URL('../..', import.meta.url))

const articles = 'site/content/articles'

/** How many articles the site has. */
const articleCount = readdirSync(path.join(repository, articles)).filter((file) =>
  file.endsWith('.md'),
).length

/** The article that the generated ones are copies of: one of usual length. */
const model = readFileSync(
  path.join(repository, articles, 'pressure-washing-101-5-signs.md'),
  'utf8',
)

const words = ['pressure', 'washers', 'moss', 'driveway']
const port = 21790

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
const browser = await launchBrowser()
const rows = [head]
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

writeReport({
  file: 'bench-growth.md',
  title: 'What more articles cost',
  command: 'npm run bench -- growth',
  browser: `Chromium ${browser.version()}, Node ${process.versions.node}`,
  text: `
The site's part of \`npm run build\` with so many articles of usual length, its pictures drawn before; and
how long a letter typed in the blog's search keeps the page busy.

${markdown(rows)}`,
})
await browser.close()

async function measure(count: number) {
  const { copy, remove } = copyWith(count - articleCount)
  try {
    // The script is in the copy, so that it imports the copy's packages.
    copyFileSync(path.join(repository, 'tests/bench/growth-build.ts'), path.join(copy, 'build.ts'))
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

/** A copy of the site in its own folder, with this many generated articles in addition to the real ones. */
function copyWith(count: number) {
  const copy = mkdtempSync(path.join(tmpdir(), 'growth-'))
  for (const part of [
    'package.json',
    'vite.config.ts',
    'tsconfig.json',
    'LICENSE',
    'site',
    'widgets',
  ])
    cpSync(path.join(repository, part), path.join(copy, part), { recursive: true })
  symlinkSync(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
  for (let number = 1; number <= count; number++) {
    writeFileSync(path.join(copy, articles, `moss-on-driveways-part-${number}.md`), article(number))
  }
  return { copy, remove: () => rmSync(copy, { recursive: true }) }
}

function article(number: number) {
  const day = new Date(Date.UTC(2012, 0, 1 + number)).toISOString().slice(0, 10)
  return model
    .replace(/^title: .*$/m, `title: Moss on driveways, part ${number}`)
    .replace(
      /^description: .*$/m,
      `description: Moss on driveways and what to do about it before winter, part ${number}.`,
    )
    .replace(/^date: .*$/m, `date: ${day}`)
}

/**
 * Serves a built copy of the site; types each word into the blog's search, then clears the search.
 * Returns how long the page was busy for each letter, in milliseconds, sorted.
 */
async function typeInSearch(copy: string) {
  const server = spawn(process.execPath, ['--import', 'tsx', 'site/scripts/start.ts', '--built'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), MAILBOX: path.join(copy, 'mailbox') },
  })
  await new Promise((resolve) => server.stdout.once('data', resolve))
  const page = await browser.newPage()
  try {
    return await typeWords(page)
  } finally {
    await page.close()
    server.kill()
  }
}

async function typeWords(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const busyTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  await page.goto(`http://localhost:${port}/blog`)
  const search = page.getByRole('searchbox')
  await search.click()
  // Waits for the client, then for the list of all articles.
  await page.waitForLoadState('networkidle')
  await search.fill('moss')
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ articles?/ })
    .waitFor()
  await search.fill('')
  await page.waitForTimeout(500)
  const busy = []
  for (const word of words) {
    for (const letter of word) {
      const before = await busyTime()
      await page.keyboard.type(letter)
      await page.waitForTimeout(150)
      busy.push((await busyTime()) - before)
    }
    await search.fill('')
    await page.waitForTimeout(500)
  }
  return busy.sort((one, other) => one - other)
}
