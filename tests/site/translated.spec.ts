import { expect, test } from '../browser.ts'
import { follow, habits, isTranslated, onTranslatedSite, tireless } from '../translated-visit.ts'
import { wake } from '../wake.ts'

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

test('every page that was translated before the client loaded is taken over without an error', async ({
  page,
}) => {
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
  test(`every page change works under a translator ${manner}`, async ({ page }) => {
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

test('in a translated list the number of articles is right, and a translated button says what it does', async ({
  page,
}) => {
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
