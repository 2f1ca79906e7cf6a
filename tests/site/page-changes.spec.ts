import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { wake } from '../wake.ts'

const footer = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

const top = (page: Page) => page.evaluate(() => scrollY)

test('a link to the page one is on goes to its top, and Back leaves the page', async ({ page }) => {
  await page.goto('/about')
  await wake(page)
  await footer(page, 'FAQ').click()
  await expect(page).toHaveURL('/faq')
  await footer(page, 'FAQ').scrollIntoViewIfNeeded()
  expect(await top(page)).toBeGreaterThan(200)
  await footer(page, 'FAQ').click()
  await expect.poll(() => top(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('Forward and Back each return to where the visitor was on the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await wake(page)
  await footer(page, 'FAQ').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fair questions.')
  await page.evaluate(() => scrollTo(0, 321))
  await expect.poll(() => top(page)).toBe(321)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => top(page)).toBeGreaterThan(1000)
  await page.goForward()
  await expect.poll(() => top(page)).toBe(321)
})

test('Back from a part of an article returns to where its link was pressed', async ({ page }) => {
  await page.goto('/about')
  await wake(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await footer(page, 'Blog').click()
  // The address comes before its page.
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  const contents = page.getByRole('navigation', { name: 'In This Article:' })
  await contents.getByRole('link').last().scrollIntoViewIfNeeded()
  const before = await top(page)
  await contents.getByRole('link').last().click()
  await expect.poll(() => top(page)).toBeGreaterThan(before + 500)
  await page.goBack()
  await expect.poll(() => top(page)).toBe(before)
})

test('a page change that takes longer than 300 ms says that it is on its way', async ({ page }) => {
  await page.goto('/booked', { waitUntil: 'networkidle' })
  await wake(page)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/assets/FaqPage*.js', async (route) => {
    await asked
    await route.continue()
  })
  const waiting = page.getByRole('progressbar', { name: 'Loading the page' })
  await expect(waiting).toBeHidden()
  await footer(page, 'FAQ').click()
  await expect(waiting).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fair questions.')
  await expect(waiting).toBeHidden()
})

test.describe('in a document that an extension has broken', () => {
  test.use({ expectedMessages: [/removeChild/] })

  test('the next page is loaded as a whole, not left blank', async ({ page }) => {
    await page.goto('/booked', { waitUntil: 'networkidle' })
    await wake(page)
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true })
      document.querySelector('main')?.replaceChildren()
    })
    await footer(page, 'FAQ').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fair questions.')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })
})
