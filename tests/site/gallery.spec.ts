import type { Locator, Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect, test } from '../browser.ts'
import { business } from '../facts.ts'
import { expectFiles } from './picture-files.ts'
import { follow, writeMore } from './with-content.ts'

const gallery = (page: Page) => page.getByRole('region', { name: 'How we like to leave it.' })
const posts = (page: Page) => gallery(page).getByRole('figure')
const more = (page: Page) => gallery(page).getByRole('button', { name: 'See More Work' })
const status = (page: Page) => gallery(page).getByRole('status')
const picture = (post: Locator, number: number) => post.getByRole('img').nth(number - 1)
const next = (post: Locator) => post.getByRole('button', { name: /^Next picture: ./ })
const previous = (post: Locator) => post.getByRole('button', { name: /^Previous picture: ./ })

/** Opens the home page at its gallery, and moves the mouse until it comes to life. */
async function open(page: Page, width = 1280) {
  await page.setViewportSize({ width, height: 800 })
  await page.goto('/')
  let x = 0
  await expect
    .poll(
      async () => {
        await page.mouse.move(x++, 9)
        return more(page).and(page.locator(':enabled')).count()
      },
      { timeout: 15_000 },
    )
    .toBe(1)
  await gallery(page).scrollIntoViewIfNeeded()
}

/** How many posts the owner has, as the page says. */
const totalOf = async (page: Page) => Number(/of (\d+)/.exec(await status(page).innerText())?.[1])

/** Whatever the owner's posts are: one with several pictures and a long caption, and one with a film. */
const written = JSON.stringify([
  {
    id: 'a-row',
    caption: `A row of pictures. ${'Each of them shows what was done. '.repeat(4)}`,
    isVideo: false,
    images: [
      { path: 'entrance', alt: 'A front door' },
      { path: 'bath-shower', alt: 'A shower' },
      { path: 'office-desk', alt: 'A desk' },
    ],
  },
  { id: 'a-film', caption: 'A film.', isVideo: true, videoUrl: 'kitchen-wipe', alt: 'A kitchen' },
])

/** The post that has such a part, brought on screen. */
async function openPost(page: Page, part: Locator) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await writeMore(page, /\[(?=\{id:`[^`]*`,caption:`)/, `${written.slice(0, -1)},`)
  await follow(page, business.name, '/')
  const post = posts(page).filter({ has: part }).first()
  // The page change ends with the focus, and what is above may still come in.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(async () => {
    await post.scrollIntoViewIfNeeded()
    await expect(post).toBeInViewport({ ratio: 0.9, timeout: 500 })
  }).toPass({ timeout: 5000 })
  return post
}

/** The post with several pictures, and how many it has. */
async function openRow(page: Page) {
  const post = await openPost(page, page.getByRole('button', { name: /^Next picture: ./ }))
  return { post, count: await post.getByRole('img').count() }
}

test.describe('posts', () => {
  test('come a few at a time, and all of them are whole', async ({ page }) => {
    await test.step('three at first, three at a time from 768 px on and two below, and bring the keyboard along', () =>
      comeByKeyboard(page))
    await page.setViewportSize({ width: 360, height: 800 })
    await test.step('shown all, have each picture in every format and width, captions of 100 characters at most, no accessibility fault, and never scroll sideways', () =>
      expectWhole(page))
  })

  async function comeByKeyboard(page: Page) {
    await open(page, 768)
    const total = await totalOf(page)
    for (let shown = 3, width = 768; shown < total; width = width === 768 ? 767 : 768) {
      await expect(posts(page)).toHaveCount(shown)
      await page.setViewportSize({ width, height: 800 })
      await more(page).press('Enter')
      const first = shown
      shown = Math.min(shown + (width === 768 ? 3 : 2), total)
      await expect(status(page)).toHaveText(`Showing ${shown} of ${total} posts`)
      // Also after the last press, when the button is gone.
      await expect(gallery(page).locator(':focus').getByRole('figure')).toHaveText(
        `${await posts(page).nth(first).textContent()}`,
      )
    }
    await expect(posts(page)).toHaveCount(total)
    await expect(more(page)).toHaveCount(0)
  }

  async function expectWhole(page: Page) {
    const sets = await gallery(page)
      .locator('source[srcset], img[srcset]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('srcset') ?? ''))
    const files = await expectFiles(sets)
    expect(files.size).toBeGreaterThanOrEqual(2 * (await posts(page).count()))
    for (const caption of await gallery(page).locator('figcaption').allTextContents()) {
      const length = [...caption].length
      expect(length <= 100 || (length === 101 && caption.endsWith('…')), caption).toBe(true)
    }
    expect(await violations(page, (axe) => axe.include('[aria-labelledby=work]'))).toEqual([])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
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
    await expect(status(page)).toHaveText(/^Showing 6 of \d+ posts$/)
    await expect(more(page)).toBeEnabled()
  })

  test('show all of a long caption on request', async ({ page }) => {
    const post = await openPost(page, page.getByText('A row of pictures.'))
    const cut = post.locator('figcaption')
    const start = (await cut.innerText()).slice(0, -1)
    await page.getByRole('button', { name: `Read on: ${start}` }).click()
    const whole = posts(page).filter({ hasText: start }).locator('figcaption')
    await expect.poll(async () => (await whole.innerText()).length).toBeGreaterThan(101)
  })

  test('are readable without JavaScript, with no button that does nothing', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/')
    await expect(posts(page)).toHaveCount(3)
    for (const post of await posts(page).all()) {
      await expect(post.locator('figcaption')).toBeVisible()
    }
    await expect(gallery(page).getByRole('button')).toHaveCount(0)
    await context.close()
  })
})

test.describe('several pictures', () => {
  /** The row, which glides from now on; the page has come without motion, and with no film that plays. */
  async function openGlidingRow(page: Page) {
    const row = await openRow(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    return row
  }

  test('go round both ways by arrows, keys and swipes, and are counted at once', async ({
    page,
  }) => {
    const { post, count } = await openGlidingRow(page)
    const expectShown = async (number: number) => {
      await expect(post.getByText(`${number} of ${count}`)).toBeVisible()
      await expect(picture(post, number)).toBeInViewport({ ratio: 0.9 })
    }

    await test.step('are counted at once, and never back while the row is on its way', async () => {
      const chip = post.getByText(`1 of ${count}`)
      const seen = await chip.evaluateHandle((element) => {
        const seen: { text: string | null; hasLeft: boolean }[] = []
        const row = element.closest('.slides')?.querySelector('ul')
        const watch = { characterData: true, childList: true, subtree: true }
        new MutationObserver(() => {
          seen.push({ text: element.textContent, hasLeft: Number(row?.scrollLeft) > 100 })
        }).observe(element, watch)
        return seen
      })
      await next(post).click()
      await expect(picture(post, 2)).toBeInViewport({ ratio: 0.99 })
      expect(await seen.jsonValue()).toEqual([{ text: `2 of ${count}`, hasLeft: false }])
    })

    await test.step('go round both ways by the arrows', async () => {
      for (const [arrow, number] of [
        [previous, 1],
        [previous, count],
        [previous, count - 1],
        [next, count],
        [next, 1],
        [next, 2],
        [previous, 1],
      ] as const) {
        await arrow(post).click()
        await expectShown(number)
        await expect(picture(post, (number % count) + 1)).not.toBeInViewport({ ratio: 0.1 })
      }
    })

    await test.step('go round by the arrow keys', async () => {
      await post.getByRole('list').press('ArrowLeft')
      await expectShown(count)
      await next(post).press('ArrowRight')
      await expectShown(1)
    })

    await test.step('keep up with quick presses', async () => {
      await next(post).dblclick()
      await expectShown((2 % count) + 1)
    })
  })

  test('follow a swipe', async ({ page }) => {
    const { post, count } = await openGlidingRow(page)
    await post.getByRole('list').hover()
    await page.mouse.wheel(350, 0)
    await expect(post.getByText(`2 of ${count}`)).toBeVisible()
    await expect(picture(post, 2)).toBeInViewport({ ratio: 0.9 })
    await next(post).click()
    await expect(post.getByText(`${(2 % count) + 1} of ${count}`)).toBeVisible()
  })
})

test.describe('films', () => {
  const isPaused = (post: Locator) =>
    post.locator('video').evaluate((film: HTMLVideoElement) => film.paused)

  const openFilm = (page: Page) => openPost(page, page.locator('video'))

  test('play muted and looped, and only while on screen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const post = await openFilm(page)
    await expect.poll(() => isPaused(post)).toBe(false)
    const { muted, loop } = await post
      .locator('video')
      .evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))
    expect({ muted, loop }).toEqual({ muted: true, loop: true })
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => isPaused(post)).toBe(true)
  })

  test('wait for a press where less motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const post = await openFilm(page)
    await expect(post.getByRole('button', { name: /^Play film/ })).toBeInViewport()
    expect(await isPaused(post)).toBe(true)
    await post.getByRole('button').click()
    await expect.poll(() => isPaused(post)).toBe(false)
  })
})

test.describe('a picture that fails to load', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('is hidden, and the others are counted without it', async ({ page }) => {
    await page.route(/\/office-desk-/, (route) => route.abort())
    const post = await openPost(page, page.getByText('A row of pictures.'))
    await expect(post.getByRole('img')).toHaveCount(2)
    await expect(post.getByRole('img', { name: 'A desk' })).toHaveCount(0)
    await expect(post.getByText('1 of 2')).toHaveCount(1)
  })

  test('is hidden when it is all a post has, or a film begins with', async ({ page }) => {
    await page.goto('/')
    const names = await posts(page)
      .getByRole('img')
      .evaluateAll((all) => all.map((img) => `${img.getAttribute('src')}`.replace(/-\d+\D*$/, '')))
    await page.route(
      (url) => names.some((name) => url.pathname.startsWith(`${name}-`)),
      (route) => route.abort(),
    )
    await open(page)
    for (const post of await posts(page).all()) {
      await post.scrollIntoViewIfNeeded()
      await expect(post.getByRole('img')).toHaveCount(0)
      await expect(post.locator('figcaption')).toBeVisible()
      await expect(next(post)).toHaveCount(0)
    }
  })
})
