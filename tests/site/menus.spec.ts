import { expect, long, test } from '../browser.ts'
import { holdBack, holdClient, painted, wake } from '../loading.ts'
import { servicePaths } from './service-links.ts'

const services = Object.keys(servicePaths)

test.describe('a dropdown', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('opens under the mouse, and closes when the mouse leaves', async ({ page }) => {
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

    await test.step('the dropdown is at least 280 pixels wide, and closes when an item is chosen', async () => {
      await page.getByRole('button', { name: 'Company' }).hover()
      const box = await page.locator('#_company-menu ul').boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(280)
      const about = page.getByRole('banner').getByRole('link', { name: 'About Us' })
      await about.click()
      await expect(page).toHaveURL('/about')
      await expect(about).toBeHidden()
    })
  })

  test('opens and closes by the keyboard, which moves through it', async ({ page }) => {
    await page.goto('/faq')
    await wake(page)
    const button = page.getByRole('button', { name: 'Services' })
    const item = (name = '') => page.getByRole('banner').getByRole('link', { name })
    await button.focus()
    for (const key of ['Enter', 'Space']) {
      await test.step(`the dropdown opens and closes by ${key}, and closes by Escape`, async () => {
        await page.keyboard.press(key)
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        await page.keyboard.press(key)
        await expect(button).toHaveAttribute('aria-expanded', 'false')
        await page.keyboard.press(key)
        await page.keyboard.press('Tab')
        await expect(item(services[0])).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(button).toBeFocused()
        await expect(button).toHaveAttribute('aria-expanded', 'false')
      })
    }

    await test.step('the arrow keys move through the dropdown, and it closes when the focus leaves', async () => {
      for (const name of services) {
        await page.keyboard.press('ArrowDown')
        await expect(item(name)).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Company' })).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
  })

  test('stays open when the script loads while the mouse has it open', async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto('/faq', { waitUntil: 'commit' })
    const link = page.getByRole('banner').getByRole('link', { name: 'Pressure Washing' })
    const button = page.getByRole('button', { name: 'Services' })
    await button.hover()
    await expect(link).toBeVisible()
    release()
    // A mouse that does not move causes no event, and the client would load only some seconds later.
    await wake(page)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).toHaveURL('/pressure-washing')
  })

  test('keeps the focus inside it when the script loads', long, async ({ page }) => {
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
})

test.describe('a dropdown under a finger', () => {
  test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } })

  test('closes by a second tap, and by a tap elsewhere', async ({ page }) => {
    await page.goto('/faq')
    const button = page.getByRole('button', { name: 'Services' })
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    // Until then the first tap may still have effects.
    await painted(page)
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.touchscreen.tap(300, 700)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 768, height: 900 }, hasTouch: true })

  test('replaces the menus at 768 pixels, but not at 769', async ({ page }) => {
    await page.goto('/faq')
    await wake(page)
    const open = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(open).toBeVisible()
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Services' })).toBeHidden()
    await page.setViewportSize({ width: 769, height: 900 })
    await expect(open).toBeHidden()
    await expect(page.getByRole('button', { name: 'Services' })).toBeVisible()
    await page.setViewportSize({ width: 768, height: 900 })

    await test.step('the mobile menu closes by its button, by Escape, and when the screen gets wider', async () => {
      const root = page.locator('html')
      await open.click()
      await expect(root, 'the page behind does not scroll').toHaveCSS('overflow-y', 'hidden')
      await menu.getByRole('button', { name: 'Close menu' }).click()
      await expect(menu).toBeHidden()
      await expect(open).toBeFocused()
      await expect(root, 'the page scrolls again').not.toHaveCSS('overflow-y', 'hidden')
      await open.click()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await open.click()
      await page.setViewportSize({ width: 1000, height: 700 })
      await expect(menu).toBeHidden()
      await page.setViewportSize({ width: 768, height: 900 })
    })

    await test.step('the mobile menu closes when the keyboard leaves it, so that the focus is not behind it', async () => {
      await open.click()
      await menu.getByRole('button', { name: 'Close menu' }).focus()
      await page.keyboard.press('Shift+Tab')
      await expect(menu).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await expect(menu).toBeHidden()
    })

    await test.step('the mobile menu opens its lists by a tap, one at a time, and closes when a link is chosen', async () => {
      await open.tap()
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
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menus still open, and the mobile menu closes', async ({ page }) => {
    await page.goto('/faq')
    const link = page.getByRole('banner').getByRole('link', { name: 'Pressure Washing' })
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: 'Services' }).hover()
    await expect(link).toBeVisible()

    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByText('Services', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Airbnb Cleaning' })).toBeVisible()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
  })
})
