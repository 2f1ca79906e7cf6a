import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import type { Page } from 'playwright'
import { chromium } from 'playwright'
import { systemChromium } from '../../../site/scripts/browsers.js'

const words = ['pressure', 'washers', 'moss', 'driveway']
const port = 21790

/**
 * Serves a built copy of the site; types each word into the blog's search, then clears the search.
 * Returns how long the page was busy for each letter, in milliseconds, sorted.
 */
export async function typeInSearch(copy: string) {
  const server = spawn(process.execPath, ['--import', 'tsx', 'site/scripts/start.ts', '--built'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), MAILBOX: path.join(copy, 'mailbox') },
  })
  await new Promise((resolve) => server.stdout.once('data', resolve))
  const executablePath = systemChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    return await typeWords(await browser.newPage())
  } finally {
    await browser.close()
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
