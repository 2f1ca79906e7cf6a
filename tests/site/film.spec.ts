import type { Page } from 'playwright/test'
import { expect, long, longUnless, test } from '../browser.ts'
import { fontsThere, shiftOf, wake, watchShift } from '../loading.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const film = (page: Page) => page.locator('video').first()
const button = (page: Page, does: 'Pause' | 'Play') =>
  page.getByRole('button', { name: `${does} film: a driveway` })
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)
const time = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
const bottom = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))
const top = (page: Page) => page.evaluate(() => scrollTo(0, 0))

/** The addresses of the films a page asks for. */
function filmsOf(page: Page) {
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(new URL(request.url()).pathname)
  })
  return films
}

test('a film loads after its picture, moves nothing, and plays until stopped', async ({ page }) => {
  const films = filmsOf(page)
  let loaded = -1
  page.on('load', () => {
    loaded = films.length
  })
  const stills: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/pictures/hero-')) stills.push(new URL(request.url()).pathname)
  })
  await watchShift(page)
  await page.goto('/')
  // The fonts may cause a small shift.
  await fontsThere(page)
  const fontShift = await shiftOf(page)
  await wake(page)

  await test.step('the picture of the film is among the first files fetched, and moves nothing', async () => {
    const still = page.getByRole('img', { name: /half washed by a water jet/ })
    await expect(still).toHaveAttribute('fetchpriority', 'high')
    await expect(still).not.toHaveAttribute('loading')
    await expect.poll(() => time(page)).toBeGreaterThan(0.1)
    expect((await shiftOf(page)) - fontShift).toBeLessThan(0.01)
  })

  await test.step('the film plays silently in a loop, in the place of its picture', async () => {
    const { muted, loop, playsInline } = await film(page).evaluate(
      ({ muted, loop, playsInline }: HTMLVideoElement) => ({ muted, loop, playsInline }),
    )
    expect({ muted, loop, playsInline }).toEqual({ muted: true, loop: true, playsInline: true })
  })

  await test.step('the film’s poster is the still picture, which is fetched once', async () => {
    await expect(film(page)).toHaveAttribute('poster', /\/pictures\/hero-\w+-\d+\.avif$/)
    expect([...new Set(stills)]).toHaveLength(1)
  })

  await test.step('the browser fetches only the one film file that suits it, after the page has loaded', () => {
    expect(loaded).toBe(0)
    expect([...new Set(films)]).toEqual([expect.stringMatching(/^\/assets\/hero\.av1-.*\.mp4$/)])
  })

  await test.step('the film pauses while it is off screen', async () => {
    await expect.poll(() => isPaused(page)).toBe(false)
    await bottom(page)
    await expect.poll(() => isPaused(page)).toBe(true)
    await top(page)
    await expect.poll(() => isPaused(page)).toBe(false)
  })

  await test.step('the film stops when the visitor presses pause, and stays stopped', async () => {
    const { width = 0, height = 0 } = (await button(page, 'Pause').boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await button(page, 'Pause').click()
    await expect(button(page, 'Play')).toBeFocused()
    expect(await isPaused(page)).toBe(true)

    await bottom(page)
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await button(page, 'Play').scrollIntoViewIfNeeded()
    await expect(button(page, 'Play')).toBeInViewport()
    expect(await isPaused(page)).toBe(true)

    await button(page, 'Play').press('Enter')
    await expect.poll(() => isPaused(page)).toBe(false)
  })
})

/** What happens before the page's own scripts, so that the film does not start by itself. */
const hindrances: [who: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['visitors who want less motion', (page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'visitors who save data',
    (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      }),
  ],
  [
    'browsers that refuse the first start',
    (page) =>
      page.addInitScript(() => {
        const { play } = HTMLMediaElement.prototype
        HTMLMediaElement.prototype.play = () => {
          HTMLMediaElement.prototype.play = play
          return Promise.reject(new DOMException('', 'NotAllowedError'))
        }
      }),
  ],
]

for (const [who, prepare] of hindrances) {
  const title = `${who} show a still picture with a button, which plays the film`
  test(title, longUnless(who.endsWith('motion')), async ({ page }) => {
    await prepare(page)
    const films = filmsOf(page)
    await page.goto('/')
    await wake(page)
    await expect(button(page, 'Play')).toBeVisible()
    expect(await isPaused(page)).toBe(true)
    expect(await time(page)).toBe(0)
    if (who.startsWith('visitors')) expect(films).toEqual([])
    await button(page, 'Play').click()
    await expect.poll(() => time(page)).toBeGreaterThan(0)
  })
}

test('where no file can be played, the film is a picture', long, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => ''
  })
  await page.goto('/')
  await wake(page)
  await page.mouse.wheel(0, 100)
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true')
  await expect(film(page)).toHaveAttribute('poster')
  await expect(page.getByRole('button', { name: /film/ })).toHaveCount(0)
})

test('the film is a picture without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  const films = filmsOf(page)
  await page.goto('/')
  await expect(page.getByRole('img', { name: /half washed by a water jet/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /film/ })).toHaveCount(0)
  expect(films).toEqual([])
  await context.close()
})
