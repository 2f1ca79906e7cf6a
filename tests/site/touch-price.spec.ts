import type { Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect, test } from '../browser.ts'
import { holdClient, wake } from '../loading.ts'

const hero = (page: Page) => page.getByRole('region', { name: 'Residential Cleaning' })
const more = (page: Page, thing: string) =>
  hero(page).getByRole('button', { name: `One more ${thing}` })
const fewer = (page: Page, thing: string) =>
  hero(page).getByRole('button', { name: `One fewer ${thing}` })
const quote = (page: Page) => hero(page).getByRole('link', { name: 'Get Quote Now!' })

test('the counters of the home page show a price, and the quote goes on with it', async ({
  page,
}) => {
  await page.goto('/')
  await expect(hero(page)).toContainText('$200')
  await wake(page)

  await test.step('a press changes the total, which is announced once it rests', async () => {
    await more(page, 'bedroom').click()
    await fewer(page, 'bathroom').click()
    await expect(hero(page)).toContainText('$240')
    await expect(hero(page).getByRole('status')).toHaveText('240 dollars in total')
    await expect(fewer(page, 'bathroom')).toHaveAttribute('aria-disabled', 'true')
    expect(await violations(page, (axe) => axe.include('.touch'))).toEqual([])
  })

  await test.step('nothing counted shows the least price, and the quote begins with the services', async () => {
    for (let rooms = 3; rooms > 0; rooms--) await fewer(page, 'bedroom').click()
    await expect(hero(page)).toContainText('From $40')
    await expect(quote(page)).toHaveAttribute('href', '/quote-builder')
  })

  await test.step('the quote opens with these counts, on the step that asks for them', async () => {
    await more(page, 'bedroom').click()
    await quote(page).click()
    await expect(page.getByRole('heading', { name: 'Count your rooms.' })).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: 'Bedrooms' })).toHaveValue('1')
    await expect(page.getByRole('spinbutton', { name: 'Bathrooms' })).toHaveValue('0')
  })
})

test('every press before the client has loaded counts', async ({ page }) => {
  const release = await holdClient(page)
  await page.goto('/')
  for (let presses = 0; presses < 3; presses++) await more(page, 'bathroom').click()
  await fewer(page, 'bedroom').click()
  release()
  await expect(hero(page)).toContainText('$240')
})

test('without JavaScript the price is an example that opens in the quote builder', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(hero(page)).toContainText('$200')
  await expect(hero(page).getByRole('button')).toHaveCount(0)
  await expect(quote(page)).toHaveAttribute('href', /^\/quote-builder#q=/)
  await context.close()
})
