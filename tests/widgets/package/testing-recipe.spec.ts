import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, long, test } from '../../browser.ts'
import { chromium } from '../../installed-browsers.ts'
import { siteUrl } from '../../sites.ts'
import { install, serve } from './installed.ts'

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const playwright = dirname(require.resolve('playwright/package.json'))
const tsc = join(dirname(require.resolve('@typescript/native/package.json')), 'bin/tsc')

/** What the partner writes for the guide's `Your name`. */
const partnerName = 'Fleetwood Rentals'

/** The page /prices of a partner's site, with the lines of the guide. */
const prices = `<!doctype html><html lang="en"><title>Prices</title><link rel="icon" href="data:,">
  <script async src="${siteUrl}/widgets/quote-builder.js"></script>
  <quote-builder partner="${partnerName}" success-url="none">Call us.</quote-builder>`

test(
  "the guide's test compiles strictly, and passes in a partner's app",
  long,
  async ({ mailbox }) => {
    // Playwright runs no tests in node_modules.
    const app = join(install('test-results'), '../..')
    try {
      await using site = await serve(prices)
      await compiledTest(app, 'your-page.ts')
      expect(await runTest(app, site.address)).toContain('1 passed')
    } finally {
      rmSync(app, { recursive: true, force: true })
    }
    expect(await mailbox.mails()).toEqual([])
  },
)

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    types: ['node'],
  },
  files: ['quote.spec.ts'],
}

/**
 * Gives a partner's app a test from tests/widgets/recipes, and Playwright's package for tests, which only
 * re-exports `playwright`. Compiles the test strictly, with every declaration that it imports.
 */
async function compiledTest(app: string, recipe: string): Promise<void> {
  const stub = join(app, 'node_modules/@playwright/test')
  await mkdir(stub, { recursive: true })
  const handsOn = "export * from 'playwright/test'\nexport { default } from 'playwright/test'\n"
  await writeFile(join(stub, 'package.json'), '{ "type": "module", "main": "index.js" }')
  await writeFile(join(stub, 'index.js'), handsOn)
  await writeFile(join(stub, 'index.d.ts'), handsOn)
  const file = fileURLToPath(new URL(`../recipes/${recipe}`, import.meta.url))
  const text = await readFile(file, 'utf8')
  await writeFile(join(app, 'quote.spec.ts'), text.replaceAll('Your name', partnerName))
  await writeFile(join(app, 'package.json'), '{ "type": "module" }')
  await writeFile(join(app, 'tsconfig.json'), JSON.stringify(tsconfig))
  await run(process.execPath, [tsc, '-p', app])
}

/** Runs that test against the partner's site, and returns Playwright's report. */
async function runTest(app: string, site: string): Promise<string> {
  const use = { baseURL: site, launchOptions: chromium }
  const config = `export default ${JSON.stringify({ reporter: 'line', workers: 1, use })}`
  await writeFile(join(app, 'playwright.config.mjs'), config)
  const cli = join(playwright, 'cli.js')
  const env = Object.entries(process.env).filter(
    ([name]) => !/^(TEST_|PW_|PLAYWRIGHT_TEST)/.test(name),
  )
  const options = { cwd: app, env: Object.fromEntries(env) }
  const running = run(process.execPath, [cli, 'test'], options)
  const { stdout } = await running.catch((failure: { stdout: string }) => failure)
  return stdout
}
