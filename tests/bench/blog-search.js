/**
 * How long the blog's search keeps the page busy at 500 articles: `npm run bench -- blog-search`.
 * Builds a copy of the site with them, types in a real browser, and prints milliseconds a letter
 * beside the same letters typed at the four articles there are: machines differ, the ratio does not.
 */
import { execFileSync, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { systemChromium } from '../../site/scripts/chromium.js'
import { copyProject, removeCopies } from '../fixtures/project-copy.js'

const words = ['pressure', 'washers', 'moss', 'driveway']
const port = 41790

/** @param {number} extra how many articles to add */
async function measure(extra) {
  const copy = copyProject()
  for (let number = 1; number <= extra; number++) {
    const title = `Moss on driveways, part ${number}`
    writeFileSync(
      path.join(copy, `site/content/articles/moss-on-driveways-part-${number}.md`),
      articleOf(title, number),
    )
  }
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '-l', 'warn'], {
    cwd: copy,
  })
  const server = spawn(process.execPath, ['site/scripts/start.js', '--built'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), MAILBOX: path.join(copy, 'mailbox') },
  })
  await new Promise((resolve) => server.stdout.once('data', resolve))
  const busy = await type()
  server.kill()
  removeCopies()
  return busy
}

/**
 * Types each word and clears it again.
 * @returns how long the main thread was busy for each letter, in milliseconds, sorted
 */
async function type() {
  const executablePath = systemChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const busyTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  await page.goto(`http://localhost:${port}/blog`)
  const search = page.getByRole('searchbox')
  await search.click()
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
  await browser.close()
  return busy.sort((one, other) => one - other)
}

/**
 * @param {string} title
 * @param {number} number
 */
function articleOf(title, number) {
  return `---
title: ${title}
description: ${title}, and what to do about it before the next winter comes around again.
category: Seasonal Care
date: 2025-${String((number % 12) + 1).padStart(2, '0')}-${String((number % 28) + 1).padStart(2, '0')}
author: Goldcrest Cleaning
image: driveway-before
alt: A driveway with moss
cta:
  title: Rather have it done?
  paragraphs: [We bring the machine.]
  buttons:
    - { label: Get Free Quote, path: /inquiries, primary: true }
---

Moss likes it here.

## Part ${number}

It comes back.
`
}

const few = await measure(0)
const many = await measure(496)
const at = (/** @type {number[]} */ sorted, /** @type {number} */ share) =>
  (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
for (const [name, busy] of /** @type {const} */ ([
  ['4 articles', few],
  ['500 articles', many],
])) {
  console.log(
    `${name}: ${at(busy, 0.5)} ms a letter in the middle, ${at(busy, 0.95)} ms at most for 95 %`,
  )
}
