import type { Page } from 'playwright/test'
import { expect, long, longUnless, test } from '../browser.ts'
import { holdClient, wake } from '../loading.ts'
import { follow, habits, isTranslated, onTranslatedSite, tireless } from '../translator.ts'

/** Each page follows one that the menus mark in another place. */
const paths = [
  '/quote-builder',
  '/about',
  '/residential-cleaning',
  '/',
  '/faq',
  '/blog',
  '/commercial-cleaning',
  '/inquiries',
  '/airbnb-cleaning',
  '/location',
  '/pressure-washing',
  '/services',
]

test('every page translated before the client is taken over', long, async ({ page }) => {
  await onTranslatedSite(tireless, async (url) => {
    for (const path of [...paths, '/booked']) {
      await page.goto(url + path)
      await isTranslated(page)
      await wake(page)
      await expect(page.locator('h1')).toHaveCount(1)
    }
  })
})

for (const [manner, habit] of Object.entries(habits)) {
  const title = `every page change works under a translator ${manner}`
  test(title, longUnless(habit === tireless), async ({ page }) => {
    await onTranslatedSite(habit, async (url) => {
      await page.goto(url)
      await isTranslated(page)
      await wake(page)
      await page.evaluate(() => Object.assign(window, { stayed: true }))
      for (const path of paths) await follow(page, path)
      await page.goBack()
      await expect(page).toHaveURL(`${url}/pressure-washing`)
      expect(await page.evaluate(() => 'stayed' in window), 'in one document').toBe(true)
    })
  })
}

test.describe('under a translator that does not mark the page, and while its script loads', () => {
  test('typed words, their place and the focus are kept', async ({ page }) => {
    await beforeItsScript(page, '/blog', async (release) => {
      const field = page.getByRole('searchbox')
      await field.pressSequentially('no article has those words')
      for (const _ of 'those words') await field.press('ArrowLeft')
      release()
      await wake(page)
      await expect(field).toBeFocused()
      await page.keyboard.type('any of ')
      await expect(field).toHaveValue('no article has any of those words')
      const count = page.getByRole('main').getByRole('status')
      await expect(count).toHaveText('No articles found matching your criteria.')
    })
  })

  test('an opened question and an opened menu stay open', long, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await beforeItsScript(page, '/faq', async (release) => {
      const question = page.getByRole('main').locator('details').nth(1)
      await question.locator('summary').click()
      await page.getByRole('button', { name: 'Open menu' }).click()
      release()
      await wake(page)
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      await expect(question).toHaveAttribute('open')
    })
  })

  test('a form that is being filled in keeps its words and the focus', long, async ({ page }) => {
    await beforeItsScript(page, '/inquiries', async (release) => {
      const field = page.getByLabel('Email')
      await field.pressSequentially('ann@brightwater')
      release()
      await wake(page)
      await expect(field).toBeFocused()
      await page.keyboard.type('.example')
      await expect(field).toHaveValue('ann@brightwater.example')
    })
  })
})

/** Opens a translated page whose client is held back until `visit` releases it. */
async function beforeItsScript(
  page: Page,
  path: string,
  visit: (release: () => void) => Promise<void>,
) {
  const release = await holdClient(page)
  await onTranslatedSite({ ...tireless, isUnmarked: true }, async (url) => {
    await page.goto(url + path)
    await expect(page.locator('h1 font').first()).toBeAttached()
    await visit(release)
  })
}

test('translated lists count right, and buttons say what they do', async ({ page }) => {
  await onTranslatedSite(tireless, async (url) => {
    await page.goto(`${url}/blog`)
    await isTranslated(page)
    await wake(page)
    const count = page.getByRole('main').getByRole('status')
    await page.getByRole('searchbox').fill('no article has these words')
    await expect(count).toHaveText('No articles found matching your criteria.')
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(count).toHaveText(/^\d+ articles$/)

    await page.goto(url)
    await isTranslated(page)
    const more = page.getByRole('button', { name: 'See More Work' })
    await more.click()
    await expect(page.getByRole('button', { name: 'Loading…' })).toBeVisible()
    await expect(more).toBeVisible()
  })
})
