import { existsSync, readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from '../browser.ts'
import { built, builtFile, dist } from '../built.ts'
import { expectFiles } from './picture-files.ts'

// No film plays during other checks.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('widgets'))
  .map((file) => ({ file, html: built(file) }))

test('every picture that a page names exists, for browsers without AVIF too', async () => {
  const urls = await expectFiles(pages.map(({ html }) => html).join())
  expect(urls.size).toBeGreaterThan(60)
})

test('every article has its picture in the shapes that networks and search engines use', async () => {
  const named = pages.flatMap(({ html }) => /[/]og[/]([\w-]+)\.jpg/.exec(html)?.[1] ?? [])
  // The pictures of pages are in a folder of their own.
  const shared = readdirSync(builtFile('og')).filter((file) => file.endsWith('.jpg'))
  expect(shared).toHaveLength(4 * new Set(named).size)
  const shapes = { '': 1200 / 630, '-16x9': 16 / 9, '-4x3': 4 / 3, '-1x1': 1 }
  for (const picture of named) {
    for (const [end, ratio] of Object.entries(shapes)) {
      const file = builtFile(`og/${picture}${end}.jpg`)
      const { width = 0, height = 1 } = await sharp(file).metadata()
      expect(width / height, file).toBeCloseTo(ratio, 3)
      expect(width).toBeGreaterThanOrEqual(1200)
    }
  }
})

test('the icons exist in the sizes that systems ask for', async () => {
  const { icons } = JSON.parse(built('site.webmanifest'))
  const named = [{ src: '/apple-touch-icon.png', sizes: '180x180' }, ...icons]
  for (const { src, sizes } of named) {
    expect(existsSync(builtFile(src)), src).toBe(true)
    const { width, height } = await sharp(builtFile(src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  // One picture, a PNG, follows the 22 bytes that say what is in an .ico file.
  const ico = readFileSync(builtFile('favicon.ico'))
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt32LE(18)]).toEqual([1, 1, 22])
  const picture = await sharp(ico.subarray(22)).metadata()
  expect([picture.format, picture.width, picture.height]).toEqual(['png', 48, 48])
})
