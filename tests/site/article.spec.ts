import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { built } from '../built.ts'
import { wake } from '../loading.ts'
import { contents, guide, paths, sectionsOf } from './article-page.ts'
import { writeMore } from './with-content.ts'

/** The section with this number, or the last one where there are fewer. */
const upTo = (entry: number) => Math.min(entry, sectionsOf(guide) - 1)

const current = (page: Page) => contents(page).locator('[aria-current]')

/** The section an entry of the contents leads to. */
const sectionOf = async (page: Page, entry: number) => {
  const href = await contents(page).getByRole('link').nth(entry).getAttribute('href')
  return page.locator(`section[id="${href?.slice(1)}"]`)
}

/** How far the section is below the top of the screen, in pixels. */
const topOf = async (page: Page, entry: number) =>
  Math.round((await (await sectionOf(page, entry)).boundingBox())?.y ?? Number.NaN)

/** Waits until the section is below the bar, where the contents scroll it to. */
const expectAtTop = (page: Page, entry: number) =>
  expect.poll(() => topOf(page, entry), { intervals: [50] }).toBe(100)

test('the contents mark the section being read, and lead to each', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto(guide)

  await test.step('the contents mark the section that is being read, and none before the first', async () => {
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'false')
    await expect(current(page)).toHaveCount(0)
    const labels = await page.locator('.art-text h2').allInnerTexts()
    for (const [entry, label] of labels.entries()) {
      const section = await sectionOf(page, entry)
      await section.evaluate((node) =>
        scrollTo(0, scrollY + node.getBoundingClientRect().top - 100),
      )
      await expect(current(page)).toHaveText(`${entry + 1}${label}`)
      await expect(current(page)).toHaveAttribute('aria-current', 'location')
      await expect(current(page)).toBeInViewport()
    }
    // Below the last section it stays marked; back at the top, no section is marked.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await expect(current(page)).toContainText(`${labels.at(-1)}`)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(current(page)).toHaveCount(0)
  })

  const links = contents(page).getByRole('link')
  const entries = await links.count()
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await test.step(`at ${width} px the contents lead to 100 px above a section`, async () => {
      await page.setViewportSize({ width, height })
      for (const entry of [1, entries - 1, 0]) {
        const link = links.nth(entry)
        await link.click()
        await expect(page).toHaveURL(`${guide}${await link.getAttribute('href')}`)
        await expectAtTop(page, entry)
      }
    })
  }

  await test.step('with reduced motion the contents jump at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const section = await sectionOf(page, upTo(2))
    const href = await links.nth(upTo(2)).getAttribute('href')
    const top = await page.evaluate((href) => {
      document.querySelector<HTMLElement>(`nav a[href="${href}"]`)?.click()
      return document.getElementById(`${href?.slice(1)}`)?.getBoundingClientRect().top
    }, href)
    expect(Math.round(top ?? 0)).toBe(100)
    await expect(section).toBeInViewport()
  })

  await test.step('each heading has a link next to it that puts the heading into the address', async () => {
    const heading = page.locator('.art-text h2').nth(1)
    const anchor = page.getByRole('link', { name: `Link to ${await heading.innerText()}` })
    await anchor.focus()
    await expect(anchor).toHaveCSS('opacity', '1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${guide}${await links.nth(1).getAttribute('href')}`)
    await expectAtTop(page, 1)
  })
})

test('an article prints alone, and its call to action leads on', async ({ page }) => {
  await page.goto(guide)
  await page.emulateMedia({ media: 'print' })
  for (const gone of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
    await expect(page.getByRole(gone)).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.art-text h2').first()).toBeVisible()
  for (const part of ['.art-intro', '.art-text p', '.art-text h2']) {
    await expect(page.locator(part).first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  }
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')

  await page.emulateMedia({ media: 'screen' })
  await wake(page)
  const button = page.locator('.art-call a').first()
  const href = `${await button.getAttribute('href')}`
  await button.click()
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the contents scroll smoothly, and an address leads to its section', async ({ page }) => {
    await page.goto(guide)
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
    await contents(page).getByRole('link').nth(upTo(2)).click()
    await expectAtTop(page, upTo(2))
    const href = await contents(page).getByRole('link').nth(upTo(3)).getAttribute('href')
    await page.goto('/blog')
    await page.goto(`${guide}${href}`)
    await expectAtTop(page, upTo(3))
  })

  test('tables scroll, pictures keep their place, and links lead on', async ({ page }) => {
    const path = `${paths.at(-1)}`
    const part = 'ਪੰਜਾਬੀ'
    const text = (value: string) => ({ type: 'text', value })
    const row = (words: string) => ({
      type: 'tableRow',
      children: words.split(' ').map((word) => ({ type: 'tableCell', children: [text(word)] })),
    })
    const link = (words: string, url: string) => ({
      type: 'paragraph',
      children: [{ type: 'link', url, children: [text(words)] }],
    })
    const [, picture = ''] = /\/og\/([\w.-]+)\.jpg/.exec(built(`${path.slice(1)}.html`)) ?? []
    const nodes = [
      link('the other one', path),
      link('a part of it', `${path}#${part}`),
      { type: 'table', children: [row('Roof Moss Algae Price'), row('Slate much some $1,150')] },
      { type: 'image', url: picture, alt: 'A roof', title: 'Before' },
    ].map((node) => `${JSON.stringify(node).replaceAll('$', '$$$$')},`)
    const firstSection = /("sections":\[\{"id":")[^"]*(".*?"nodes":\[)/s
    await writeMore(page, firstSection, `$1${part}$2${nodes.join('')}`)
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/blog')
    await wake(page)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()

    await test.step('a table scrolls within itself, by keys too', async () => {
      const table = page.getByRole('group', { name: /^Table: / })
      await expect(table.getByRole('rowheader')).toHaveText('Slate')
      await table.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })

    await test.step('a picture has its room before it is there, and its caption', async () => {
      const figure = page.getByRole('figure')
      await expect(figure).toHaveText('Before')
      const img = figure.getByRole('img', { name: 'A roof' })
      const [width, height] = await img.evaluate((node: HTMLImageElement) => [
        Number(node.getAttribute('width')),
        Number(node.getAttribute('height')),
      ])
      const box = await img.boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo((width ?? 0) / (height ?? 1), 1)
      expect(box?.width).toBeLessThanOrEqual(360)
    })

    await test.step('a link leads to a section whose heading is in another script', async () => {
      await page.getByRole('link', { name: 'a part of it' }).click()
      await expect(page).toHaveURL(`${path}#${encodeURIComponent(part)}`)
      const top = async () => (await page.locator(`section[id="${part}"]`).boundingBox())?.y
      await expect.poll(async () => Math.round((await top()) ?? 0), { intervals: [50] }).toBe(100)
      await page.goBack()
    })

    await test.step('a link leads to an article without a page load', async () => {
      await page.getByRole('link', { name: 'the other one' }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    })
  })
})

test('each article links to the next one and to the one before', async ({ page }) => {
  await page.goto('/blog')
  const paths = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')}`))
  const more = page.getByRole('navigation', { name: 'More articles' })
  await page.goto(`${paths[0]}`)
  await wake(page)
  await expect(more.getByRole('link', { name: 'Next article' })).toHaveCount(0)
  for (const path of paths.slice(1)) {
    await more.getByRole('link', { name: 'Previous article' }).click()
    await expect(page).toHaveURL(path)
    // The previous page linked to this one; this one does not link to itself.
    await expect(more.locator(`a[href="${path}"]`)).toHaveCount(0)
  }
  await expect(more.getByRole('link', { name: 'Previous article' })).toHaveCount(0)
  if (paths.length < 2) return
  await more.getByRole('link', { name: 'Next article' }).click()
  await expect(page).toHaveURL(`${paths.at(-2)}`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article can be read, and its contents lead to sections', async ({ page }) => {
    await page.goto(guide)
    await expect(page.locator('.art-call')).toBeVisible()
    await expect(page.getByRole('button', { name: /Copy|Share/ })).toBeHidden()
    await contents(page).getByRole('link').nth(upTo(2)).click()
    await expectAtTop(page, upTo(2))
  })
})
