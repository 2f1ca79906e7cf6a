import { expect, type Page } from 'playwright/test'
import { slowLine } from '../slow-line.ts'
import { wake } from '../wake.ts'

/**
 * Lets the owner have written something more: `before` in a built script or an article becomes `after`. It is seen
 * on pages that are come to by a link, as those are not prerendered.
 */
export async function writeMore(page: Page, before: RegExp, after: string) {
  // A page that is loaded ahead could still be on its way when the test ends.
  await slowLine(page)
  await page.route(/\/assets\/.*\.js$|\/blog\/.*\.json$/, async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    await route.fulfill({ response, body: script.replace(before, after) })
  })
}

/** Comes to the page behind a link of the footer or the bar. */
export async function follow(page: Page, name: string, path: string) {
  await page.goto('/booked')
  await wake(page)
  await page.getByRole('link', { name, exact: true }).last().click()
  await expect(page).toHaveURL(path)
}
