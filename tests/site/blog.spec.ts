import type { Page, Route } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { business } from '../facts.ts'
import { wake } from '../wake.ts'
import { follow, writeMore } from './with-content.ts'

const none = 'No articles found matching your criteria.'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' })
const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const status = (page: Page) => page.getByRole('main').getByRole('status')

const dots = '.blog-dots span'

/** What each card says, read from the page itself. */
async function articles(page: Page) {
  return cards(page).evaluateAll((all) =>
    all.map((card) => ({
      title: `${card.querySelector('h3')?.textContent}`,
      category: `${card.querySelector('.chip')?.textContent}`,
      path: `${card.querySelector('a')?.getAttribute('href')}`,
    })),
  )
}

/** The list, and words that only its first article has: its title, as loud as one may type. */
async function openBlog(page: Page) {
  await page.goto('/blog')
  const all = await articles(page)
  const { title = '', category = '', path = '' } = all[0] ?? {}
  return { all, title, category, path }
}

/** The address of the list with these words, or this category, or both. */
function addressOf(words: string, category?: string) {
  const query = new URLSearchParams({ q: words, ...(category && { category }) })
  return `/blog?${query}`
}

test('the list has a hero, five categories, a card for each article, and a search', async ({
  page,
}) => {
  const { title } = await openBlog(page)

  await test.step('the hero has the texts of the specification', async () => {
    const main = page.getByRole('main')
    await expect(main.getByText('CLEANING INSIGHTS & EXPERTISE', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elegant Cleaning Journal')
    await expect(
      main.getByText(`Cleaning tips from ${business.city.split(',')[0]} specialists`),
    ).toBeVisible()
    await expect(field(page)).toHaveAttribute('placeholder', 'Search articles...')
  })

  await test.step('the categories are five, and all articles show at first', async () => {
    await expect(page.getByRole('group', { name: 'Categories' }).getByRole('button')).toHaveText([
      'All',
      'Pressure Washing',
      'Deep Cleaning',
      'Maintenance Tips',
      'Seasonal Care',
    ])
    await expect(page.getByRole('button', { pressed: true })).toHaveText('All')
    const listed = await articles(page)
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const paths = [...sitemap.matchAll(/<loc>.*?(\/blog\/[^<]+)/g)].map(([, path]) => path)
    expect(listed.map(({ path }) => path).sort()).toEqual(paths.slice(0, listed.length).sort())
  })

  await test.step('each card has a picture, badge, title, excerpt, date, author and a link that names it', async () => {
    for (const [at, card] of (await cards(page).all()).entries()) {
      const title = await card.getByRole('heading').innerText()
      const picture = card.getByRole('img')
      await expect(picture).toHaveAttribute('alt', /\w{3}/)
      // The first is the largest thing that a phone shows at first.
      if (at) await expect(picture).toHaveAttribute('loading', 'lazy')
      else await expect(picture).toHaveAttribute('fetchpriority', 'high')
      await expect(card.locator('.chip')).toHaveText(/\w/)
      await expect(card.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/)
      expect((await card.getByRole('paragraph').allInnerTexts()).join(' ')).toMatch(
        /\w{20,}|( \w+){8}/,
      )
      await expect(card.locator('time + span'), 'its author').toHaveText(/\w/)
      await expect(card.getByRole('link')).toHaveAccessibleName(`Read More about ${title}`)
    }
  })

  await test.step('there are no dots under reduced motion, nor in the page as sent', async () => {
    await expect(category(page, 'All')).toBeEnabled()
    await expect(page.locator(dots)).toHaveCount(0)
    const html = await (await page.request.get('/blog')).text()
    expect(html).toMatch(/class="blog-dots"[^>]*><\/div>/)
  })

  await test.step('a card is named by its article, and Search puts what is typed into the address at once', async () => {
    await expect(page.getByRole('article', { name: title, exact: true })).toHaveCount(1)
    await wake(page)
    await page.clock.install()
    await field(page).fill('moss')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(addressOf('moss'))
  })
})

test('a card leads to its article, wherever it is pressed', async ({ page }) => {
  await page.goto('/blog')
  const card = cards(page).first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('img').scrollIntoViewIfNeeded()
  const picture = await card.getByRole('img').boundingBox()
  await page.mouse.click((picture?.x ?? 0) + 40, (picture?.y ?? 0) + 40)
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('words and categories narrow the list, and Clear Filters widens it again', async ({
  page,
}) => {
  const { all, title, category: own, path } = await openBlog(page)

  await test.step('searching leaves the articles that say it, and announces how many', async () => {
    await expect(status(page)).toHaveText(/^\d+ articles?$/)
    await field(page).pressSequentially(title.toUpperCase())
    await expect(status(page)).toHaveText('1 article')
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).getByRole('link')).toHaveAttribute('href', path)
    await field(page).fill('')
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page)).toHaveCount(all.length)
  })

  await test.step('a category leaves its own articles', async () => {
    for (const name of ['Pressure Washing', 'Deep Cleaning', 'Maintenance Tips', 'Seasonal Care']) {
      await category(page, name).click()
      await expect(page.getByRole('button', { pressed: true })).toHaveText(name)
      const listed = all.filter((article) => article.category === name)
      await expect(cards(page)).toHaveCount(listed.length)
      expect(await articles(page)).toEqual(listed)
      // Named, as two categories may have as many.
      if (listed.length > 0) await expect(status(page)).toContainText(`in ${name}`)
    }
    await category(page, 'All').click()
    expect(await articles(page)).toEqual(all)
  })

  await test.step('words and category hold together; Clear Filters takes both back', async () => {
    const other = ['Pressure Washing', 'Deep Cleaning'].find((name) => name !== own) ?? ''

    await field(page).fill(title)
    await category(page, own).click()
    await expect(cards(page)).toHaveCount(1)
    await category(page, other).click()
    await expect(page.getByText(none)).toBeVisible()
    await expect(status(page)).toHaveText(none)
    await expect(cards(page)).toHaveCount(0)

    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    await expect(page.getByRole('button', { pressed: true })).toHaveText('All')
    expect(await articles(page)).toEqual(all)
    await expect(page).toHaveURL('/blog')
  })

  await test.step('Clear Filters forgets words the address does not have yet', async () => {
    await field(page).pressSequentially('qqq')
    // As a screen reader presses it: the focus stays in the field, and the words in it are not settled yet.
    await page.getByRole('button', { name: 'Clear Filters' }).dispatchEvent('click')
    await expect(field(page)).toHaveValue('')
    await field(page).pressSequentially(title)
    await expect(cards(page)).toHaveCount(1)
  })
})

test.describe('the address', () => {
  test('brings the search and the category with it, where there are such', async ({ page }) => {
    const { title, category: own, path } = await openBlog(page)
    await page.goto(addressOf(title, own))
    await wake(page)
    await expect(field(page)).toHaveValue(title)
    await expect(page.getByRole('button', { pressed: true })).toHaveText(own)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).getByRole('link')).toHaveAttribute('href', path)

    await page.goto('/blog?category=Ovens&page=99')
    await expect(page.getByRole('button', { pressed: true })).toHaveText('All')
    await expect(cards(page)).not.toHaveCount(0)
  })

  test('follows the typing without a step in the history for each letter', async ({ page }) => {
    await page.goto('/blog')
    await wake(page)
    const before = await page.evaluate(() => history.length)
    await field(page).pressSequentially('driveway', { delay: 60 })
    await expect(page).toHaveURL('/blog?q=driveway')
    expect(await page.evaluate(() => history.length)).toBe(before)
    await expect(field(page)).toBeFocused()
  })

  test('keeps the caret where it is while the middle of a word is typed', async ({ page }) => {
    await page.goto('/blog?q=drway')
    await expect(field(page)).toHaveValue('drway')
    await field(page).focus()
    await field(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
    await field(page).pressSequentially('ive', { delay: 200 })
    await expect(page).toHaveURL('/blog?q=driveway')
    await expect(field(page)).toHaveValue('driveway')
  })

  test('takes Back through the categories, and back from an article to the same list', async ({
    page,
  }) => {
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

  test('of a category pressed leaves the page where it is', async ({ page }) => {
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

test.describe('a list that is longer than a page', () => {
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

  /** Comes to the blog as it would be with so many articles. */
  async function openLongBlog(page: Page) {
    await writeMore(page, /count:\d+,articles:/, `count:${count},articles:`)
    await page.route('**/articles.json', async (route) => {
      const [{ image }] = await (await route.fetch()).json()
      const json = Array.from({ length: count }, (_, at) => ({ ...article(at + 1), image }))
      await route.fulfill({ json })
    })
    // A link under the pointer is fetched ahead: a made-up article has a text too.
    await page.route(/\/part-\d+/, (route) => route.fulfill({ json: {} }))
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await follow(page, 'Blog', '/blog')
    return asked
  }

  test('brings the others with the first letter of a search or the second page', async ({
    page,
  }) => {
    const asked = await openLongBlog(page)
    await expect(status(page)).toHaveText('1000 articles, page 1 of 42')
    expect(asked).not.toContain('/articles.json')

    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.getByRole('link', { name: 'Page 42' }).click()
    await expect(cards(page)).toHaveCount(16)
    await expect(page).toHaveURL('/blog?page=42')
    await expect(pages.getByRole('link')).toHaveText([/1$/, /40$/, /41$/, /42$/])
    await field(page).fill('part 77')
    await expect(cards(page).getByRole('heading').first()).toHaveText('Part 77')
    expect(asked.filter((path) => path === '/articles.json')).toHaveLength(1)
  })

  test.describe('where the network fails once', () => {
    test.use({ expectedMessages: [[/Failed to load resource/], { scope: 'test' }] })

    test('says so, and asks again when somebody types on', async ({ page }) => {
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

test.describe('the dots of the hero', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('are 15, each visit somewhere else, and move nothing on the page', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
            value: number
            hadRecentInput: boolean
            sources: { node: Element | null }[]
          }
          // The bar's icons move a hair when its font arrives; the dots are far below it.
          const moved = sources.filter(({ node }) => !node?.parentElement?.closest('header'))
          if (!hadRecentInput && moved.length) shifts.push(`${value}: ${moved.length} moved`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const places = () =>
      page.locator(dots).evaluateAll((all) => all.map((dot) => dot.getAttribute('style')))
    await page.goto('/blog')
    await wake(page)
    await expect(page.locator(dots)).toHaveCount(15)
    const first = await places()
    expect(new Set(first).size).toBe(15)
    await expect(page.locator(dots).first()).toHaveCSS('animation-name', /\w/)
    const end = await page.evaluate(() =>
      Math.max(
        ...document
          .getAnimations()
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      ),
    )
    expect(end, 'nothing moves for longer than five seconds').toBeLessThanOrEqual(5000)
    await page.reload()
    await wake(page)
    await expect(page.locator(dots)).toHaveCount(15)
    expect(await places()).not.toEqual(first)
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual(
      [],
    )
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every article is there to read, and no search that would not work', async ({ page }) => {
    await page.goto('/blog')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Read More about / })).not.toHaveCount(0)
    await expect(field(page)).toBeHidden()
    await expect(page.getByRole('group', { name: 'Categories' })).toBeHidden()
  })
})
