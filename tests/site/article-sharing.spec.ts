import { expect, test } from '../browser.ts'
import { wake } from '../loading.ts'
import { contents, guide } from './article-page.ts'

test.describe('sharing an article', () => {
  test('copies the address, or says what to do', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
    })
    await page.goto(guide)
    await contents(page).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Link copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${guide}`)

    await page.evaluate(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })
    })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('address from its bar')
  })

  test('uses the device’s own sharing, also when it is cancelled', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const share = async (data: ShareData) => {
        Object.assign(window, { shared: data })
        throw new DOMException('closed', 'AbortError')
      }
      Object.defineProperty(Navigator.prototype, 'share', { value: share })
    })
    await page.goto(guide)
    await wake(page)
    await page.getByRole('button', { name: 'Share this article' }).click()
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared))
      .toEqual({ title, url: `${baseURL}${guide}` })
    await expect(page.getByRole('main').getByRole('status')).toBeEmpty()
  })
})
