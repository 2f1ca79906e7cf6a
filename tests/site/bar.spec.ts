import type { Locator, Page } from 'playwright/test'
import { expect, long, test } from '../browser.ts'
import { business } from '../facts.ts'
import { setFontSize } from '../font-size.ts'
import { holdClient, wake } from '../loading.ts'
import { cutOff, sideways } from './large-text.ts'
import { servicePaths } from './service-links.ts'

test('the bar and the footer show what the specification lists', async ({ page }) => {
  await page.goto('/faq')
  const bar = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')

  await test.step('the bar has the logo, both menus, Location and the quote button', async () => {
    await expect(bar.getByRole('link', { name: business.name })).toHaveAttribute('href', '/')
    await expect(bar.getByRole('link', { name: 'Location' })).toHaveAttribute('href', '/location')
    await expect(bar.getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute(
      'href',
      '/quote-builder',
    )
  })

  await test.step('the footer has every page, the networks and the hours', async () => {
    for (const [name, href] of [
      ...Object.entries(servicePaths),
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

  await test.step('the skip link is the first stop of the Tab key and leads to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('the bar stays on top, with a shadow after more than 20 pixels', async ({ page }) => {
  await page.goto('/faq')
  const bar = page.getByRole('banner')
  await expect(bar).toHaveAttribute('data-scrolled', 'false')
  await page.evaluate(() => scrollTo(0, 21))
  await expect(bar).toHaveAttribute('data-scrolled', 'true')
  await page.evaluate(() => scrollTo(0, 20))
  await expect(bar).toHaveAttribute('data-scrolled', 'false')
  await page.evaluate(() => scrollTo(0, 900))
  await expect(bar.getByRole('link', { name: 'Location' })).toBeInViewport()
  await expect(bar).toHaveAttribute('data-scrolled', 'true')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar).toHaveAttribute('data-scrolled', 'false')

  await test.step('the bar is as wide as the content, and scrolls away on a low screen', async () => {
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
})

test('the bar marks the current page, and the menu that lists it', async ({ page }) => {
  await page.goto('/quote-builder')
  const bar = page.getByRole('banner')
  const isBeforeWords = async (control: Locator, words: string) => {
    const mark = await control.locator('.current').boundingBox()
    const text = await control.getByText(words).boundingBox()
    expect(mark?.x, words).toBeLessThan(text?.x ?? 0)
  }
  const quote = bar.getByRole('link', { name: 'Get Free Quote' })
  await expect(quote).toHaveAttribute('aria-current', 'page')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(quote.locator('.current')).toBeVisible()
  }
  await isBeforeWords(quote, 'Get Free Quote')

  const company = bar.getByRole('button', { name: 'Company' })
  await expect(company).not.toHaveAttribute('aria-current')
  await company.hover()
  await bar.getByRole('link', { name: 'FAQ' }).click()
  await expect(company).toHaveAttribute('aria-current', 'true')
  await expect(company.locator('.current')).toBeVisible()
  await isBeforeWords(company, 'Company')
  await company.hover()
  const faq = bar.getByRole('link', { name: 'FAQ' })
  await expect(faq).toHaveAttribute('aria-current', 'page')
  await expect(faq.locator('.current')).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Blog' }).locator('.current')).toHaveCount(0)

  const location = bar.getByRole('link', { name: 'Location' })
  await location.click()
  await expect(location.locator('.current')).toBeVisible()
  await isBeforeWords(location, 'Location')
})

test('on a phone the quote button has one line, at any text size', long, async ({ page }) => {
  await page.goto('/quote-builder')
  const button = page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' })
  for (const size of [16, 24, 32]) {
    await setFontSize(page, size)
    for (const width of [320, 344, 360, 375, 390, 412, 430, 480]) {
      await page.setViewportSize({ width, height: 800 })
      const lines = await button.getByText('Get Free Quote').evaluate((words) => {
        const range = document.createRange()
        range.selectNodeContents(words)
        return range.getClientRects().length
      })
      expect({ lines, over: await sideways(page) }, `${width} px, ${size} px`).toEqual({
        lines: 1,
        over: 0,
      })
    }
  }
})

test('on a phone, one press in the bar calls us, and there is room for it', async ({ page }) => {
  const bar = page.getByRole('banner')
  const call = bar.getByRole('link', { name: `Call ${business.phone}` })
  for (const path of ['/', '/quote-builder']) {
    await page.goto(path)
    for (const width of [320, 360, 390, 430, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(call, `${path} at ${width} px`).toHaveAttribute('href', business.telHref)
      const { ends, sizes } = await bar.locator('> *').evaluate((inner) => {
        const shown = [...inner.querySelectorAll(':scope > :is(a, button)')]
        const boxes = shown.map((part) => part.getBoundingClientRect())
        const { right } = inner.getBoundingClientRect()
        return {
          ends: [...boxes.flatMap((box) => [box.left, box.right]), right],
          sizes: boxes.slice(1).map(({ height }) => height),
        }
      })
      // From start to end nothing overlaps, no label needs a second line, and nothing reaches beyond the bar.
      expect(ends, `${path} at ${width} px`).toEqual(ends.toSorted((one, other) => one - other))
      expect(sizes, `${path} at ${width} px`).toEqual([46, 46, 46])
      expect((await call.boundingBox())?.width).toBe(46)
    }
    await page.setViewportSize({ width: 769, height: 800 })
    await expect(call).toBeHidden()
  }
})

test('a page built last year shows the current year', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03')
  await page.goto('/faq')
  await wake(page)
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
})

/** The page with another logo and name in its prerendered bar. */
async function withLogo(page: Page, html: string) {
  // The client would find another logo than its own, and draw the page again.
  await holdClient(page)
  await page.route('/faq', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      /<span class="logo-mark">.*?<span class="logo-name".*?<\/span><\/span><\/span>|<span class="logo-mark">.*?<span class="logo-rest">.*?<\/span><\/span>/g,
      html,
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/faq')
}

test('a wide logo is legible in the bar of a phone', async ({ page }) => {
  await withLogo(
    page,
    '<span class="logo-wide"><svg role="img" aria-label="Wide" viewBox="0 0 400 60"><path d="M0 0h400v60H0z"/></svg></span>',
  )
  const logo = page.getByRole('banner').getByRole('img', { name: 'Wide' })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    // The ink is 60 of 400 units high in the width that it has.
    const box = await logo.boundingBox()
    expect(((box?.width ?? 0) * 60) / 400, `${width} px`).toBeGreaterThan(14)
    expect(await sideways(page)).toBe(0)
  }
})

test('a short name of 24 letters leaves the buttons of the bar whole', async ({ page }) => {
  const name = 'Donaudampfschiffskapitan'
  await withLogo(
    page,
    `<span class="logo-mark"></span><span class="logo-name" style="--letters:24"><span>${name}</span><span class="logo-rest"> Cleaning</span></span>`,
  )
  const bar = page.getByRole('banner')
  const quote = bar.getByRole('link', { name: 'Get Free Quote' })
  for (const width of [320, 390, 430, 800]) {
    await page.setViewportSize({ width, height: 800 })
    const box = await quote.boundingBox()
    expect(box?.height, `${width} px`).toBeLessThan(50)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width)
    expect(await sideways(page)).toBe(0)
    // Shown whole or not at all.
    expect(await page.evaluate(cutOff), `${width} px`).toEqual([])
  }
})
