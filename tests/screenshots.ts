/**
 * Makes the pictures of docs/screenshots from the site in dist/: `npm run screenshots`. One picture
 * shows a page on a desktop, a tablet and a phone; `npm run screenshots -- faq about` makes only
 * these. The three pictures of docs/editing.md are made by hand.
 */
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { dist } from '../site/scripts/settings.ts'
import { serveFolder } from './bench/measuring/serve-folder.ts'
import { launchBrowser } from './bench/measuring/slow-phone.ts'
import { pathsIn } from './read-pages.ts'

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))

/** How wide the three windows are, in CSS pixels, and how much smaller they are drawn. */
const widths = [1440, 768, 360]
const scale = 0.36
const gap = 12
/** The greatest height in CSS pixels: of a longer page only the beginning is shown. */
const longest = 4720

const paths = pathsIn(dist)
const [article = '/blog'] = paths.filter((one) => one.startsWith('/blog/'))

/** The path of each picture's page. */
const pages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    paths
      .filter((one) => !one.startsWith('/blog/'))
      .map((one) => [one === '/' ? 'home' : one.slice(1), one]),
  ),
  article,
  partners: '/widgets/',
}

/** What the README shows: the quote of a home that is cleaned weekly. */
const quote = {
  name: 'quote',
  address:
    '/quote-builder#q=2.r.bedrooms-3.bathrooms-2.livingrooms-1.kitchens-1.frequency-weekly.extras-carpet-oven',
  width: 1408,
  height: 1200,
}

const chosen = process.argv.slice(2)
const browser = await launchBrowser()
const server = await serveFolder(dist)
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name)
for (const [name, address] of Object.entries(pages).filter(([name]) => isChosen(name))) {
  const windows = []
  for (const width of widths) {
    const whole = await picture(address, width, longest)
    windows.push(
      await sharp(whole)
        .resize(Math.round(width * scale))
        .toBuffer(),
    )
  }
  await (await sideBySide(windows)).webp().toFile(`${folder}${name}.webp`)
  console.log(`docs/screenshots/${name}.webp`)
}
if (isChosen(quote.name)) {
  const image = await picture(quote.address, quote.width, quote.height)
  await sharp(image).jpeg().toFile(`${folder}${quote.name}.jpg`)
  console.log(`docs/screenshots/${quote.name}.jpg`)
}
server.close()
await browser.close()

/** The page in a window of that width, from its top and no higher than `most`, in CSS pixels. */
async function picture(address: string, width: number, most: number) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  await page.goto(server.origin + address)
  // The page's client and the widget are loaded at the visitor's first move.
  await page.mouse.move(5, 5)
  // Pictures below the first view are loaded as they come near.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
  // A browser draws nothing for skipped parts in a picture that is higher than the window.
  await page.evaluate(() => {
    document.documentElement.dataset.whole = ''
  })
  const height = Math.min(most, await page.evaluate(() => document.body.scrollHeight))
  const whole = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } })
  await page.close()
  return whole
}

/** The windows in one picture, on a background that the site does not use. */
async function sideBySide(windows: Buffer[]) {
  const sizes = await Promise.all(windows.map((window) => sharp(window).metadata()))
  let left = gap
  const placed = windows.map((input, index) => {
    const at = { input, left, top: gap }
    left += (sizes[index]?.width ?? 0) + gap
    return at
  })
  const height = Math.max(...sizes.map((size) => size.height)) + 2 * gap
  const ground = { width: left, height, channels: 3 as const, background: '#e1d5ca' }
  return sharp({ create: ground }).composite(placed)
}
