import { expect, test } from '../browser.ts'
import { built } from '../built.ts'
import { business } from '../facts.ts'
import { wake } from '../loading.ts'

const articles = [...built('sitemap.xml').matchAll(/<loc>.*?(\/blog\/[^<]+)<\/loc>/g)].map(
  ([, path]) => `${path}`,
)

/** The address of an article's text. */
const textOf = (path: string) => `${path}.json`

test.describe('at an address without an article', () => {
  // Chromium itself reports the status of the page.
  test.use({ expectedMessages: [[/Failed to load resource: .* 404/], { scope: 'test' }] })

  test('the visitor reads so, with links onward, and no engine indexes it', async ({ page }) => {
    const response = await page.goto('/blog/moss-on-the-moon')
    expect(response?.status()).toBe(404)
    expect(await response?.text()).toContain('Post not found')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found')
    await expect(page).toHaveTitle(/^Post Not Found/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/moss-on-the-moon$/)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'View All Services' })).toHaveAttribute(
      'href',
      '/services',
    )
    await expect(main.locator('a[href^="/blog/"]')).not.toHaveCount(0)
    await main.getByRole('link', { name: 'All articles' }).click()
    await expect(page).toHaveURL('/blog')
  })

  test('a host without 404.html shows the same message', async ({ page }) => {
    await page.route('**/blog/moss-on-the-moon', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: built('404.html') }),
    )
    await page.goto('/blog/moss-on-the-moon')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found')
    await expect(page).toHaveTitle(/^Post Not Found/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

    await page
      .getByRole('main')
      .getByRole('link', { name: /article|journal|blog/i })
      .first()
      .click()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })

  test('an odd one shows the same message, and the way back', async ({ page }) => {
    for (const path of [
      '/blog/a%20b',
      '/blog/%E2%80%9D',
      '/blog/a%2520b',
      '/blog/100%',
      '/blog/%E0%A4%A',
    ]) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found')
        await wake(page)
        // Only the page's own script moves on without loading a page.
        await page.evaluate(() => Object.assign(window, { sameDocument: true }))
        await page.getByRole('main').getByRole('link', { name: 'All articles' }).first().click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elegant Cleaning Journal')
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
        await page.goBack()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found')
        expect(new URL(page.url()).pathname).toBe(path)
      })
    }
  })

  test('an odd address outside the blog still shows the home page', async ({ page }) => {
    for (const path of ['/%E2%80%9D', '/%', '/about%20us']) {
      await page.goto(path)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
      await expect(page).toHaveURL(/\/faq$/)
      await page.goBack()
      await expect(page).toHaveTitle(`Page Not Found | ${business.name}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('a path that is not part of the blog still shows the home page', async ({ page }) => {
    await page.goto('/blog/a/b')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\d\/$/)
    await expect(page).not.toHaveTitle(/Post Not Found/)
  })
})

test('a link brings an article’s title along, and no other article', async ({ page }) => {
  const read: string[] = []
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname
    read.push(...articles.filter((path) => file === textOf(path)))
  })
  await page.goto('/blog')
  await wake(page)
  expect(read).toEqual([])
  const [path] = articles
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  await expect(heading).not.toHaveText('Elegant Cleaning Journal')
  await expect(page).toHaveTitle(new RegExp(`^${await heading.textContent()}`))
  await expect(page.getByRole('status').first()).toContainText(`${await heading.textContent()}`)
  expect(read).toEqual([path])
})

test.describe('when the network fails once', () => {
  test.use({ expectedMessages: [[/Failed to load resource/], { scope: 'test' }] })

  test('the article is requested again', async ({ page }) => {
    await page.goto('/blog')
    const [path] = articles
    await page.route(`**${textOf(`${path}`)}`, (route) => route.abort(), { times: 1 })
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toHaveText('Elegant Cleaning Journal')
    await expect(page).toHaveTitle(new RegExp(`^${await heading.textContent()}`))
    await expect(page.locator('#_root')).toContainText(business.street)
  })
})
