import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { contents, paths } from './article-page.ts'

test('every article tells engines the same as its readers', async ({ page }) => {
  const feed = await (await page.request.get('/feed.xml')).text()
  // Our pages' policy does not let a string be parsed as a document.
  const blank = await page.context().newPage()
  for (const path of paths) {
    await page.goto(path)
    await test.step(`${path} has all parts of an article`, () => expectParts(page))
    await test.step(`${path} tells search engines the same as its readers`, () =>
      expectSame(page, (url) => entryOf(blank, feed, url)))
  }
})

async function expectParts(page: Page) {
  const title = await page.getByRole('heading', { level: 1 }).innerText()

  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Blog', title])
  await expect(trail.getByRole('link')).toHaveCount(2)
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect(trail.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
  await expect(trail.locator('[aria-current=page]')).toHaveText(title)

  const head = page.locator('.art-head')
  await expect(head.locator('.chip')).toHaveText(
    /^(Pressure Washing|Deep Cleaning|Maintenance Tips|Seasonal Care)$/,
  )
  await expect(head.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/)
  await expect(head.locator('strong')).toHaveText(/\w/)
  await expect(head).toContainText(/\d min read/)
  await expect(head.getByRole('img')).toHaveAttribute('alt', /\w{3}/)
  await expect(page.locator('.art-intro')).toBeVisible()

  await expect(contents(page).getByRole('heading')).toHaveText('In This Article:')
  const titles = await page.locator('.art-text h2').allInnerTexts()
  expect(titles.length).toBeGreaterThan(0)
  await expect(contents(page).getByRole('listitem')).toHaveText(
    titles.map((title, index) => `${index + 1}${title}`),
  )
}

async function expectSame(page: Page, entryAt: (url: string) => ReturnType<typeof entryOf>) {
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const graph = await page
    .locator('script[type="application/ld+json"]')
    .evaluate((script) => JSON.parse(`${script.textContent}`)['@graph'])
  const of = (type: string) => graph.find((node: { '@type': string }) => node['@type'] === type)
  const content = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute('content')

  const posting = of('BlogPosting')
  expect(posting.headline).toBe(title)
  expect(posting.url).toBe(await content('og:url'))
  expect(posting.image[0]).toBe(await content('og:image'))
  expect(posting.datePublished).toBe(await content('article:published_time'))
  expect(posting.articleSection).toBe(await content('article:section'))
  expect(await content('og:type')).toBe('article')
  const author = await content('article:author')
  expect(author).toMatch(/\w/)
  await expect(page.getByRole('main')).toContainText(`${author}`)
  const trail = of('BreadcrumbList').itemListElement.map(({ name }: { name: string }) => name)
  expect(trail).toEqual(['Home', 'Blog', title])

  const entry = await entryAt(posting.url)
  expect(entry.title).toBe(title)
  expect(entry.relative).toBe(0)
  for (const heading of entry.headings) {
    await expect(
      page.getByRole('main').getByRole('heading', { name: `${heading}`, exact: true }),
    ).toHaveCount(1)
  }
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    '/feed.xml',
  )
}

/** An article's entry in the feed. */
const entryOf = (blank: Page, text: string, url: string) =>
  blank.evaluate(
    ([text, url]) => {
      const feed = new DOMParser().parseFromString(`${text}`, 'application/xml')
      const ids = [...feed.querySelectorAll('entry')].map((entry) => entry.querySelector('id'))
      const entry = ids.find((id) => id?.textContent === url)?.parentElement
      const html = entry?.querySelector('content')?.textContent ?? ''
      const body = new DOMParser().parseFromString(html, 'text/html').body
      return {
        title: entry?.querySelector('title')?.textContent,
        headings: [...body.querySelectorAll('h2')].map((heading) => heading.textContent),
        relative: [...body.querySelectorAll('a')].filter(
          (link) => !link.getAttribute('href')?.startsWith('http'),
        ).length,
      }
    },
    [text, url],
  )
