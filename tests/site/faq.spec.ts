import type { Page } from 'playwright/test'
import { expect, long, test } from '../browser.ts'
import { business } from '../facts.ts'
import { wake } from '../loading.ts'
import { follow, writeMore } from './with-content.ts'

// An answer opens and closes with an animation.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const items = (page: Page) => page.getByRole('main').locator('details')
const open = (page: Page) => page.getByRole('main').locator('details[open]')
const question = (page: Page, at: number) => items(page).nth(at).locator('summary')

/** Opens the page, and returns the address of its question number `at`. */
async function openFaq(page: Page, hash = '') {
  await page.goto(`/faq${hash}`)
  return {
    addressOf: async (at: number) =>
      `/faq#${await items(page).nth(at).locator('p').getAttribute('id')}`,
    /** The first question whose answer has a link. */
    linked: items(page)
      .filter({ has: page.locator('a') })
      .first(),
  }
}

test('questions open one at a time, by mouse, keyboard or figure', async ({ page }) => {
  const { linked } = await openFaq(page)

  await test.step('the FAQ shows its questions, all of them closed', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fair questions.')
    expect(await items(page).count()).toBeGreaterThan(2)
    await expect(open(page)).toHaveCount(0)
    for (const answer of await items(page).locator('p').all()) {
      await expect(answer).toBeHidden()
    }
  })

  await test.step('questions open and close by keyboard, and Tab goes on to the links of an answer', async () => {
    await linked.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(linked).toHaveAttribute('open')
    const link = linked.getByRole('link').first()
    // The answer can be reached once it has opened.
    await expect(link).toBeInViewport({ ratio: 0.95 })
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await expect(open(page)).toHaveCount(0)
  })

  await test.step('a click opens a question, and a second one closes it', async () => {
    const answer = items(page).nth(1).locator('p')
    await question(page, 1).click()
    await expect(answer).toBeVisible()
    await question(page, 1).click()
    await expect(open(page)).toHaveCount(0)
    await expect(answer).toBeHidden()
  })

  await test.step('opening a question closes the one that was open', async () => {
    await question(page, 0).click()
    await question(page, 2).click()
    await expect(items(page).nth(2).locator('p')).toBeVisible()
    await expect(open(page)).toHaveCount(1)
    await expect(items(page).nth(2)).toHaveAttribute('open')
  })

  await test.step('the figures next to the questions open their answers', async () => {
    const figures = page.getByRole('main').locator('a[href^="#"]')
    for (const figure of await figures.all()) {
      const id = (await figure.getAttribute('href'))?.slice(1)
      await figure.click()
      await expect(open(page)).toHaveCount(1)
      await expect(open(page).locator('p')).toHaveId(`${id}`)
      await expect(open(page).locator('summary')).toBeInViewport()
    }
  })

  await test.step('the printed FAQ has every answer, whatever is open', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const answer of await items(page).locator('p').all()) {
      await expect(answer).toBeVisible()
    }
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('the FAQ ends with a way to ask, in writing or by phone', async () => {
    const callOut = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Still Have Questions?' }),
    })
    await expect(callOut.getByRole('link', { name: business.phone })).toHaveAttribute(
      'href',
      business.telHref,
    )
    await callOut.getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL('/inquiries')
  })
})

test('a pressed question stays in view when a long answer above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openFaq(page)
  await wake(page)
  await question(page, 0).click()
  await question(page, 1).press('Enter')
  await expect(items(page).nth(1)).toHaveAttribute('open')
  await expect(question(page, 1)).toBeInViewport({ ratio: 0.95 })
})

test('browsers without named details open one question, too', long, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
    const observer = new MutationObserver(() => {
      for (const item of document.querySelectorAll('details[name]')) item.removeAttribute('name')
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await openFaq(page)
  await question(page, 0).click()
  await question(page, 2).click()
  await expect(open(page)).toHaveCount(1)
  await expect(items(page).nth(2)).toHaveAttribute('open')
})

test('an address that names a question opens it below the bar', async ({ page }) => {
  // The window is so small that the last question is visible only when the page scrolls to it.
  await page.setViewportSize({ width: 390, height: 480 })
  const { addressOf } = await openFaq(page, '#no-such-question')
  // When the bar shows it, the client has taken over.
  await page.evaluate(() => scrollTo(0, 200))
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true')
  await expect(open(page)).toHaveCount(0)
  const last = (await items(page).count()) - 1
  const address = await addressOf(last)
  await page.goto('/about')
  await page.goto(address)
  // The browser itself does not scroll to an answer that unfolds.
  await wake(page)
  await expect(open(page)).toHaveCount(1)
  await expect(items(page).nth(last)).toHaveAttribute('open')
  await expect(question(page, last)).toBeInViewport({ ratio: 0.95 })
  const bar = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => (await question(page, last).boundingBox())?.y)
    .toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('a link to a section of another page shows that section', async ({ page }) => {
  await writeMore(page, /answer:`/, '$&[Our promise](/about#privacy) ')
  await follow(page, 'FAQ', '/faq')
  const link = page.locator('a').filter({ hasText: 'Our promise' })
  await items(page).filter({ has: link }).locator('summary').click()
  await link.click()
  await expect(page).toHaveURL('/about#privacy')
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('questions open one at a time, and by their addresses', async ({ page }) => {
    const { addressOf } = await openFaq(page)
    await question(page, 0).click()
    await question(page, 2).click()
    await expect(open(page)).toHaveCount(1)
    await expect(items(page).nth(2).locator('p')).toBeVisible()
    const address = await addressOf(1)
    await page.goto('/about')
    await page.goto(address)
    await expect(open(page)).toHaveCount(1)
    await expect(items(page).nth(1).locator('p')).toBeVisible()
  })
})
