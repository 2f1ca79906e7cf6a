import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { wake } from '../loading.ts'
import { askingUrl } from './sites.ts'

const question = (page: Page) => page.getByRole('region', { name: 'May we count this visit?' })

/** What is in the data layer: events by their names, commands by their first two words. */
const pushes = (page: Page) =>
  page.evaluate(() =>
    [...(window.dataLayer as unknown as (ArrayLike<unknown> & { event?: string })[])].map(
      (push) => push.event ?? [push[0], push[1]].join(' '),
    ),
  )

/** Opens a page of an origin that nobody has visited, and collects what Tag Manager is asked for. */
async function arrive(page: Page, path: string, testId: string) {
  const asked: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('id') ?? '')
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto(askingUrl.replace('localhost', `${testId}.localhost`) + path)
  await wake(page)
  return asked
}

test('nothing of Tag Manager loads and nothing is counted before the visitor agrees', async ({
  page,
}, { testId }) => {
  const asked = await arrive(page, '/quote-builder', `asked-${testId}`)
  await expect(question(page)).toBeVisible()
  await page.locator('quote-builder').getByRole('button').first().click()
  await expect(page.locator('quote-builder')).toContainText('Step 2')
  expect(await pushes(page)).toEqual(['consent default'])
  expect(asked).toEqual([])

  // The question comes right after the link that skips to the content.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await question(page).getByRole('button', { name: 'Yes' }).focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => asked).toEqual(['GTM-ASKING'])
  const counted = ['consent default', 'consent update', 'gtm.js']
  expect(await pushes(page)).toEqual(counted)
  await page.locator('quote-builder').getByRole('button', { name: 'Back' }).click()
  await page.locator('quote-builder').getByRole('button').first().click()
  await expect.poll(() => pushes(page)).toEqual([...counted, expect.any(String)])

  await page.reload()
  await wake(page)
  await expect.poll(() => asked).toEqual(['GTM-ASKING', 'GTM-ASKING'])
  await expect(question(page)).toBeHidden()
})

test('a visitor who refuses is not asked again, until they want to', async ({ page }, {
  testId,
}) => {
  const asked = await arrive(page, '/', `refused-${testId}`)
  await question(page).getByRole('button', { name: 'No' }).click()
  await expect(question(page)).toBeHidden()
  await page.reload()
  await wake(page)
  const again = page.getByRole('button', { name: 'What is counted' })
  await expect(again).toBeVisible()
  await expect(question(page)).toBeHidden()
  expect(asked).toEqual([])
  await again.click()
  await expect(question(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(question(page)).toBeHidden()
})
