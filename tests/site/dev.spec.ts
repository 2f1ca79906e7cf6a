import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from 'playwright/test'
import { long } from '../browser.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const company = fileURLToPath(new URL('../fixtures/specified', import.meta.url))

let content = ''
let server: ChildProcess | undefined

test.beforeEach(() => {
  // Vite watches nothing in the folder of test results.
  content = mkdtempSync(path.join(tmpdir(), 'content-'))
  cpSync(company, content, { recursive: true })
})
test.afterEach(() => {
  server?.kill()
  rmSync(content, { recursive: true })
})

/** Runs `npm run dev`, and returns where the site is. */
function develop(port: number) {
  const vite = path.join(repository, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, CONTENT: content, NO_COLOR: '1' }
  const started = spawn(process.execPath, [vite, '--port', String(port)], { cwd: repository, env })
  server = started
  return new Promise<string>((resolve) => {
    let output = ''
    started.stdout.on('data', (text) => {
      output += text
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? []
      if (address) resolve(address)
    })
  })
}

/** Counts how often a document is loaded. */
function countLoads(page: Page) {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

test('in development a wrong price is shown until it is corrected', long, async ({ page }) => {
  // A server starts, and builds the widgets three times.
  test.setTimeout(90_000)
  const file = path.join(content, 'services/residential.json')
  const text = readFileSync(file, 'utf8')
  const [above = ''] = text.split('"each": 80')
  const line = above.split('\n').length
  const write = (price: string) =>
    writeFileSync(file, text.replace('"each": 80', `"each": ${price}`))
  const mistake = page.getByText(`/services/residential.json:${line}: `)
  const price = (words: string) => page.getByText(words, { exact: true }).first()
  const loads = countLoads(page)

  const address = await develop(5273)
  const slow = { timeout: 30_000 }
  await page.goto(`${address}/residential-cleaning`)
  await expect(price('$80')).toBeVisible(slow)

  write('"$83"')
  await expect(mistake).toContainText('"$83" is not a number; write 83.', slow)
  await expect(price('$80')).toBeVisible()
  const before = loads()
  // The widgets are not built, and no other error should replace the sentence.
  await page.request.get(`${address}/widgets/quote-builder.js`)
  expect(loads()).toBe(before)

  await page.reload()
  await expect(mistake).toContainText('"$83" is not a number; write 83.')
  await expect(page.getByRole('heading')).toHaveCount(0)
  await expect(page.getByText('NaN')).toHaveCount(0)

  write('83.5')
  await expect(price('$83.50')).toBeVisible(slow)
  await expect(mistake).toHaveCount(0)
})

test('in development another page can neither read what the server has nor open a file of the owner', async ({
  request,
}) => {
  const address = await develop(5283)
  const headers = { Origin: 'http://localhost:9', 'Sec-Fetch-Site': 'same-site' }
  const page = await request.get(`${address}/site/content/business.json`, { headers })
  expect(page.headers()).not.toHaveProperty('access-control-allow-origin')
  const editor = await request.get(`${address}/__open-in-editor?file=README.md`, { headers })
  expect(editor.status()).toBe(403)
})
