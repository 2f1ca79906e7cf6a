import { readdirSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright/test'
import { expect, long, longUnless, test } from '../browser.ts'
import { overBudget, type Parts, partName, partsOf } from '../budgets.ts'
import { built, builtFile, dist } from '../built.ts'
import { business } from '../facts.ts'
import { fontShift, openWithLateFonts, shiftOf, slowLine, wake, watchShift } from '../loading.ts'
import { pathsIn, readPages } from '../read-pages.ts'

// Animated parts may not move the parts around them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const sitemap = built('sitemap.xml')
const paths = pathsIn(dist)

/** One page of each kind, for the quick run. */
const kinds = [
  '/',
  '/residential-cleaning',
  '/quote-builder',
  '/booked',
  paths.findLast((path) => path.startsWith('/blog/')),
]

/** Pages share most of their scripts, and compressing takes longer than a visit, so each file is compressed once. */
const weights = new Map<string, number>()
function compressed(content: string | Buffer): number {
  const text = content.toString()
  const weight = weights.get(text) ?? brotliCompressSync(text).length
  weights.set(text, weight)
  return weight
}

/** On a phone with a sharp screen, which asks for the larger pictures. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 }

/** The files of a kind that arrive from now on, by name. */
function weigh(page: Page, isCounted: (of: { request: string; url: string }) => boolean) {
  const responses: Response[] = []
  const pathOf = (response: Response) => new URL(response.url()).pathname
  page.on('response', (response: Response) => {
    const request = response.request().resourceType()
    if (isCounted({ request, url: pathOf(response) })) responses.push(response)
  })
  // Bodies are read only now, because reading one that is still on its way would fail when the test ends.
  return async (weightOf: (body: Buffer) => number): Promise<Parts> => {
    const entryOf = async (response: Response): Promise<[string, number]> => [
      partName(pathOf(response)),
      weightOf(await response.body()),
    ]
    return partsOf(await Promise.all(responses.map(entryOf)))
  }
}

/** Trusted types let a page parse a fetched response as a document, but not a string. */
function headingAsServed() {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onload = () => resolve(request.responseXML?.querySelector('h1')?.outerHTML)
    request.open('GET', location.href)
    request.send()
  })
}

/** Runs in the page: finds words of one line that run into each other because the space between their elements is missing. */
function joinedWords(): string[] {
  const lineOf = (text: Text) => {
    let box = text.parentElement
    while (box && /^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement
    return box
  }
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let before: Text | undefined
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (before && /\p{L}$/u.test(before.data) && /^\p{L}/u.test(text.data)) {
      if (lineOf(before) === lineOf(text)) found.push(`${before.data}|${text.data}`)
    }
    before = text
  }
  return found
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of paths) {
    const title = `${path} is complete without JavaScript`
    test(title, longUnless(kinds.includes(path)), ({ page }) => expectWhole(page, path))
  }
})

async function expectWhole(page: Page, path: string) {
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  const html = compressed((await response?.body()) ?? '')
  expect(overBudget('html', path, { [file]: html })).toBe('')
  const styles = await page
    .locator('style')
    .evaluateAll((all) =>
      all.map((style) => [
        style.closest('noscript')
          ? 'fonts.css'
          : (style.nextElementSibling?.getAttribute('href') ?? 'first-step.css'),
        `${style.textContent}`,
      ]),
    )
  const sizes = styles.map(([sheet = '', css = '']): [string, number] => [
    partName(sheet),
    compressed(css),
  ])
  expect(overBudget('css', path, partsOf(sizes))).toBe('')
  await expect(page.locator('link[rel=stylesheet]:not([disabled])')).toHaveCount(0)

  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200)
  await expect(page.getByRole('contentinfo')).toContainText(business.street)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()

  const graph = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.flatMap((script) => JSON.parse(`${script.textContent}`)['@graph']),
    )
  expect(graph.map((node) => node['@type'])).toContain('HomeAndConstructionBusiness')
  if (path !== '/') expect(graph.map((node) => node['@type'])).toContain('BreadcrumbList')

  const wrong = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map((heading) =>
      Number(heading.tagName[1]),
    )
    return {
      unsized: [...document.querySelectorAll('img, video')]
        .filter((media) => !media.getAttribute('width') || !media.getAttribute('height'))
        .map((media) => media.outerHTML),
      unnamed: [...document.querySelectorAll('img:not([alt])')].map((image) => image.outerHTML),
      ids: ids.filter((id, at) => ids.indexOf(id) !== at),
      // Those of the owner's headings and answers may be any words, but have no underscore.
      mistakable: [...document.querySelectorAll('[id]:not(main :is(section, article, details p))')]
        .map(({ id }) => id)
        .filter((id) => !id.startsWith('_')),
      skipped: levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1),
    }
  })
  expect(wrong).toEqual({ unsized: [], unnamed: [], ids: [], mistakable: [], skipped: [] })
  expect(await page.evaluate(joinedWords)).toEqual([])
}

test.describe('on a phone', () => {
  test.use(phone)

  for (const path of paths) {
    const title = `${path} is complete before its script, hydrates without a message, moves nothing and stays small`
    test(title, longUnless(kinds.includes(path)), async ({ page }) => {
      // On a busy machine so much time may pass that the client loads by itself, which must not happen here.
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 1000)
      await slowLine(page)
      await watchShift(page)
      const scripts = weigh(
        page,
        ({ request, url }) => request === 'script' && url.startsWith('/assets/'),
      )
      const pictures = weigh(page, ({ request }) => request === 'image')
      const shift = await openWithLateFonts(page, path)
      expect(shift).toBeLessThan(fontShift)
      expect(overBudget('loader', path, await scripts(compressed))).toBe('')
      expect(overBudget('pictures', path, await pictures(({ length }) => length))).toBe('')
      await page.clock.resume()
      await wake(page)
      expect(overBudget('client', path, await scripts(compressed))).toBe('')
      expect((await shiftOf(page)) - shift).toBeLessThan(0.005)

      const prerendered = await page.evaluate(headingAsServed)
      expect(await page.locator('h1').evaluate((h1) => h1.outerHTML)).toBe(prerendered)
    })
  }
})

test('wide pages hardly move by late fonts or other pages’ styles', long, async ({ page }) => {
  test.slow()
  const sheets = readdirSync(builtFile('assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ address: `/assets/${file}`, css: built(`assets/${file}`) }))
  await slowLine(page)
  await watchShift(page)
  for (const path of paths) {
    await test.step(path, async () => {
      expect(await openWithLateFonts(page, path)).toBeLessThan(fontShift)
      expect(await page.evaluate(movedBy, sheets)).toEqual([])
    })
  }
})

/** Runs in the page: finds the elements that these sheets move, unless they are its own sheets. */
function movedBy(sheets: { address: string; css: string }[]): string[] {
  for (const animation of document.getAnimations()) animation.pause()
  const elements = [...document.querySelectorAll('body *')]
  const boxes = () => elements.map((element) => JSON.stringify(element.getBoundingClientRect()))
  const before = boxes()
  const others = sheets.filter(({ address }) => !document.querySelector(`link[href="${address}"]`))
  const style = document.createElement('style')
  style.textContent = others.map(({ css }) => css).join('')
  document.head.append(style)
  const after = boxes()
  return elements.filter((_, at) => before[at] !== after[at]).map(({ className }) => className)
}

/** The text with usual words in place of the owner's name, city and area. */
const ours = (text: string) =>
  text
    .replaceAll(business.name, 'A Company of Ours.')
    .replaceAll(business.area, 'The City and all Around it....')
    .replaceAll(business.city, 'A City, BC')

test('titles and descriptions fit the length that search engines show', async ({ page }) => {
  for (const { title, description } of await readPages(page, paths)) {
    // Names and places may be as long as the owner likes; 65 and 165 are for usual ones.
    expect(ours(title).length, title).toBeLessThanOrEqual(65)
    expect(description.length, description).toBeGreaterThan(50)
    expect(ours(description).length, description).toBeLessThanOrEqual(165)
  }
})

test('the fonts are small files', () => {
  const sizes = readdirSync(builtFile('fonts'))
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `fonts/${file}`)
    .map((file): [string, number] => [file, statSync(builtFile(file)).size])
  expect(overBudget('fonts', 'fonts/', partsOf(sizes))).toBe('')
})

test('robots find the sitemap', async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text()
  const [, address] = /^Sitemap: (.*)$/m.exec(robots) ?? []
  expect(await (await page.request.get(new URL(`${address}`).pathname)).text()).toBe(sitemap)
})

test('programs find the prices from any page and from robots.txt', async ({ page }) => {
  await page.goto('/faq')
  const link = page.locator('link[rel=related][type="text/markdown"]')
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  const answer = await page.request.get(address)
  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  expect(await answer.text()).toContain('\n## How a price is made\n')
  expect(await (await page.request.get('/robots.txt')).text()).toContain(address)
})
