import type { Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect, long, test } from '../browser.ts'
import {
  gallery,
  more,
  next,
  open,
  openPost,
  openRow,
  picture,
  posts,
  previous,
  status,
  totalOf,
} from './gallery-page.ts'
import { expectFiles } from './picture-files.ts'

test.describe('the posts of the gallery', () => {
  test('come a few at a time, and all are complete', async ({ page }) => {
    await test.step('come three at first, then three at a time from 768 px on and two below, and the focus moves to the new ones', () =>
      comeByKeyboard(page))
    await page.setViewportSize({ width: 360, height: 800 })
    await test.step('have each picture in every format and width, captions of at most 100 characters and no accessibility fault, and never scroll sideways', () =>
      expectWhole(page))
  })

  async function comeByKeyboard(page: Page) {
    await open(page, 768)
    await page.clock.install()
    const total = await totalOf(page)
    for (let shown = 3, width = 768; shown < total; width = width === 768 ? 767 : 768) {
      await expect(posts(page)).toHaveCount(shown)
      await page.setViewportSize({ width, height: 800 })
      await more(page).press('Enter')
      await page.clock.runFor(600)
      const first = shown
      shown = Math.min(shown + (width === 768 ? 3 : 2), total)
      await expect(status(page)).toHaveText(`Showing ${shown} of ${total} posts`)
      // This also holds after the last press, when the button is gone.
      await expect(gallery(page).locator(':focus').getByRole('figure')).toHaveText(
        `${await posts(page).nth(first).textContent()}`,
      )
    }
    await expect(posts(page)).toHaveCount(total)
    await expect(more(page)).toHaveCount(0)
  }

  async function expectWhole(page: Page) {
    const files = await expectFiles(await gallery(page).innerHTML())
    expect(files.size).toBeGreaterThanOrEqual(2 * (await posts(page).count()))
    for (const caption of await gallery(page).locator('figcaption').allTextContents()) {
      const length = [...caption].length
      expect(length <= 100 || (length === 101 && caption.endsWith('…')), caption).toBe(true)
    }
    expect(await violations(page, (axe) => axe.include('[aria-labelledby=_work]'))).toEqual([])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }

  test('are a row to swipe on a phone, which goes to the new ones', async ({ page }) => {
    await open(page, 390)
    const post = (number: number) => posts(page).nth(number - 1)
    await expect(post(3)).not.toBeInViewport()
    await post(1).locator('figcaption').hover()
    await page.mouse.wheel(300, 0)
    await expect(post(2)).toBeInViewport({ ratio: 0.9 })
    await more(page).click()
    await expect(post(4)).toBeInViewport({ ratio: 0.9 })
  })

  test('take half a second to appear, however often the button is pressed', async ({ page }) => {
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

  test('show a long caption completely on request', async ({ page }) => {
    const post = await openPost(page, page.getByText('A row of pictures.'))
    const cut = post.locator('figcaption')
    const start = (await cut.innerText()).slice(0, -1)
    await page.getByRole('button', { name: `Read on: ${start}` }).click()
    const whole = posts(page).filter({ hasText: start }).locator('figcaption')
    await expect.poll(async () => (await whole.innerText()).length).toBeGreaterThan(101)
  })

  test('can be read without JavaScript, and have no button', async ({ browser, baseURL }) => {
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

test.describe('a picture that fails to load', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('is hidden, and the others are counted without it', async ({ page }) => {
    await page.route(/\/office-desk-/, (route) => route.abort())
    const post = await openPost(page, page.getByText('A row of pictures.'))
    await expect(post.getByRole('img')).toHaveCount(2)
    await expect(post.getByRole('img', { name: 'A desk' })).toHaveCount(0)
    await expect(post.getByText('1 of 2')).toHaveCount(1)
  })

  test('is hidden when it is the only one, or a film’s', long, async ({ page }) => {
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

test.describe('a row of pictures', () => {
  /** The row, which is animated from now on; the page was opened without motion, and without a playing film. */
  async function openGlidingRow(page: Page) {
    const row = await openRow(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    return row
  }

  test('goes round both ways by arrows, keys and swipes, and counts at once', async ({ page }) => {
    const { post, count } = await openGlidingRow(page)
    const expectShown = async (number: number) => {
      await expect(post.getByText(`${number} of ${count}`)).toBeVisible()
      await expect(picture(post, number)).toBeInViewport({ ratio: 0.9 })
    }

    await test.step('counts at once, and never goes back while it is moving', async () => {
      const chip = post.getByText(`1 of ${count}`)
      const counts = await chip.evaluateHandle((element) => {
        const counts: { text: string | null; hasLeft: boolean }[] = []
        const row = element.closest('.slides')?.querySelector('ul')
        const watch = { characterData: true, childList: true, subtree: true }
        new MutationObserver(() => {
          counts.push({ text: element.textContent, hasLeft: Number(row?.scrollLeft) > 100 })
        }).observe(element, watch)
        return counts
      })
      await next(post).click()
      await expect(picture(post, 2)).toBeInViewport({ ratio: 0.99 })
      expect(await counts.jsonValue()).toEqual([{ text: `2 of ${count}`, hasLeft: false }])
    })

    await test.step('goes round both ways with the arrow buttons', async () => {
      for (const [arrow, number] of [
        [previous, 1],
        [previous, count],
        [next, 1],
      ] as const) {
        await arrow(post).click()
        await expectShown(number)
        await expect(picture(post, (number % count) + 1)).not.toBeInViewport({ ratio: 0.1 })
      }
    })

    await test.step('goes round with the arrow keys', async () => {
      await post.getByRole('list').press('ArrowLeft')
      await expectShown(count)
      await next(post).press('ArrowRight')
      await expectShown(1)
    })

    await test.step('keeps up with quick presses', async () => {
      await next(post).dblclick()
      await expectShown((2 % count) + 1)
    })
  })

  test('follows a swipe', long, async ({ page }) => {
    const { post, count } = await openGlidingRow(page)
    await post.getByRole('list').hover()
    await page.mouse.wheel(350, 0)
    await expect(post.getByText(`2 of ${count}`)).toBeVisible()
    await expect(picture(post, 2)).toBeInViewport({ ratio: 0.9 })
    await next(post).click()
    await expect(post.getByText(`${(2 % count) + 1} of ${count}`)).toBeVisible()
  })
})
