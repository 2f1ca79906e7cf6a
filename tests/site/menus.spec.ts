import { expect, test } from '../browser.ts'
import { business } from '../facts.ts'
import { holdClient } from '../hold-back.ts'
import { painted } from '../layout-shift.ts'
import { wake } from '../wake.ts'

const services = [
  'Residential Cleaning',
  'Commercial Cleaning',
  'Airbnb Cleaning',
  'Pressure Washing',
]

test.describe('the bar', () => {
  test('has the logo, both menus, Location and the quote button, and stays on top', async ({
    page,
  }) => {
    await page.goto('/faq')
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link', { name: business.name })).toHaveAttribute('href', '/')
    await expect(bar.getByRole('link', { name: 'Location' })).toHaveAttribute('href', '/location')
    await expect(bar.getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute(
      'href',
      '/quote-builder',
    )
    await page.evaluate(() => scrollTo(0, 900))
    await expect(bar.getByRole('link', { name: 'Location' })).toBeInViewport()
  })

  test('is as wide as the content, and leaves with the page on a low screen', async ({ page }) => {
    await page.goto('/faq')
    const bar = page.getByRole('banner')
    const footer = page.getByRole('contentinfo')
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const first = await footer.getByRole('link', { name: business.name }).boundingBox()
      const last = await footer.locator('.foot-end').boundingBox()
      const box = await bar.locator('> *').boundingBox()
      expect(box?.width).toBe(1280)
      expect(box?.x).toBeCloseTo(first?.x ?? 0, 0)
      expect(box?.x).toBeCloseTo(last?.x ?? 0, 0)
    }
    await page.setViewportSize({ width: 640, height: 399 })
    await page.evaluate(() => scrollTo(0, 300))
    await expect(bar).toHaveAttribute('data-scrolled', 'true')
    await expect(bar.getByRole('link', { name: 'Get Free Quote' })).not.toBeInViewport()
  })

  test('is more opaque and casts a shadow after more than 20 pixels', async ({ page }) => {
    await page.goto('/faq')
    const bar = page.getByRole('banner')
    await expect(bar).toHaveAttribute('data-scrolled', 'false')
    await page.evaluate(() => scrollTo(0, 20))
    await page.waitForTimeout(100)
    await expect(bar).toHaveAttribute('data-scrolled', 'false')
    await page.evaluate(() => scrollTo(0, 21))
    await expect(bar).toHaveAttribute('data-scrolled', 'true')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(bar).toHaveAttribute('data-scrolled', 'false')
  })

  test('marks the page the visitor is on, and the menu it is in', async ({ page }) => {
    await page.goto('/quote-builder')
    const bar = page.getByRole('banner')
    const quote = bar.getByRole('link', { name: 'Get Free Quote' })
    await expect(quote).toHaveAttribute('aria-current', 'page')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(quote.locator('.current')).toBeVisible()
    }

    const company = bar.getByRole('button', { name: 'Company' })
    await expect(company).not.toHaveAttribute('aria-current')
    await company.hover()
    await bar.getByRole('link', { name: 'FAQ' }).click()
    await expect(company).toHaveAttribute('aria-current', 'true')
    await expect(company.locator('.current')).toBeVisible()
    await company.hover()
    const faq = bar.getByRole('link', { name: 'FAQ' })
    await expect(faq).toHaveAttribute('aria-current', 'page')
    await expect(faq.locator('.current')).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Blog' }).locator('.current')).toHaveCount(0)
  })

  test('has every check mark before the words', async ({ page }) => {
    for (const [path, role, name] of [
      ['/location', 'link', 'Location'],
      ['/faq', 'button', 'Company'],
      ['/quote-builder', 'link', 'Get Free Quote'],
    ] as const) {
      await page.goto(path)
      const control = page.getByRole('banner').getByRole(role, { name })
      const mark = await control.locator('.current').boundingBox()
      const words = await control.getByText(name).boundingBox()
      expect(mark?.x, name).toBeLessThan(words?.x ?? 0)
    }
  })

  test('the skip link is the first stop and leads to the content', async ({ page }) => {
    await page.goto('/faq')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('a dropdown', () => {
  test('opens under the mouse, stays on the way down, closes when the mouse leaves', async ({
    page,
  }) => {
    await page.goto('/faq')
    const link = page.getByRole('banner').getByRole('link', { name: 'Pressure Washing' })
    const button = page.getByRole('button', { name: 'Services' })
    await expect(link).toBeHidden()
    await button.hover()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    for (const name of services) {
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
    }
    const from = await button.boundingBox()
    const to = await link.boundingBox()
    if (!from || !to) throw new Error('The menu is not on screen')
    await page.mouse.move(from.x + 20, from.y + from.height / 2)
    await page.mouse.move(from.x + 20, to.y + 10, { steps: 20 })
    await expect(link).toBeVisible()
    await page.mouse.move(10, 700)
    await expect(link).toBeHidden()
  })

  test('is at least 280 pixels wide', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Company' }).hover()
    const box = await page.locator('#company-menu ul').boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(280)
  })

  test('closes when an item is chosen', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Company' }).hover()
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('banner').getByRole('link', { name: 'About Us' })).toBeHidden()
  })

  for (const key of ['Enter', 'Space']) {
    test(`opens and closes by ${key}, and closes by Escape`, async ({ page }) => {
      await page.goto('/faq')
      await wake(page)
      const button = page.getByRole('button', { name: 'Services' })
      await button.focus()
      await page.keyboard.press(key)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press(key)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press(key)
      await page.keyboard.press('Tab')
      await expect(
        page.getByRole('banner').getByRole('link', { name: services[0] ?? '' }),
      ).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
  }

  test('is walked by the arrows and closes when the focus leaves', async ({ page }) => {
    await page.goto('/faq')
    await wake(page)
    const button = page.getByRole('button', { name: 'Services' })
    await button.focus()
    for (const name of services) {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Company' })).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('a dropdown under a finger', () => {
  test.use({ hasTouch: true })

  test('opens by a tap and closes by a tap elsewhere', async ({ page }) => {
    await page.goto('/faq')
    const button = page.getByRole('button', { name: 'Services' })
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.touchscreen.tap(300, 700)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes by the second tap, also where the first is what loads the script', async ({
    page,
  }) => {
    await page.goto('/faq')
    const button = page.getByRole('button', { name: 'Services' })
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    // Until then effects of the first may follow.
    await painted(page)
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 768, height: 900 }, hasTouch: true })

  test('takes the place of the menus at 768 pixels, not at 769', async ({ page }) => {
    await page.goto('/faq')
    await wake(page)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Services' })).toBeHidden()
    await page.setViewportSize({ width: 769, height: 900 })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Services' })).toBeVisible()
  })

  test('opens its lists by a tap, one at a time, and closes when a link is chosen', async ({
    page,
  }) => {
    await page.goto('/faq')
    await wake(page)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    const airbnb = menu.getByRole('link', { name: 'Airbnb Cleaning' })
    await expect(airbnb).toBeHidden()
    await menu.getByText('Services', { exact: true }).tap()
    await expect(airbnb).toBeVisible()
    await menu.getByText('Company', { exact: true }).tap()
    await expect(airbnb).toBeHidden()
    await menu.getByText('Services', { exact: true }).tap()
    await airbnb.tap()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/airbnb-cleaning')
    await expect(page.locator('h1')).toBeFocused()
  })

  test('closes by its button, by Escape, and when the screen grows wide', async ({ page }) => {
    await page.goto('/faq')
    await wake(page)
    const open = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await open.click()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await open.click()
    await page.setViewportSize({ width: 1000, height: 700 })
    await expect(menu).toBeHidden()
  })
})

test('the footer has everything the specification lists', async ({ page }) => {
  await page.goto('/faq')
  const footer = page.getByRole('contentinfo')
  for (const [name, href] of [
    ...services.map((name) => [name, `/${name.toLowerCase().replace(' ', '-')}`] as const),
    ['About Us', '/about'],
    ['Contact', '/inquiries'],
    ['Services', '/services'],
    ['Blog', '/blog'],
    ['FAQ', '/faq'],
    ['Location', '/location'],
    ['For partners', '/widgets/'],
    [business.phone, business.telHref],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  for (const name of ['Facebook', 'Instagram']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  for (const { days, time } of business.hours) {
    await expect(footer).toContainText(days)
    await expect(footer).toContainText(time)
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${business.name}`)
})

test('a page from last year shows the current year', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03')
  await page.goto('/faq')
  await wake(page)
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
})

test('a dropdown opens under the mouse while the script is on its way, and stays open when it comes', async ({
  page,
}) => {
  let release = () => {}
  const arrived = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/faq', { waitUntil: 'commit' })
  const link = page.getByRole('banner').getByRole('link', { name: 'Pressure Washing' })
  await page.getByRole('button', { name: 'Services' }).hover()
  await expect(link).toBeVisible()
  release()
  const services = page.getByRole('button', { name: 'Services' })
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL('/pressure-washing')
})

test('the focus stays in a menu that it opened before the script came', async ({ page }) => {
  const release = await holdClient(page)
  await page.goto('/faq')
  const button = page.getByRole('button', { name: 'Services' })
  await button.focus()
  await page.keyboard.press('Tab')
  const link = page.getByRole('banner').getByRole('link', { name: services[0] ?? '' })
  await expect(link).toBeFocused()
  release()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeVisible()
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a dropdown still opens under the mouse', async ({ page }) => {
    await page.goto('/faq')
    const link = page.getByRole('banner').getByRole('link', { name: 'Pressure Washing' })
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: 'Services' }).hover()
    await expect(link).toBeVisible()
  })

  test('the mobile menu still opens, with its lists, and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByText('Services', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Airbnb Cleaning' })).toBeVisible()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
  })
})
