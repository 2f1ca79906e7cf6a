import { expect, long, test } from '../browser.ts'
import { holdClient, wake } from '../loading.ts'

test('a press before the client has loaded is answered when it has', async ({ page }) => {
  const release = await holdClient(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'See More Work' }).click()
  await page.locator('label').filter({ hasText: 'Patio' }).click()
  release()
  await expect(page.getByText(/^Showing 6 of \d+ posts$/)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Patio' })).toBeChecked()
  await expect(page.getByRole('slider', { name: /^Patio: / })).toBeVisible()
})

test('a drag that starts before the client has loaded goes on when it has', async ({ page }) => {
  const release = await holdClient(page)
  await page.goto('/residential-cleaning')
  const slider = page.getByRole('slider', { name: /^Kitchen: / })
  const frame = slider.locator('..')
  // Waits until the frame is drawn, because a part of the page that was skipped gets no press.
  await frame.hover()
  await page.mouse.down()
  release()
  await expect(slider).toBeEnabled()
  const box = await frame.boundingBox()
  if (!box) throw new Error('The kitchen is not on the page.')
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2)
  await expect(slider).toHaveAttribute('aria-valuetext', /^(8|9)\d% before/)
})

test('a search and a category chosen before the client apply together', async ({ page }) => {
  const release = await holdClient(page)
  await page.goto('/blog')
  const field = page.getByRole('searchbox')
  await field.fill('cleaning')
  // A submitted form would load another page.
  await field.press('Enter')
  await page.getByRole('button', { name: 'Seasonal Care' }).click()
  release()
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Seasonal Care')
  await expect(page).toHaveURL('/blog?q=cleaning&category=Seasonal+Care')
  await expect(field).toHaveValue('cleaning')
})

test('links, menus and questions work without the client', async ({ page }) => {
  await holdClient(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/faq')
  const question = page.getByRole('main').locator('summary').first()
  await question.click()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Company').click()
  await menu.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('a menu that was opened before the client loaded stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await wake(page)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test.describe('when the network breaks off', () => {
  test.use({ expectedMessages: [/ERR_FAILED|Failed to fetch dynamically/] })

  test('a press by voice is answered though the first load failed', long, async ({ page }) => {
    await page.clock.install()
    for (const script of ['client', 'HomePage']) {
      await page.route(`**/assets/${script}-*.js`, (route) => route.abort(), { times: 1 })
    }
    await page.goto('/')
    const button = page.getByRole('button', { name: 'See More Work' })
    const failed = page.waitForEvent('requestfailed')
    await button.evaluate((button: HTMLButtonElement) => button.click())
    await failed
    const posts = page.getByText(/^Showing 6 of \d+ posts$/)
    await expect(async () => {
      await page.mouse.move(5, 5)
      await page.mouse.move(9, 9)
      await page.clock.runFor(600)
      await expect(posts).toBeVisible({ timeout: 200 })
    }).toPass()
  })
})

test('a visitor who only reads gets the client after a while', async ({ page }) => {
  await page.clock.install()
  await page.goto('/faq')
  const client = page.waitForRequest(/\/assets\/client-/)
  await page.clock.runFor(4000)
  await client
})
