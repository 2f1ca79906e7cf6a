import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from '../browser.ts'

// No film plays while something else is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('widgets'))
  .map((file) => ({ file, html: readFileSync(`${dist}/${file}`, 'utf8') }))

/** Each file is there, as wide and of the kind that its name says, and there is one of both kinds. */
async function expectFiles(srcsets: string[]) {
  const urls = new Set(
    srcsets.flatMap((set) => set.split(', ').map((one) => one.split(' ')[0] ?? '')),
  )
  for (const url of urls) {
    const [, width, format] = /-(\d+)\.(\w+)$/.exec(url) ?? []
    const found = await sharp(`${dist}${url}`).metadata()
    const kind = found.format === 'heif' ? 'avif' : found.format
    expect([found.width, kind], url).toEqual([Number(width), format])
    expect(urls).toContain(url.replace(/\w+$/, format === 'avif' ? 'webp' : 'avif'))
  }
  return urls
}

test('every picture a page names is there in every format and width', async () => {
  const sets = pages.flatMap(({ html }) => [...html.matchAll(/srcset="([^"]+)"/gi)])
  const urls = await expectFiles(sets.map(([, set = '']) => set))
  expect(urls.size).toBeGreaterThan(60)
})

test('so is every picture of the gallery that comes by a press', async ({ page }) => {
  await page.goto('/')
  const work = page.getByRole('region', { name: 'How we like to leave it.' })
  const more = work.getByRole('button', { name: 'See More Work' })
  const status = work.getByRole('status')
  await expect(more).toBeEnabled()
  const total = Number(/\d+(?= posts)/.exec(await status.innerText()))
  for (let shown = 3; shown < total; shown += 3) {
    await more.click()
    await expect(status).toHaveText(`Showing ${Math.min(shown + 3, total)} of ${total} posts`)
  }
  const sets = await work
    .locator('source[srcset], img[srcset]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('srcset') ?? ''))
  const urls = await expectFiles(sets)
  expect(urls.size).toBeGreaterThanOrEqual(2 * total)
})

test('every article has its picture in the shapes that networks and search engines take', async () => {
  const shared = readdirSync(`${dist}/og`)
  const articles = readdirSync(`${dist}/blog`).filter((file) => file !== '404.html')
  expect(shared).toHaveLength(4 * articles.length)
  const shapes = { '': 1200 / 630, '-16x9': 16 / 9, '-4x3': 4 / 3, '-1x1': 1 }
  for (const article of articles) {
    for (const [end, ratio] of Object.entries(shapes)) {
      const file = `${dist}/og/${article.replace('.html', '')}${end}.jpg`
      const { width = 0, height = 1 } = await sharp(file).metadata()
      expect(width / height, file).toBeCloseTo(ratio, 3)
      expect(width).toBeGreaterThanOrEqual(1200)
    }
  }
})

test('the icons are there in the sizes that systems ask for', async () => {
  const { icons } = JSON.parse(readFileSync(`${dist}/site.webmanifest`, 'utf8'))
  const named = [{ src: '/apple-touch-icon.png', sizes: '180x180' }, ...icons]
  for (const { src, sizes } of named) {
    expect(existsSync(`${dist}${src}`), src).toBe(true)
    const { width, height } = await sharp(`${dist}${src}`).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
})
