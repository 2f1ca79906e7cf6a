import type { Page } from 'playwright/test'

export const field = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' })
export const category = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true })
export const cards = (page: Page) => page.getByRole('main').getByRole('article')
export const status = (page: Page) => page.getByRole('main').getByRole('status')

/** The texts of each card, read from the page itself. */
export async function articles(page: Page) {
  return cards(page).evaluateAll((all) =>
    all.map((card) => ({
      title: `${card.querySelector('h3')?.textContent}`,
      category: `${card.querySelector('.chip')?.textContent}`,
      path: `${card.querySelector('a')?.getAttribute('href')}`,
    })),
  )
}

/** The list, and words that only its first article has: its title in capitals. */
export async function openBlog(page: Page) {
  await page.goto('/blog')
  const all = await articles(page)
  const { title = '', category = '', path = '' } = all[0] ?? {}
  return { all, title, category, path }
}

/** The address of the list with these words, or this category, or both. */
export function addressOf(words: string, category?: string) {
  const query = new URLSearchParams({ q: words, ...(category && { category }) })
  return `/blog?${query}`
}
