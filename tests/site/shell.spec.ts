import type { Locator, Page } from 'playwright/test'
import { expect, long, test } from '../browser.ts'
import { business, prices } from '../facts.ts'
import { wake } from '../loading.ts'

const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

/** Opens a path the server answers with 404, without the browser's console line about it. */
async function openUnknown(page: Page, path: string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    expect(response.status()).toBe(404)
    await route.fulfill({ response, status: 200 })
  })
  await page.goto(path)
}

test.describe('prerendered pages', () => {
  test('a page opens with a slash or .html too, and tidies its address', async ({ page }) => {
    for (const path of ['/booked/', '/booked.html']) {
      await page.goto(path)
      await wake(page)
      await expect(page.locator('h1')).toHaveText('Thank You!')
      await expect(page).toHaveURL('/booked')
    }
  })

  test('an unknown path says so, and shows the home page', async ({ page }) => {
    await openUnknown(page, '/no/such/page')
    await expect(page.locator('h1')).toHaveText('Clean you can see from the street.')
    expect(new URL((await canonical(page)) ?? '').pathname).toBe('/')
    await expect(page).toHaveURL('/no/such/page')
    await expect(page).toHaveTitle(`Page Not Found | ${business.name}`)
    await expect(page.getByRole('main')).toContainText('There is no page at this address.')
    await page.getByRole('banner').getByRole('link', { name: business.name }).click()
    await expect(page).toHaveTitle(`${business.name} | ${business.city}`)
    await expect(page.getByRole('main')).not.toContainText('There is no page at this address.')
  })
})

test.describe('page changes', () => {
  test('start at the top, are announced, and Back returns to the old place', async ({ page }) => {
    await page.goto('/')
    await wake(page)
    const script = page.locator('script[src="/widgets/quote-builder.js"]')
    await expect(script).toHaveCount(0)
    await expect(page.getByRole('status').first()).toBeEmpty()
    await expect(page.locator('h1')).not.toBeFocused()

    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await test.step(`motion: ${reducedMotion}`, async () => {
        await page.emulateMedia({ reducedMotion })
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        const last = page.getByRole('link', { name: 'Get Quote Now!' }).last()
        await last.scrollIntoViewIfNeeded()
        const scrolledTo = await page.evaluate(() => scrollY)
        expect(scrolledTo).toBeGreaterThan(0)
        await last.click()
        await expect(page).toHaveURL('/quote-builder')
        await expect(page.locator('h1')).toBeFocused()
        await expect(page).toHaveTitle(/Instant Quote/)
        await expect(page.getByRole('status').first()).toHaveText(
          `Instant Quote | ${business.city}`,
        )
        expect(await page.evaluate(() => scrollY)).toBe(0)
        // The new pages set the canonical address, and load the script of a widget once.
        await expect
          .poll(async () => new URL((await canonical(page)) ?? '').pathname)
          .toBe('/quote-builder')
        await expect(script).toHaveCount(1)

        await page.evaluate(() => scrollTo(0, 300))
        await page.goBack()
        await expect(page.locator('h1')).toHaveText('Clean you can see from the street.')
        await expect(page.locator('h1')).toBeFocused()
        await expect(page).toHaveTitle(`${business.name} | ${business.city}`)
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolledTo)
      })
    }
  })

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('two quick ones end on the last page', async ({ page }) => {
      await page.goto('/')
      await wake(page)
      await page.getByRole('link', { name: 'Get Free Quote' }).click()
      await page.evaluate(() => history.back())
      await expect(page).toHaveURL('/')
      await expect(page.locator('h1')).toHaveText('Clean you can see from the street.')
    })
  })
})

test.describe('the quote page', () => {
  test('passes ?service= to the element, and ignores an unknown service', async ({ page }) => {
    await page.goto('/quote-builder?service=airbnb')
    await expect(page.locator('quote-builder')).toHaveAttribute('service', 'airbnb')
    await page.goto('/quote-builder?service=toString')
    await wake(page)
    await expect(page.locator('quote-builder')).not.toHaveAttribute('service')
  })

  test('includes the widget as a partner would, and prints alone', async ({ page }) => {
    await page.goto('/quote-builder')
    const script = page.locator('script[src="/widgets/quote-builder.js"]')
    await expect(script).toHaveCount(1)
    await expect(script).toHaveAttribute('defer')
    await wake(page)
    // The site must not stop a quote that goes to the thanks of another site.
    const mayLeave = await page.evaluate(() => {
      const detail = { url: 'https://partner.example/thanks' }
      const options = { detail, bubbles: true, composed: true, cancelable: true }
      const event = new CustomEvent('quotesubmit', options)
      return document.querySelector('quote-builder')?.dispatchEvent(event)
    })
    expect(mayLeave).toBe(true)
    await page.emulateMedia({ media: 'print' })
    for (const gone of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(gone)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0)
    await expect(page.getByRole('main')).toBeInViewport()
  })
})

test('the thank-you page says what happens next and how to reach us', async ({ page }) => {
  await page.goto('/booked')
  await wake(page)
  const main = page.getByRole('main')
  for (const text of [
    'Your Cleaning Request Has Been Submitted',
    `within ${business.responseHours} hours`,
    "We'll Contact You",
    'Schedule Your Service',
    'Receive Confirmation',
    `${business.responseHours}-hour response guarantee`,
    business.phone,
    business.email,
    `${business.city} & Surrounding Areas`,
  ]) {
    await expect(main).toContainText(text)
  }
  await main.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the home page shows the first price of each service', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3'), hasText: '$' })
  const { residential, commercial, airbnb, drivewaySize } = prices
  const first = [
    residential.bedrooms,
    commercial.officeCount,
    airbnb.bedrooms,
    drivewaySize['1-car'],
  ]
  await expect(cards).toContainText(first.map((price) => `$${price}`))
})

test('a long name leaves room in the bar, and wraps in the footer', long, async ({ page }) => {
  await page.goto('/about')
  // If the words changed earlier, they would not be the ones that the client hydrates.
  await wake(page)
  for (const place of ['banner', 'contentinfo'] as const) {
    const logo = page.getByRole(place).getByRole('link', { name: business.name })
    await logo.locator('.logo-rest').evaluate((rest) => {
      rest.textContent = ' Window and Gutter Cleaning Company and Sons of the Valley'
    })
  }
  const bar = page.getByRole('banner')
  const quote = bar.getByRole('link', { name: 'Get Free Quote' })
  const name = page.getByRole('contentinfo').getByRole('link', { name: /Sons of the Valley/ })
  for (const width of [1440, 1000, 800, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const end = (of: Locator) => of.evaluate((node) => node.getBoundingClientRect().right)
    expect(await end(quote), `the button at ${width}`).toBeLessThan(
      await end(bar.locator('.bar-in')),
    )
    expect(await end(name), `the name at ${width}`).toBeLessThan(width)
  }
})
