import { readdirSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect, test } from '../browser.ts'
import { overBudget, type Parts, partsOf } from '../budgets.ts'
import { built, builtFile } from '../built.ts'
import { business } from '../facts.ts'
import { holdBack } from '../hold-back.ts'
import { painted, shiftOf, watchShift } from '../layout-shift.ts'
import { partName } from '../part-name.js'
import { wake } from '../wake.ts'
import { addStyles, cutOff, setFontSize, sideways, wideSpacing } from './large-text.ts'

const sitemap = built('sitemap.xml')
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(`${url}`))

/** Every page there is: those of the sitemap, and the thank-you page, which is in no search engine. */
const paths = [...listed.map(({ pathname }) => pathname), '/booked']

/** Pages share most of their scripts, and compressing takes longer than a visit: each is done once. */
const weights = new Map<string, number>()
function compressed(content: string | Buffer): number {
  const text = content.toString()
  const weight = weights.get(text) ?? brotliCompressSync(text).length
  weights.set(text, weight)
  return weight
}

/** Articles are laid out alike: one of them is looked at on a phone too. */
const [article] = paths.filter((path) => path.startsWith('/blog/'))

/** On a phone with a sharp screen, which asks for the larger pictures. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 }

/**
 * Opens a page whose fonts come only after it was painted in the fonts that stand in for them, as on a slow line.
 * Returns how far what can be seen has moved once they were there: some headings break in other places then.
 */
async function openWithLateFonts(page: Page, path: string): Promise<number> {
  await watchShift(page)
  const release = await holdBack(page, '**/fonts/*.woff2')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await painted(page)
  release()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return shiftOf(page)
}

/** What web vitals call a good layout shift. */
const goodShift = 0.1

/** What arrives of a kind from now on, by its name. */
function weigh(page: Page, isCounted: (of: { request: string; url: string }) => boolean) {
  const bodies: Promise<[string, Buffer]>[] = []
  page.on('response', (response: Response) => {
    const request = response.request().resourceType()
    const url = new URL(response.url()).pathname
    if (isCounted({ request, url })) {
      bodies.push(response.body().then((body) => [partName(url), body]))
    }
  })
  return async (weightOf: (body: Buffer) => number): Promise<Parts> => {
    const all = await Promise.all(bodies)
    return partsOf(all.map(([name, body]) => [name, weightOf(body)]))
  }
}

/** Trusted types let a page parse what it asked for as a document, and no string. */
function headingAsServed() {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onload = () => resolve(request.responseXML?.querySelector('h1')?.outerHTML)
    request.open('GET', location.href)
    request.send()
  })
}

/** In the page: words of one line that run into each other because the space between their elements is missing. */
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

for (const path of paths) {
  test(`${path} is a whole page by itself, without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const html = compressed((await response?.body()) ?? '')
    expect(overBudget('html', path, { [file]: html })).toBe('')
    const styles = await page
      .locator('style')
      .evaluateAll((all) =>
        all.map((style) => [
          style.nextElementSibling?.getAttribute('href') ?? 'first-step.css',
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
        skipped: levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1),
      }
    })
    expect(wrong).toEqual({ unsized: [], unnamed: [], ids: [], skipped: [] })
    expect(await page.evaluate(joinedWords)).toEqual([])
    await context.close()
  })

  test.describe('on a phone', () => {
    test.use(phone)

    test(`${path} is whole before its script, hydrates without a word, moves nothing and weighs little`, async ({
      page,
    }) => {
      // A busy machine must not let so much time pass that the client comes by itself.
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 1000)
      const scripts = weigh(
        page,
        ({ request, url }) => request === 'script' && url.startsWith('/assets/'),
      )
      const pictures = weigh(page, ({ request }) => request === 'image')
      const fontShift = await openWithLateFonts(page, path)
      expect(fontShift).toBeLessThan(goodShift)
      expect(overBudget('loader', path, await scripts(compressed))).toBe('')
      expect(overBudget('pictures', path, await pictures(({ length }) => length))).toBe('')
      await wake(page)
      expect(overBudget('client', path, await scripts(compressed))).toBe('')
      expect((await shiftOf(page)) - fontShift).toBeLessThan(0.005)

      const prerendered = await page.evaluate(headingAsServed)
      expect(await page.locator('h1').evaluate((h1) => h1.outerHTML)).toBe(prerendered)
    })
  })

  test(`${path} hardly moves on a wide screen when its fonts come late`, async ({ page }) => {
    expect(await openWithLateFonts(page, path)).toBeLessThan(goodShift)
  })

  test(`${path} has no accessibility fault, and keeps all its words in view in large text and in wide spacing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    // The bar and the grids differ between these two; what lies between is one or the other.
    for (const width of [360, 1280]) {
      if (width === 360 && path.startsWith('/blog/') && path !== article) continue
      await page.setViewportSize({ width, height: 800 })
      expect(await violations(page), `${width} px`).toEqual([])
    }

    const expectWhole = async (width: number, text: string) => {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(cutOff), `${text} at ${width} px`).toEqual([])
      expect(await sideways(page), `${text} at ${width} px`).toBe(0)
    }
    // 32 px is also what a text zoom of 200 % comes to. Layouts go by the letter: what is left out is
    // as many letters wide as one that is looked at.
    for (const [size, widths] of [
      [20, [320, 390, 900, 1024, 1280]],
      [24, [900, 1280]],
      [32, [320, 390, 640, 1024, 1280]],
    ] as const) {
      await setFontSize(page, size)
      for (const width of widths) {
        await expectWhole(width, `${size} px`)
      }
    }
    await setFontSize(page, 16)
    await addStyles(page, wideSpacing)
    for (const width of [320, 390]) await expectWhole(width, 'wide spacing')
  })
}

/** The pages as a robot reads them. */
const read = async (page: import('playwright/test').Page) => {
  const documents = []
  for (const path of paths) {
    const html = await (await page.request.get(path)).text()
    documents.push(
      await page.evaluate(
        ([path, html]) => {
          const document = new DOMParser().parseFromString(`${html}`, 'text/html')
          const content = (selector: string) =>
            document.querySelector(selector)?.getAttribute('content') ?? ''
          return {
            path: `${path}`,
            title: document.title,
            description: content('meta[name=description]'),
            canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
            shared: [
              'meta[property="og:title"]',
              'meta[property="og:description"]',
              'meta[property="og:url"]',
              'meta[property="og:image"]',
            ].map(content),
            isHidden: content('meta[name=robots]') === 'noindex',
            links: [...document.querySelectorAll('a[href]')].map(
              (a) => `${a.getAttribute('href')}`,
            ),
            files: [
              ...document.querySelectorAll('[src], [srcset], link[href]:not([rel=canonical])'),
            ]
              .flatMap((node) => [
                node.getAttribute('src'),
                node.tagName === 'LINK' ? node.getAttribute('href') : null,
                ...(node.getAttribute('srcset') ?? '')
                  .split(',')
                  .map((one) => one.trim().split(' ')[0]),
              ])
              .filter((file) => !!file)
              .map(String),
            ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
          }
        },
        [path, html],
      ),
    )
  }
  return documents
}

/** A text with usual words where the owner's name, city and area stand. */
const ours = (text: string) =>
  text
    .replaceAll(business.name, 'A Company of Ours.')
    .replaceAll(business.area, 'The City and all Around it....')
    .replaceAll(business.city, 'A City, BC')

test('each page has its own title, description and canonical address, and says so when shared', async ({
  page,
}) => {
  const pages = await read(page)
  for (const key of ['title', 'description', 'canonical'] as const) {
    expect(new Set(pages.map((one) => one[key])).size, key).toBe(pages.length)
  }
  for (const { path, title, description, canonical, shared, isHidden } of pages) {
    expect(new URL(canonical).pathname).toBe(path)
    expect(shared.slice(0, 3)).toEqual([title, description, canonical])
    // Names and places may be as long as the owner likes; 65 and 165 are for usual ones.
    expect(ours(title).length, title).toBeLessThanOrEqual(65)
    expect(description.length, description).toBeGreaterThan(50)
    expect(ours(description).length, description).toBeLessThanOrEqual(165)
    expect(isHidden).toBe(path === '/booked')
    expect((await page.request.get(new URL(`${shared[3]}`).pathname)).status()).toBe(200)
  }
})

/** Where links lead beyond the pages: to the partner's page, and to what shows the home page. */
const beyond = /^\/(widgets\/|services\/[a-z-]+)$/

test('every link and every file of every page leads somewhere', async ({ page }) => {
  const pages = await read(page)
  const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]))
  const broken: string[] = []
  const others = new Set<string>()
  for (const { path, links } of pages) {
    for (const link of new Set(links)) {
      const { origin, protocol, pathname, hash } = new URL(link, `https://site.example${path}`)
      if (origin !== 'https://site.example') {
        if (!/^(https|tel|mailto):$/.test(protocol)) broken.push(`${path}: ${link}`)
        continue
      }
      const ids = idsOf.get(pathname)
      if (!ids && beyond.test(pathname)) others.add(pathname)
      else if (!ids) broken.push(`${path}: ${link}`)
      // The quote builder is told there what to open with.
      if (pathname === '/quote-builder' && hash.startsWith('#q=')) continue
      if (ids && hash && !ids.includes(hash.slice(1))) broken.push(`${path}: ${link}`)
    }
  }
  for (const file of new Set([...others, ...pages.flatMap(({ files }) => files)])) {
    const { status } = await page.request.head(file).then((answer) => ({ status: answer.status() }))
    if (status !== 200) broken.push(`${file}: ${status}`)
  }
  expect(broken).toEqual([])
})

test('the fonts weigh little', () => {
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
