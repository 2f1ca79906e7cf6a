import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { wake } from '../loading.ts'
import { pathsIn, readPages } from '../read-pages.ts'
import { inquiryOn } from '../widgets/inquiry-page.ts'
import { expectInView, expectInViewInAnySize } from './in-view.ts'
import { brokenLinks } from './links.ts'
import { sites } from './sites.ts'
import { chooseUntilPriced } from './wizard.ts'

/** The pages that the blog links to and no menu does. */
const isFromBlog = (path: string) => path.startsWith('/blog/')

for (const { name, folder, server, isQuick } of sites) {
  test.describe(name, () => {
    test.use({ baseURL: server.url ?? '' })
    const paths = pathsIn(folder)

    test('each page has its own title and description and is linked from another; every link and file exists', async ({
      page,
    }) => {
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
      test(`${path} works, is accessible, and hides none of its words`, { tag }, async ({
        page,
      }) => {
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
