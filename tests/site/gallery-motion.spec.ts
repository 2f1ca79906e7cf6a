import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { next, openPost, openRow, picture, previous } from './gallery-page.ts'

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

  test('follows a swipe', async ({ page }) => {
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

  test('play muted in a loop, and only while on screen', async ({ page }) => {
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

  test('wait for a press where the visitor wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const post = await openFilm(page)
    await expect(post.getByRole('button', { name: /^Play film/ })).toBeInViewport()
    expect(await isPaused(post)).toBe(true)
    await post.getByRole('button').click()
    await expect.poll(() => isPaused(post)).toBe(false)
  })
})
