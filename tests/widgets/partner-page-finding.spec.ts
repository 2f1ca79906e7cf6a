import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { guideOn } from './guide-page.ts'

const contentsOn = (page: Page) => page.getByRole('navigation', { name: 'In this guide' })
const linkOf = (page: Page, name: string | RegExp) =>
  contentsOn(page).getByRole('link', { name, exact: true })

test('next to the guide, the contents mark the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/widgets/#versions')
  await expect(linkOf(page, '8 Versions')).toHaveAttribute('aria-current', 'location')
  await expect(page.getByRole('heading', { name: '8. Versions' })).toBeInViewport()

  await linkOf(page, '3 Recipes').click()
  await expect(linkOf(page, '3 Recipes')).toHaveAttribute('aria-current', 'location')
  await expect(linkOf(page, '8 Versions')).not.toHaveAttribute('aria-current')
  const recipes = page.getByRole('region', { name: '3. Recipes' })
  await recipes.getByRole('listitem').getByRole('link', { name: 'Site builders' }).click()
  await expect(page.getByRole('heading', { name: 'Site builders' })).toBeInViewport()
  await expect(linkOf(page, '3 Recipes')).toHaveAttribute('aria-current', 'location')
  await page.mouse.move(900, 500)
  await page.mouse.wheel(0, 100_000)
  await expect(linkOf(page, '13 Changes')).toHaveAttribute('aria-current', 'location')
})

test('on a phone the contents are one press away wherever the guide is read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/widgets/#versions')
  await expect(page.getByRole('heading', { name: '8. Versions' })).toBeInViewport()
  await page.getByRole('link', { name: 'All sections' }).click()
  await expect(linkOf(page, '1 In two minutes')).toBeInViewport()
  await linkOf(page, '9 Types and frameworks').click()
  await expect(page.getByRole('heading', { name: '9. Types and frameworks' })).toBeInViewport()

  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('link', { name: 'Contents', exact: true }).click()
  await expect(linkOf(page, '1 In two minutes')).toBeInViewport()
})

test('a search finds what the guide says, and leads there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/widgets/')
  const { search } = guideOn(page)
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(search).toBeFocused()
  const results = contentsOn(page).getByRole('listitem').getByRole('link')
  const outcome = contentsOn(page).getByRole('status')
  for (const [query, title, place] of [
    ['iframe', /^A frame that grows/, 'A frame that grows'],
    ['how do I count leads', /^Count your leads/, 'Count your leads'],
    ['GDPR', /^After consent/, 'After consent'],
    ['import()', /^As a module/, 'As a module'],
    ['Headings', /^::part\(heading\) of <quote-builder>/, '::part(heading)'],
    ['launcher-corner', /^launcher-corner of <quote-builder>/, 'launcher-corner'],
  ] as const) {
    await search.fill(query)
    await expect(results.first(), query).toHaveText(title)
    await search.press('Enter')
    const target = page.getByRole('heading', { name: place, exact: true })
    const row = page.getByRole('rowheader', { name: place, exact: true })
    await expect(target.or(row).first(), query).toBeInViewport()
  }
  await search.fill('NO GLOBALS')
  await expect(results.first()).toContainText('no globals')
  await expect(outcome).toHaveText(/^\d+ places?/)
  await expect(linkOf(page, '8 Versions')).toBeHidden()

  await search.fill('xyzzy')
  await expect(outcome).toHaveText(
    'Nothing here says “xyzzy”. Try another word, or call (604) 555-0142.',
  )
  await expect(results).toHaveCount(0)
  await search.clear()
  await expect(outcome).toBeEmpty()
  await expect(linkOf(page, '8 Versions')).toBeVisible()
})

test('without a script the page and its lines are there', async ({ browser, baseURL }) => {
  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ javaScriptEnabled: false, viewport })
  const page = await context.newPage()
  const { lines, firstLines, company, search, copy } = guideOn(page)
  await page.goto(`${baseURL}/widgets`)
  expect(page.url()).toBe(`${baseURL}/widgets/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your page\./)
  await expect(lines).toContainText('<quote-builder partner="Your name">Call (604) 555-0142')
  await expect(firstLines).toContainText('<quote-builder partner="Your name">')
  await expect(linkOf(page, '12 Privacy')).toBeVisible()
  for (const part of [company, search, copy]) await expect(part).toBeHidden()
  await context.close()
})

test('each attribute can be tried next to its description', async ({ page }) => {
  await page.goto('/widgets/')
  const { setting, radio } = guideOn(page)
  const says = (name: string, text: RegExp | string) =>
    expect(setting(name)).toHaveAccessibleDescription(text)
  await says('partner', /^Your company's name, at most 100 characters/)
  await says('mode', /stands where the tag does/)
  await says('service', /starts on the first step/)
  // On the element that is shown.
  await radio('Element', 'Inquiries').click()
  await says('service', 'Preselects the service.')
  await expect(setting('quote-link')).toBeHidden()

  await page.getByRole('button', { name: 'Back to the defaults' }).click()
  await says('service', /starts on the first step/)
  await expect(setting('quote-link')).toBeVisible()
})

test('what a pinned release lacks is neither offered nor written', async ({ page }) => {
  await page.route('**/widgets/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /(?<="lacks":\{"quote-builder":)\[.*?\]/,
      (names) => JSON.stringify([...JSON.parse(names), 'reference', 'mode']),
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
  await expect(setting('mode')).toBeDisabled()
  await expect(setting('partner')).toBeEnabled()
  await expect(lines).toContainText('partner="Sam Sample"')
  await expect(lines).not.toContainText('reference')
  await expect(frame.locator('quote-builder')).not.toHaveAttribute('reference')

  await radio('Version', 'Newest').click()
  await expect(setting('reference')).toHaveValue('Listing 12')
  await expect(lines).toContainText('reference="Listing 12"')
})
