import { expect, longUnless, test } from '../browser.ts'
import { built } from '../built.ts'
import { chromium } from '../installed-browsers.ts'

test.use({
  launchOptions: { ...chromium, ignoreDefaultArgs: ['--hide-scrollbars'] },
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1500, height: 900 },
})

const listed = [...built('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, url]) => new URL(`${url}`),
)
const paths = [...listed.map(({ pathname }) => pathname), '/booked', '/widgets/']
const articles = paths.filter((path) => path.startsWith('/blog/'))

/** The widths at which layouts change, and some in between. */
const widths = [
  320, 360, 420, 500, 600, 700, 768, 840, 900, 960, 1024, 1100, 1200, 1280, 1360, 1440,
]

// All articles have the same layout, so one is enough.
for (const path of paths.filter((path) => !articles.slice(1).includes(path))) {
  const isQuick = ['/', '/pressure-washing', '/services', articles[0]].includes(path)
  const title = `${path} never scrolls sideways, with a scroll bar that takes up width`
  test(title, longUnless(isQuick), async ({ page }) => {
    await page.goto('/robots.txt')
    await page.evaluate(frame, path)
    const scrolling = await page
      .getByTitle('page')
      .evaluate((frame: HTMLIFrameElement, windowWidths) => {
        const scrolling = []
        for (const width of windowWidths) {
          frame.width = `${width}`
          const root = frame.contentDocument?.documentElement ?? frame
          if (root.clientWidth >= width) throw new Error('The scroll bar takes no room.')
          if (root.scrollWidth > root.clientWidth) scrolling.push(width)
        }
        return scrolling
      }, widths)
    expect(scrolling).toEqual([])
  })
}

/** Shows one page in a frame, and waits for it. */
function frame(src: string) {
  const frame = document.createElement('iframe')
  Object.assign(frame, { title: 'page', src, height: '800' })
  frame.style.border = '0'
  document.body.replaceChildren(frame)
  return new Promise<void>((resolve) => {
    frame.onload = () => resolve()
  })
}
