import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../browser.ts'

const gallery = (page: Page) => page.getByRole('region', { name: 'How we like to leave it.' })
const posts = (page: Page) => gallery(page).getByRole('figure')
const more = (page: Page) => gallery(page).getByRole('button', { name: 'See More Work' })
const status = (page: Page) => gallery(page).getByRole('status')
const picture = (post: Locator, number: number) => post.getByRole('img').nth(number - 1)
const next = (post: Locator) => post.getByRole('button', { name: 'Next picture' })
const previous = (post: Locator) => post.getByRole('button', { name: 'Previous picture' })

/** Opens the home page at its gallery, and moves the mouse until it comes to life. */
async function open(page: Page, width = 1280) {
  await page.setViewportSize({ width, height: 800 })
  await page.goto('/')
  const films = gallery(page).getByRole('button', { name: / film: / })
  let x = 0
  await expect
    .poll(async () => page.mouse.move(x++, 9).then(() => films.count()), { timeout: 15_000 })
    .toBe(1)
  await gallery(page).scrollIntoViewIfNeeded()
}

test.describe('posts', () => {
  for (const { width, counts } of [
    { width: 1440, counts: [3, 6, 9, 12, 13] },
    { width: 768, counts: [3, 6, 9, 12, 13] },
    { width: 767, counts: [3, 5, 7, 9, 11, 13] },
    { width: 360, counts: [3, 5, 7, 9, 11, 13] },
  ]) {
    test(`come as ${counts.join(', ')} at ${width} px`, async ({ page }) => {
      await open(page, width)
      for (const [press, count] of counts.entries()) {
        if (press) await more(page).click()
        await expect(status(page)).toHaveText(`Showing ${count} of 13 posts`)
        await expect(posts(page)).toHaveCount(count)
      }
      await expect(more(page)).toHaveCount(0)
    })
  }

  test('take half a second to come, however often the button is pressed', async ({ page }) => {
    await open(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await more(page).click()
    const loading = gallery(page).getByRole('button', { name: 'Loading…' })
    await expect(loading).toBeVisible()
    await page.clock.runFor(300)
    await loading.click({ force: true })
    await page.clock.runFor(199)
    await expect(loading).toBeVisible()
    await expect(posts(page)).toHaveCount(3)
    await page.clock.runFor(1)
    await expect(posts(page)).toHaveCount(6)
    await page.clock.runFor(2000)
    await expect(status(page)).toHaveText('Showing 6 of 13 posts')
    await expect(more(page)).toBeEnabled()
  })

  test('bring the keyboard along to the first new one, also when the button is gone', async ({
    page,
  }) => {
    await open(page)
    for (const first of [3, 6, 9, 12]) {
      await more(page).press('Enter')
      await expect(gallery(page).locator(':focus').getByRole('figure')).toHaveText(
        (await posts(page).nth(first).textContent()) ?? '',
      )
    }
  })

  test('show no more than 100 characters of a caption, and an ellipsis', async ({ page }) => {
    await open(page)
    const captions = await gallery(page).locator('figcaption').allTextContents()
    expect([...(captions[0] ?? '')]).toHaveLength(101)
    expect(captions[0]).toMatch(/^Pavers after a low-pressure wash\..*…$/)
    expect(captions[1]).toMatch(/rinsed to the lawn\.$/)
  })

  for (const { width, presses } of [
    { width: 360, presses: 5 },
    { width: 1280, presses: 4 },
  ]) {
    test(`have no accessibility fault when all are shown at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, width)
      for (let press = 0; press < presses; press++) await more(page).click()
      await expect(posts(page)).toHaveCount(13)
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map((n) => n.html)])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  }

  test('are readable without JavaScript, with no button that does nothing', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/')
    await expect(posts(page)).toHaveCount(3)
    await expect(gallery(page).getByText(/^Rug lifted/)).toBeVisible()
    await expect(gallery(page).getByRole('button')).toHaveCount(0)
    await context.close()
  })
})

test.describe('several pictures', () => {
  test('go round both ways by the arrows', async ({ page }) => {
    await open(page)
    const post = posts(page).first()
    for (const [arrow, number] of [
      [next, 2],
      [next, 3],
      [next, 1],
      [previous, 3],
      [previous, 2],
    ] as const) {
      await arrow(post).click()
      await expect(post.getByText(`${number} of 3`)).toBeVisible()
      await expect(picture(post, number)).toBeInViewport({ ratio: 0.9 })
      await expect(picture(post, (number % 3) + 1)).not.toBeInViewport({ ratio: 0.1 })
    }
  })

  test('keep up with quick presses', async ({ page }) => {
    await open(page)
    const post = posts(page).first()
    await next(post).dblclick()
    await expect(picture(post, 3)).toBeInViewport({ ratio: 0.9 })
    await expect(post.getByText('3 of 3')).toBeVisible()
  })

  test('are counted at once, and never back while the row is on its way', async ({ page }) => {
    await open(page)
    const post = posts(page).first()
    const chip = post.getByText('1 of 3')
    const seen = await chip.evaluateHandle((element) => {
      const seen: (string | null)[] = []
      const watch = { characterData: true, childList: true, subtree: true }
      new MutationObserver(() => seen.push(element.textContent)).observe(element, watch)
      return seen
    })
    await next(post).click()
    await expect(picture(post, 2)).toBeInViewport({ ratio: 0.99 })
    expect(await seen.jsonValue()).toEqual(['2 of 3'])
  })

  test('go round by the arrow keys', async ({ page }) => {
    await open(page)
    const post = posts(page).nth(2)
    await post.getByRole('list').press('ArrowLeft')
    await expect(post.getByText('2 of 2')).toBeVisible()
    await expect(picture(post, 2)).toBeInViewport({ ratio: 0.9 })
    await next(post).press('ArrowRight')
    await expect(post.getByText('1 of 2')).toBeVisible()
    await expect(picture(post, 1)).toBeInViewport({ ratio: 0.9 })
  })

  test('follow a swipe', async ({ page }) => {
    await open(page)
    const post = posts(page).first()
    await post.getByRole('list').hover()
    await page.mouse.wheel(350, 0)
    await expect(post.getByText('2 of 3')).toBeVisible()
    await expect(picture(post, 2)).toBeInViewport({ ratio: 0.9 })
    await next(post).click()
    await expect(post.getByText('3 of 3')).toBeVisible()
  })
})

test.describe('films', () => {
  const video = (page: Page) => gallery(page).locator('video')
  const isPaused = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.paused)

  test('play muted and looped, and only while on screen', async ({ page }) => {
    await open(page)
    await posts(page).nth(1).scrollIntoViewIfNeeded()
    await expect.poll(() => isPaused(page)).toBe(false)
    const { muted, loop } = await video(page).evaluate(({ muted, loop }: HTMLVideoElement) => ({
      muted,
      loop,
    }))
    expect({ muted, loop }).toEqual({ muted: true, loop: true })
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => isPaused(page)).toBe(true)
  })

  test('wait for a press where less motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await posts(page).nth(1).scrollIntoViewIfNeeded()
    await expect(
      posts(page)
        .nth(1)
        .getByRole('button', { name: /^Play film/ }),
    ).toBeInViewport()
    expect(await isPaused(page)).toBe(true)
    await posts(page).nth(1).getByRole('button').click()
    await expect.poll(() => isPaused(page)).toBe(false)
  })
})

test.describe('a picture that fails to load', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('is hidden, and the others are counted without it', async ({ page }) => {
    await page.route(/\/patio-pavers-/, (route) => route.abort())
    await open(page)
    const post = posts(page).first()
    await next(post).click()
    await expect(post.getByText('2 of 2')).toBeVisible()
    await expect(post.getByRole('img')).toHaveCount(2)
    await expect(post.getByRole('img', { name: /streak-free/ })).toBeInViewport({ ratio: 0.9 })
  })

  test('is hidden when it is all a post has, or a film begins with', async ({ page }) => {
    await page.route(/\/(patio-|driveway-wash).*\.(avif|webp)/, (route) => route.abort())
    await open(page)
    for (const number of [0, 1]) {
      await expect(posts(page).nth(number).getByRole('img')).toHaveCount(0)
      await expect(posts(page).nth(number).locator('figcaption')).toBeVisible()
    }
    await expect(next(posts(page).first())).toHaveCount(0)
  })
})
