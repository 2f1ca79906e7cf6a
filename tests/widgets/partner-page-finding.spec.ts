import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { guideOn } from './guide-page.ts'

const contentsOn = (page: Page) => page.getByRole('navigation', { name: 'In this guide' })
const linkOf = (page: Page, name: string | RegExp) =>
  contentsOn(page).getByRole('link', { name, exact: true })

test('next to the guide, the contents mark the section that is being read and show its subsections', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/widgets/#versions')
  await expect(linkOf(page, '8 Versions')).toHaveAttribute('aria-current', 'location')
  await expect(page.getByRole('heading', { name: '8. Versions' })).toBeInViewport()
  await expect(linkOf(page, 'Site builders')).toBeHidden()

  await linkOf(page, '3 Recipes').click()
  await linkOf(page, 'Site builders').click()
  await expect(linkOf(page, 'Site builders')).toHaveAttribute('aria-current', 'location')
  await expect(linkOf(page, '3 Recipes')).toHaveAttribute('aria-current', 'location')
  await expect(linkOf(page, '8 Versions')).not.toHaveAttribute('aria-current')
  await page.mouse.move(900, 500)
  await page.mouse.wheel(0, 100_000)
  await expect(linkOf(page, '13 Changes')).toHaveAttribute('aria-current', 'location')
})

test('on a phone a bar names what is being read and opens the contents', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/widgets/#versions')
  const bar = contentsOn(page).getByRole('button')
  await expect(bar).toHaveText(/8 Versions$/)
  const heading = page.getByRole('heading', { name: '8. Versions' })
  const tops = async () => ({
    below: (await heading.boundingBox())?.y ?? 0,
    bar: ((await bar.boundingBox())?.y ?? 0) + ((await bar.boundingBox())?.height ?? 0),
  })
  const { below, bar: end } = await tops()
  expect(below - end).toBeGreaterThanOrEqual(0)
  expect(below - end).toBeLessThan(40)

  await expect(linkOf(page, '9 Types and frameworks')).toBeHidden()
  await bar.focus()
  await page.keyboard.press('Enter')
  await expect(bar).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(linkOf(page, '9 Types and frameworks')).toBeHidden()
  await expect(bar).toBeFocused()
  // The bar is always in view, so the text does not move when the bar gets the focus.
  expect((await tops()).below).toBe(below)
  await bar.click()
  await linkOf(page, '9 Types and frameworks').click()
  await expect(bar).toHaveText(/9 Types and frameworks$/)
  await expect(bar).toHaveAttribute('aria-expanded', 'false')

  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('link', { name: 'Contents', exact: true }).click()
  await expect(linkOf(page, '1 In two minutes')).toBeInViewport()
})

test('without a script the page and its lines are there, the contents are a list, and there is no filter', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto(`${baseURL}/widgets`)
  expect(page.url()).toBe(`${baseURL}/widgets/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your page\./)
  await expect(guideOn(page).lines).toContainText('<quote-builder>Call (604) 555-0142')
  await expect(linkOf(page, '12 Privacy')).toBeVisible()
  await expect(contentsOn(page).getByRole('button')).toBeHidden()
  await expect(page.getByLabel('Filter attributes and events')).toBeHidden()
  await context.close()
})

test('the reference is narrowed by names and by what they do, and says how many are left; each attribute can be tried next to its description', async ({
  page,
}) => {
  await page.goto('/widgets/#reference')
  const field = page.getByRole('search').getByLabel('Filter attributes and events')
  const status = page.getByRole('search').getByRole('status')
  const quote = page.getByRole('article', { name: '<quote-builder>' })
  const names = (kind: string) => quote.getByRole('table', { name: kind }).getByRole('rowheader')
  const every = await page.getByRole('article').getByRole('rowheader').count()

  await page.setViewportSize({ width: 360, height: 740 })
  await field.fill('Success')
  await expect(names('Attributes')).toHaveText(['success-url', 'success-target'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(names('Attributes')).toHaveText(['success-url', 'success-target'])
  await expect(names('Events')).toBeHidden()
  await expect(status).toHaveText(`4 of ${every} match.`)
  await field.fill('goes top')
  await expect(names('Attributes')).toHaveText(['success-target'])
  await field.fill('lead_id')
  await expect(names('Events').getByText('quotesent', { exact: true })).toBeVisible()
  await expect(names('Events').getByText('quotestep', { exact: true })).toBeHidden()
  await field.fill('nonsense')
  await expect(status).toHaveText('Nothing matches “nonsense”. Try one word of what it should do.')
  await expect(page.getByRole('article').getByRole('rowheader')).toHaveCount(0)
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await expect(status).toHaveText('')
  await expect(page.getByRole('article').getByRole('rowheader')).toHaveCount(every)

  await test.step('each attribute can be tried next to its description, on the element that is shown', async () => {
    const { setting, radio } = guideOn(page)
    await expect(setting('partner')).toHaveAccessibleDescription(
      /^Your name, at most 100 characters/,
    )
    await expect(page.getByRole('group', { name: 'mode' })).toHaveAccessibleDescription(
      /stands where the tag does/,
    )
    await expect(setting('service')).toHaveAccessibleDescription(/starts on the first step/)
    await radio('What goes on your page', 'Inquiries').click()
    await expect(setting('service')).toHaveAccessibleDescription('Preselects the service.')

    await page.getByRole('button', { name: 'Back to the defaults' }).click()
    await expect(setting('service')).toHaveAccessibleDescription(/starts on the first step/)
    await expect(setting('quote-link')).toBeVisible()
  })
})

test('what a pinned release lacks is neither offered nor written, and is kept for the newest', async ({
  page,
}) => {
  await page.route('**/widgets/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '"lacks":{"quote-builder":[]',
      '"lacks":{"quote-builder":["reference","mode"]',
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/widgets/')
  const { setting, fill, radio, lines, frame, seePreview } = guideOn(page)
  await fill('partner', 'Sam Sample')
  await fill('reference', 'Listing 12')
  await expect(lines).toContainText('reference="Listing 12"')
  await seePreview()
  await expect(frame.locator('quote-builder')).toHaveAttribute('reference', 'Listing 12')

  await radio('Version', /^Pinned/).click()
  await expect(setting('reference')).toBeDisabled()
  await expect(setting('reference')).toHaveAccessibleDescription(
    /Not in \d+\.\d+\.\d+: choose Newest for it\.$/,
  )
  await expect(page.getByRole('group', { name: 'mode' }).getByRole('radio').first()).toBeDisabled()
  await expect(setting('partner')).toBeEnabled()
  await expect(lines).toContainText('partner="Sam Sample"')
  await expect(lines).not.toContainText('reference')
  await expect(frame.locator('quote-builder')).not.toHaveAttribute('reference')

  await radio('Version', 'Newest').click()
  await expect(setting('reference')).toHaveValue('Listing 12')
  await expect(lines).toContainText('reference="Listing 12"')
})
