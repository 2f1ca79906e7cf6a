import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { copyOfOtherCompany } from '../fixtures/other-owner.js'
import { removeCopies } from '../fixtures/project-copy.js'

let server: ChildProcess | undefined

test.afterEach(() => {
  server?.kill()
  removeCopies()
})

/** Runs `npm run dev` in a copy of the project, and returns where its site is. */
function develop(copy: string) {
  const vite = path.join(copy, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NO_COLOR: '1' }
  const started = spawn(process.execPath, [vite, '--port', '5273'], { cwd: copy, env })
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

/** The document counts how often it was loaded. */
function countLoads(page: Page) {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

test('while developing, a wrong price is said over the page until it is right, and then the page has the new one', async ({
  page,
}) => {
  // A server starts, and builds the widgets three times.
  test.setTimeout(60_000)
  const copy = copyOfOtherCompany()
  const file = path.join(copy, 'site/content/services/residential.json')
  const text = readFileSync(file, 'utf8')
  const [above = ''] = text.split('"each": 65')
  const line = above.split('\n').length
  const write = (price: string) =>
    writeFileSync(file, text.replace('"each": 65', `"each": ${price}`))
  const mistake = page.getByText(`site/content/services/residential.json:${line}: `)
  const price = (words: string) => page.getByText(words, { exact: true }).first()
  const loads = countLoads(page)

  const address = await develop(copy)
  const slow = { timeout: 30_000 }
  await page.goto(`${address}/residential-cleaning`)
  await expect(price('$65')).toBeVisible(slow)

  write('"$83"')
  await expect(mistake).toContainText('"$83" is no number; write 83.', slow)
  await expect(price('$65')).toBeVisible()
  const before = loads()
  // The widgets are not built, and nothing else is to take the sentence away.
  await page.request.get(`${address}/widgets/quote-builder.js`)
  expect(loads()).toBe(before)

  await page.reload()
  await expect(mistake).toContainText('"$83" is no number; write 83.')
  await expect(page.getByRole('heading')).toHaveCount(0)
  await expect(page.getByText('NaN')).toHaveCount(0)

  write('83.5')
  await expect(price('$83.50')).toBeVisible(slow)
  await expect(mistake).toHaveCount(0)
})
