import type { Locator, Page } from 'playwright/test'
import { expect } from '../browser.ts'
import { business } from '../facts.ts'
import { follow, writeMore } from './with-content.ts'

export const gallery = (page: Page) =>
  page.getByRole('region', { name: 'How we like to leave it.' })
export const posts = (page: Page) => gallery(page).getByRole('figure')
export const more = (page: Page) => gallery(page).getByRole('button', { name: 'See More Work' })
export const status = (page: Page) => gallery(page).getByRole('status')
export const picture = (post: Locator, number: number) => post.getByRole('img').nth(number - 1)
export const next = (post: Locator) => post.getByRole('button', { name: /^Next picture: ./ })
export const previous = (post: Locator) =>
  post.getByRole('button', { name: /^Previous picture: ./ })

/** Opens the home page at its gallery, and moves the mouse until the client has taken over. */
export async function open(page: Page, width = 1280) {
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

/** The owner's number of posts, as the page says. */
export const totalOf = async (page: Page) =>
  Number(/of (\d+)/.exec((await status(page).textContent()) ?? '')?.[1])

/** Replaces the owner's posts by one with several pictures and a long caption, and one with a film. */
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

/** The post that has such a part, scrolled into view. */
export async function openPost(page: Page, part: Locator) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await writeMore(page, /\[(?=\{id:`[^`]*`,caption:`)/, `${written.slice(0, -1)},`)
  await follow(page, business.name, '/')
  const post = posts(page).filter({ has: part }).first()
  // The page change ends with the focus, while parts above may still be loading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(async () => {
    await post.scrollIntoViewIfNeeded()
    await expect(post).toBeInViewport({ ratio: 0.9, timeout: 500 })
  }).toPass({ timeout: 5000 })
  return post
}

/** The post with several pictures, and how many it has. */
export async function openRow(page: Page) {
  const post = await openPost(page, page.getByRole('button', { name: /^Next picture: ./ }))
  return { post, count: await post.getByRole('img').count() }
}
