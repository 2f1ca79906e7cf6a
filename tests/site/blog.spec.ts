import { expect, test } from '../browser.ts'
import { business } from '../facts.ts'
import { fontsThere, shiftOf, wake, watchShift } from '../loading.ts'
import { addressOf, articles, cards, category, field, openBlog, status } from './blog-page.ts'

const none = 'No articles found matching your criteria.'

const dots = '.blog-dots span'

test('the blog has a hero, categories, cards and a search', async ({ page }) => {
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

  await test.step('there are five categories, and at first all articles show', async () => {
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

  await test.step('each card has a picture, badge, title, excerpt, date, author and a link named by the article', async () => {
    for (const [at, card] of (await cards(page).all()).entries()) {
      const title = await card.getByRole('heading').innerText()
      const picture = card.getByRole('img')
      await expect(picture).toHaveAttribute('alt', /\w{3}/)
      // The first picture is the largest part of a phone's first view.
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

  await test.step('there are no dots under reduced motion, nor in the HTML that is sent', async () => {
    await expect(category(page, 'All')).toBeEnabled()
    await expect(page.locator(dots)).toHaveCount(0)
    const html = await (await page.request.get('/blog')).text()
    expect(html).toMatch(/class="blog-dots"[^>]*><\/div>/)
  })

  await test.step('a card is named by its article, and the Search button puts the typed words into the address at once', async () => {
    await expect(page.getByRole('article', { name: title, exact: true })).toHaveCount(1)
    await wake(page)
    await page.clock.install()
    await field(page).fill('moss')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(addressOf('moss'))
  })
})

test('a press anywhere on a card opens its article', async ({ page }) => {
  await page.goto('/blog')
  const card = cards(page).first()
  const title = await card.getByRole('heading').innerText()
  await card.click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('words and categories narrow the list until Clear Filters', async ({ page }) => {
  const { all, title, category: ownCategory, path } = await openBlog(page)

  await test.step('a search leaves only the articles that contain the words, and announces how many', async () => {
    await expect(status(page)).toHaveText(/^\d+ articles?$/)
    await field(page).pressSequentially(title.toUpperCase())
    await expect(status(page)).toHaveText('1 article')
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).getByRole('link')).toHaveAttribute('href', path)
    await field(page).fill('')
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page)).toHaveCount(all.length)
  })

  await test.step('a category shows only its own articles', async () => {
    for (const name of ['Pressure Washing', 'Deep Cleaning', 'Maintenance Tips', 'Seasonal Care']) {
      await category(page, name).click()
      await expect(page.getByRole('button', { pressed: true })).toHaveText(name)
      const listed = all.filter((article) => article.category === name)
      await expect(cards(page)).toHaveCount(listed.length)
      expect(await articles(page)).toEqual(listed)
      // The categories are named, because two may have the same number of articles.
      if (listed.length > 0) await expect(status(page)).toContainText(`in ${name}`)
    }
    await category(page, 'All').click()
    expect(await articles(page)).toEqual(all)
  })

  await test.step('words and category apply together; Clear Filters resets both', async () => {
    const other = ['Pressure Washing', 'Deep Cleaning'].find((name) => name !== ownCategory) ?? ''

    await field(page).fill(title)
    await category(page, ownCategory).click()
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

  await test.step('Clear Filters also forgets words that are not in the address yet', async () => {
    await field(page).pressSequentially('qqq')
    // A screen reader presses it like this: the focus stays in the field, so its words are not yet in the address.
    await page.getByRole('button', { name: 'Clear Filters' }).dispatchEvent('click')
    await expect(field(page)).toHaveValue('')
    await field(page).pressSequentially(title)
    await expect(cards(page)).toHaveCount(1)
  })
})

test.describe('the dots of the hero', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('there are 15, in other places on each visit, and move nothing', async ({ page }) => {
    await watchShift(page)
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
    await fontsThere(page)
    const before = await shiftOf(page)
    await wake(page)
    await expect(page.locator(dots)).toHaveCount(15)
    expect(await places()).not.toEqual(first)
    expect(await shiftOf(page)).toBe(before)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every article can be read, and there is no idle search', async ({ page }) => {
    await page.goto('/blog')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Read More about / })).not.toHaveCount(0)
    await expect(field(page)).toBeHidden()
    await expect(page.getByRole('group', { name: 'Categories' })).toBeHidden()
  })
})
