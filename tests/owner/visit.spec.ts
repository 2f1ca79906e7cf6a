import type { Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect, test } from '../browser.ts'
import { setFontSize } from '../font-size.ts'
import { wake } from '../loading.ts'
import type { ReadPage } from '../read-pages.ts'
import { pathsIn, readPages } from '../read-pages.ts'
import { addStyles, cutOff, sideways, wideSpacing } from '../site/large-text.ts'
import { inquiryOn } from '../widgets/inquiry-page.ts'
import { wizardOn } from '../widgets/wizard-page.ts'
import { sites } from './sites.ts'

/** The pages that the blog links to and no menu does. */
const isFromBlog = (path: string) => path.startsWith('/blog/')

for (const { name, folder, server, isQuick } of sites) {
  test.describe(name, () => {
    test.use({ baseURL: server.url ?? '' })
    const paths = pathsIn(folder)

    test('each page is linked and described, and every link leads on', async ({ page }) => {
      const pages = await readPages(page, paths)

      await test.step('each page has its own title and description, also for shared links and search engines', async () => {
        for (const key of ['title', 'description', 'canonical'] as const) {
          expect(new Set(pages.map((one) => one[key])).size, key).toBe(pages.length)
        }
        for (const { path, title, description, canonical, shared, isHidden, data } of pages) {
          expect(title && description, path).not.toBe('')
          expect(new URL(canonical).pathname).toBe(path)
          expect(shared.slice(0, 3)).toEqual([title, description, canonical])
          expect((await page.request.get(new URL(`${shared[3]}`).pathname)).status()).toBe(200)
          expect(isHidden).toBe(path === '/booked')
          expect(data, path).not.toEqual([])
          for (const text of data) expect(JSON.parse(text)['@graph'], path).not.toEqual([])
        }
      })

      await test.step('the menus and the blog link to every page, and every link and file exists', async () => {
        const menus = new Set(pages.flatMap(({ menus }) => menus))
        const found = pages.filter(({ path, isHidden }) => !isHidden && !isFromBlog(path))
        expect(found.map(({ path }) => path).filter((path) => !menus.has(path))).toEqual([])
        const links = new Set(pages.flatMap(({ links }) => links))
        expect(paths.filter((path) => isFromBlog(path) && !links.has(path))).toEqual([])
        expect(await brokenLinks(page, pages)).toEqual([])
      })
    })

    for (const path of paths) {
      const tag = isQuick(path) ? [] : ['@long']
      test(`${path} works, accessible, with all its words`, { tag }, async ({ page }) => {
        await visit(page, path)
        await expectInView(page)
      })

      const title = `${path} hides none of its words in any window, however large its text is`
      test(title, { tag: '@long' }, async ({ page }) => {
        await visit(page, path)
        await expectInViewInAnySize(page)
      })
    }
  })
}

/** Opens a page as a visitor whose first move wakes its client, and answers what a widget on it asks. */
async function visit(page: Page, path: string) {
  // Keeps these visits out of any visitor statistics.
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ body: '' }),
  )
  expect((await page.goto(path))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await wake(page)
  if ((await page.locator('quote-builder').count()) > 0) await chooseUntilPriced(page)
  if ((await page.locator('inquiry-form').count()) > 0) {
    const { name, email, phone, service, message, send } = inquiryOn(page)
    for (const part of [name, email, phone, service, message, send]) {
      await expect(part).toBeVisible()
    }
  }
}

/** The links and files of these pages that lead nowhere. */
async function brokenLinks(page: Page, pages: readonly ReadPage[]): Promise<string[]> {
  const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]))
  const broken: string[] = []
  const files = new Set(pages.flatMap(({ files }) => files))
  for (const { path, links } of pages) {
    for (const link of new Set(links)) {
      const { origin, protocol, pathname, hash } = new URL(link, `https://site.example${path}`)
      if (origin !== 'https://site.example') {
        if (!/^(https?|tel|mailto):$/.test(protocol)) broken.push(`${path}: ${link}`)
        continue
      }
      const ids = idsOf.get(pathname)
      if (!ids) files.add(pathname)
      // The hash of a quote link is not an anchor: it tells the quote builder which quote to open.
      const isQuote = pathname === '/quote-builder' && hash.startsWith('#q=')
      if (ids && hash && !isQuote && !ids.includes(hash.slice(1))) broken.push(`${path}: ${link}`)
    }
  }
  for (const file of files) {
    const status = (await page.request.head(file)).status()
    if (status !== 200) broken.push(`${file}: ${status}`)
  }
  return broken
}

/** Chooses the wizard's first tile, and then the first of everything in the next step, until there is a price. */
async function chooseUntilPriced(page: Page): Promise<void> {
  const wizard = page.locator('quote-builder')
  await wizard.getByRole('button').filter({ hasText: '$' }).first().click()
  for (const list of await wizard.getByRole('combobox').all()) await list.selectOption({ index: 1 })
  const more = wizard.getByRole('button', { name: /^One more / })
  if ((await more.count()) > 0) await more.first().click()
  await expect(wizardOn(page).tab).toBeVisible()
}

/** The bar and the grids differ at these two sizes; any size between looks like one or the other. */
const usual = [360, 1280]

/**
 * Font sizes that visitors choose, in pixels, and the widths of windows. 32 px is also the effect of a text zoom of
 * 200 %. Layouts depend on letters per line: each combination left out has as many as one that is tested.
 */
const sizes = [
  { size: 16, widths: [320, 360, 768, 1440] },
  { size: 20, widths: [320, 390, 900, 1024, 1280] },
  { size: 24, widths: [900, 1280] },
  { size: 32, widths: [320, 390, 640, 1024, 1280] },
]

/** Expects no accessibility fault, nothing cut off, and no sideways scrolling, on a phone and on a desktop. */
async function expectInView(page: Page): Promise<void> {
  for (const width of usual) {
    await expectWhole(page, width, 'usual text')
    expect(await violations(page), `${width} px`).toEqual([])
  }
}

/** Expects nothing cut off and no sideways scrolling, however large the text is and however wide the window. */
async function expectInViewInAnySize(page: Page): Promise<void> {
  for (const { size, widths } of sizes) {
    await setFontSize(page, size)
    for (const width of widths) await expectWhole(page, width, `${size} px`)
  }
  await setFontSize(page, 16)
  await addStyles(page, wideSpacing)
  for (const width of [320, 390]) await expectWhole(page, width, 'wide spacing')
}

async function expectWhole(page: Page, width: number, text: string) {
  await page.setViewportSize({ width, height: 800 })
  expect(await page.evaluate(cutOff), `${text} at ${width} px`).toEqual([])
  expect(await sideways(page), `${text} at ${width} px`).toBe(0)
}
