import type { Page, Route } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { business } from '../facts.ts'
import { wake } from '../loading.ts'
import { addressOf, cards, category, field, openBlog, status } from './blog-page.ts'
import { follow, writeMore } from './with-content.ts'

test.describe('the address of the blog', () => {
  test('restores the search and the category that it names', async ({ page }) => {
    const { title, category: ownCategory, path } = await openBlog(page)
    await page.goto(addressOf(title, ownCategory))
    await wake(page)
    await expect(field(page)).toHaveValue(title)
    await expect(page.getByRole('button', { pressed: true })).toHaveText(ownCategory)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).getByRole('link')).toHaveAttribute('href', path)

    await page.goto('/blog?category=Ovens&page=99')
    await expect(page.getByRole('button', { pressed: true })).toHaveText('All')
    await expect(cards(page)).not.toHaveCount(0)
  })

  test('follows the typing without adding a history entry for each letter', async ({ page }) => {
    await page.goto('/blog')
    await wake(page)
    const before = await page.evaluate(() => history.length)
    await field(page).pressSequentially('driveway', { delay: 60 })
    await expect(page).toHaveURL('/blog?q=driveway')
    expect(await page.evaluate(() => history.length)).toBe(before)
    await expect(field(page)).toBeFocused()
  })

  test('keeps the caret in place while the middle of a word is edited', async ({ page }) => {
    await page.goto('/blog?q=drway')
    await expect(field(page)).toHaveValue('drway')
    await field(page).focus()
    await field(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
    await field(page).pressSequentially('ive', { delay: 200 })
    await expect(page).toHaveURL('/blog?q=driveway')
    await expect(field(page)).toHaveValue('driveway')
  })

  test('lets Back return through categories and from an article', async ({ page }) => {
    const { title, path } = await openBlog(page)
    await field(page).fill(title)
    await category(page, 'Seasonal Care').click()
    await expect(page).toHaveURL(addressOf(title, 'Seasonal Care'))
    await page.goBack()
    await expect(page).toHaveURL(addressOf(title))
    await expect(field(page)).toHaveValue(title)
    await expect(page.getByRole('button', { pressed: true })).toHaveText('All')

    await cards(page).getByRole('link').click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(addressOf(title))
    await expect(field(page)).toHaveValue(title)
    await expect(cards(page)).toHaveCount(1)
  })

  test('changes without moving the page when a category is pressed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto('/blog')
    await wake(page)
    await category(page, 'Deep Cleaning').scrollIntoViewIfNeeded()
    const before = (await page.evaluate(() => scrollY)) + 60
    await page.mouse.wheel(0, 60)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    await category(page, 'Maintenance Tips').click()
    await expect(page).toHaveURL('/blog?category=Maintenance+Tips')
    await expect(category(page, 'Maintenance Tips')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
})

test.describe('a blog that is longer than a page', () => {
  const count = 1000
  const article = (number: number) => ({
    slug: `part-${number}`,
    path: `/blog/part-${number}`,
    title: `Part ${number}`,
    excerpt: 'Moss.',
    category: 'Seasonal Care',
    date: '2020-01-01',
    author: business.name,
    alt: 'Moss',
  })

  /** Opens the blog as it would be with this many articles. */
  async function openLongBlog(page: Page) {
    await writeMore(page, /count:\d+,articles:/, `count:${count},articles:`)
    await page.route('**/articles.json', async (route) => {
      const [{ image }] = await (await route.fetch()).json()
      const json = Array.from({ length: count }, (_, at) => ({ ...article(at + 1), image }))
      await route.fulfill({ json })
    })
    // A link under the pointer is fetched early, so a made-up article needs a text too.
    await page.route(/\/part-\d+/, (route) => route.fulfill({ json: {} }))
    const requestedPaths: string[] = []
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
    await follow(page, 'Blog', '/blog')
    return requestedPaths
  }

  test('loads the other articles at the first letter or the second page', async ({ page }) => {
    const requestedPaths = await openLongBlog(page)
    await expect(status(page)).toHaveText('1000 articles, page 1 of 42')
    expect(requestedPaths).not.toContain('/articles.json')

    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.getByRole('link', { name: 'Page 42' }).click()
    await expect(cards(page)).toHaveCount(16)
    await expect(page).toHaveURL('/blog?page=42')
    await expect(pages.getByRole('link')).toHaveText([/1$/, /40$/, /41$/, /42$/])
    await field(page).fill('part 77')
    await expect(cards(page).getByRole('heading').first()).toHaveText('Part 77')
    expect(requestedPaths.filter((path) => path === '/articles.json')).toHaveLength(1)
  })

  test.describe('when the network fails once', () => {
    test.use({ expectedMessages: [[/Failed to load resource/], { scope: 'test' }] })

    test('the blog says so, and asks again when the visitor goes on typing', async ({ page }) => {
      await openLongBlog(page)
      const fail = (route: Route) => route.abort()
      await page.route('**/articles.json', fail)
      await field(page).pressSequentially('7')
      await expect(status(page)).toContainText('could not be loaded')
      await page.unroute('**/articles.json', fail)
      await field(page).pressSequentially('77')
      await expect(cards(page)).toHaveCount(1)
    })
  })
})
