import { readFileSync } from 'node:fs'
import { expect, test } from '../browser.ts'
import { chromium } from '../chromium.ts'

test.use({
  launchOptions: { ...chromium, ignoreDefaultArgs: ['--hide-scrollbars'] },
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1500, height: 900 },
})

const sitemap = readFileSync(new URL('../../dist/sitemap.xml', import.meta.url), 'utf8')
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(`${url}`))
const paths = [...listed.map(({ pathname }) => pathname), '/booked', '/widgets/']
const articles = paths.filter((path) => path.startsWith('/blog/'))

test('beside a scroll bar that takes room, no page scrolls sideways from 320 to 1440 px', async ({
  page,
}) => {
  await page.goto('/robots.txt')
  // Articles are laid out alike: one of them is looked at.
  for (const path of paths.filter((path) => !articles.slice(1).includes(path))) {
    await page.setContent(
      `<iframe title="page" src="${path}" height="800" style="border: 0"></iframe>`,
    )
    const scrolling = await page.getByTitle('page').evaluate((frame: HTMLIFrameElement) => {
      const widths = []
      for (let width = 320; width <= 1440; width += 80) {
        frame.width = `${width}`
        const root = frame.contentDocument?.documentElement ?? frame
        if (root.clientWidth >= width) throw new Error('The scroll bar takes no room.')
        if (root.scrollWidth > root.clientWidth) widths.push(width)
      }
      return widths
    })
    expect(scrolling, path).toEqual([])
  }
})
