import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'

const items = (page: Page) => page.getByRole('main').locator('details')
const open = (page: Page) => page.getByRole('main').locator('details[open]')
const question = (page: Page, name: string) =>
  items(page).filter({ hasText: name }).locator('summary')

const cost = 'How much does a cleaning cost?'
const cancel = 'What if I need to cancel or reschedule?'

test('the FAQ shows 16 questions, none of them open', async ({ page }) => {
  await page.goto('/faq')
  await expect(items(page)).toHaveCount(16)
  await expect(open(page)).toHaveCount(0)
  await expect(page.getByText('Residential cleaning typically costs $100 to $300')).toBeHidden()
})

test('a click opens a question, a second one closes it', async ({ page }) => {
  await page.goto('/faq')
  await question(page, cost).click()
  await expect(page.getByText('Residential cleaning typically costs $100 to $300')).toBeVisible()
  await question(page, cost).click()
  await expect(open(page)).toHaveCount(0)
  await expect(page.getByText('Residential cleaning typically costs $100 to $300')).toBeHidden()
})

test('opening a question closes the one that was open', async ({ page }) => {
  await page.goto('/faq')
  await question(page, cost).click()
  await question(page, cancel).click()
  await expect(page.getByText('needs 24-hour notice')).toBeVisible()
  await expect(open(page)).toHaveCount(1)
  await expect(open(page)).toContainText(cancel)
})

test('one is open at a time in a browser without named details, too', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
    const observer = new MutationObserver(() => {
      for (const item of document.querySelectorAll('details[name]')) item.removeAttribute('name')
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/faq')
  await question(page, cost).click()
  await question(page, cancel).click()
  await expect(open(page)).toHaveCount(1)
  await expect(open(page)).toContainText(cancel)
})

test('questions open and close by keyboard, and the links of an answer come next', async ({
  page,
}) => {
  await page.goto('/faq')
  await question(page, cancel).focus()
  await page.keyboard.press('Enter')
  await expect(open(page)).toContainText(cancel)
  const link = page.getByRole('link', { name: 'let us know' })
  // The answer can be reached once it has opened.
  await expect(link).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(open(page)).toHaveCount(0)
})

test('the links of an answer lead to the pages it speaks of', async ({ page }) => {
  await page.goto('/faq')
  await question(page, cost).click()
  const link = page.getByRole('link', { name: 'instant quote' })
  await expect(link).toHaveAttribute('href', '/quote-builder')
  await link.click()
  await expect(page).toHaveURL('/quote-builder')
})

test('an address that names a question opens it and shows it below the bar', async ({ page }) => {
  await page.goto('/faq#cancellation')
  await expect(open(page)).toHaveCount(1)
  await expect(open(page)).toContainText(cancel)
  const bar = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => (await question(page, cancel).boundingBox())?.y)
    .toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  await expect(question(page, cancel)).toBeInViewport()
})

test('the privacy policy is one click from the answer that speaks of it', async ({ page }) => {
  await page.goto('/faq#quote')
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
  await expect(page).toHaveURL('/about#privacy')
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeInViewport()
})

test('an address that names nothing opens nothing', async ({ page }) => {
  await page.goto('/faq#no-such-question')
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'false')
  await expect(open(page)).toHaveCount(0)
})

test('the figures beside the questions open their answers', async ({ page }) => {
  await page.goto('/faq')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: '24h of notice' }).click()
  await expect(open(page)).toContainText(cancel)
  await expect(question(page, cancel)).toBeInViewport()
  await main.getByRole('link', { name: '$100–300' }).click()
  await expect(open(page)).toHaveCount(1)
  await expect(open(page)).toContainText(cost)
})

test('it ends with a way to ask, in writing or by phone', async ({ page }) => {
  await page.goto('/faq')
  const callOut = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Still Have Questions?' }),
  })
  await expect(callOut.getByRole('link', { name: '(604) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+16045550142',
  )
  await callOut.getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL('/inquiries')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('questions open one at a time', async ({ page }) => {
    await page.goto('/faq')
    await expect(items(page)).toHaveCount(16)
    await question(page, cost).click()
    await question(page, cancel).click()
    await expect(open(page)).toHaveCount(1)
    await expect(page.getByText('needs 24-hour notice')).toBeVisible()
  })

  test('an address that names a question opens it', async ({ page }) => {
    await page.goto('/faq#booking')
    await expect(page.getByText('Book 1 to 2 weeks ahead')).toBeVisible()
    await expect(open(page)).toHaveCount(1)
  })
})
