import { expect, type Page } from 'playwright/test'
import { slowLine, wake } from '../loading.ts'

/**
 * Simulates other content of the owner: `before` in a built script or an article becomes `after`. It shows
 * on pages that are opened by a link within the site, as those are not prerendered.
 */
export async function writeMore(page: Page, before: RegExp, after: string) {
  // A page that is loaded early could still be on its way when the test ends.
  await slowLine(page)
  await page.route(/\/assets\/.*\.js$|\/blog\/.*\.json$/, async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    await route.fulfill({ response, body: script.replace(before, after) })
  })
}

/** Opens the page of a link in the footer or the bar. */
export async function follow(page: Page, name: string, path: string) {
  await page.goto('/booked')
  await wake(page)
  await page.getByRole('link', { name, exact: true }).last().click()
  await expect(page).toHaveURL(path)
}
