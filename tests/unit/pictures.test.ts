import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { shownFile } from '../../site/build/content/content-folder.ts'
import { prune } from '../../site/build/pictures/cache.ts'
import { editionsOf, encodeEditions, tableOf } from '../../site/build/pictures/encode.ts'
import { type Folder, originalsIn, type Place } from '../../site/build/pictures/originals.ts'
import { problemsOfPictures } from '../../site/build/pictures/picture-problems.ts'
import { croppedPicture } from '../../site/build/share-pictures/cropped-picture.ts'
import { newFolder } from '../fixtures/project-copy.ts'

let place: Place

beforeEach(() => {
  const media = newFolder()
  place = { media, cache: join(media, 'cache') }
  for (const folder of ['masters', 'gallery', 'people']) mkdirSync(join(media, folder))
})

const put = (file: string, picture: Sharp | Buffer | string) => {
  const path = join(place.media, file)
  if (typeof picture === 'string' || Buffer.isBuffer(picture)) writeFileSync(path, picture)
  else return picture.toFile(path)
}

const plain = (width: number, height: number, background = '#c83c28') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Red at the left and blue at the right, stored as an upright phone's sensor stores it. */
const lying = (width: number, height: number) =>
  plain(width, height, '#ff0000').composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      left: width / 2,
      top: 0,
    },
  ])

/** The table of a folder, and every file that is made from its pictures. */
async function built(folder: Folder) {
  const table = await tableOf(folder, place)
  const files = []
  for (const original of originalsIn(folder, place)) {
    const row = table[original.name]
    if (row)
      files.push(...(await encodeEditions(original, row, editionsOf(table, original.name), place)))
  }
  return { table, files }
}

async function pixelOf(picture: string | Buffer, left: number, top: number) {
  const pixel = sharp(picture, { ignoreIcc: true }).extract({ left, top, width: 1, height: 1 })
  return [...(await pixel.raw().toBuffer())]
}

function expectNear(colour: number[], expected: number[]) {
  expect(colour).toHaveLength(expected.length)
  for (const [index, part] of colour.entries()) {
    expect(Math.abs(part - (expected[index] ?? 0)), `${colour}`).toBeLessThan(14)
  }
}

const cacheFiles = () => readdirSync(place.cache)

describe('a photo', () => {
  test('taken upright is published upright, and does not reveal where it was taken', async () => {
    const exif = {
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitude: '49/1 11/1 0/1', GPSLatitudeRef: 'N' },
    }
    const phone = () => lying(1300, 1000).withExif(exif).withMetadata({ orientation: 6 }).jpeg()
    await put('gallery/IMG_2041.JPG', phone())
    await put('masters/van.jpg', phone())

    const { table, files } = await built('gallery')
    expect(table.IMG_2041?.slice(0, 2)).toEqual([1000, 1250])
    expect(new Set(files.map(({ format }) => format))).toEqual(new Set(['avif', 'webp']))
    for (const { file, width } of files) {
      const made = await sharp(file).metadata()
      expect([made.width, made.height], file).toEqual([width, width * 1.25])
      expect([made.exif, made.xmp, made.icc, made.orientation].filter(Boolean)).toEqual([])
      expectNear(await pixelOf(file, 50, 50), [255, 0, 0])
      expectNear(await pixelOf(file, 50, width), [0, 0, 255])
    }

    const crop = { file: 'og/van-1x1.jpg', picture: 'van', width: 1200, height: 1200 }
    const shared = await croppedPicture(crop, place)
    expect((await sharp(shared).metadata()).exif).toBeUndefined()
    expectNear(await pixelOf(shared, 50, 50), [255, 0, 0])
    expectNear(await pixelOf(shared, 50, 1150), [0, 0, 255])
  })

  test('from a large camera is no wider than a page shows it, and its middle is kept', async () => {
    await put('gallery/sink.jpg', lying(4000, 3000).jpeg())
    await put('masters/van.jpg', plain(4000, 3000).jpeg())
    const { table, files } = await built('gallery')
    expect(table.sink?.slice(0, 2)).toEqual([1200, 1500])
    const names = files.map(({ width, format }) => `${width}.${format}`)
    expect(names).toEqual(['480.avif', '720.avif', '960.avif', '1200.avif', '960.webp'])
    for (const { file, width } of files) {
      expectNear(await pixelOf(file, 10, 10), [255, 0, 0])
      expectNear(await pixelOf(file, width - 10, 10), [0, 0, 255])
    }
    expect((await tableOf('masters', place)).van?.slice(0, 2)).toEqual([1920, 1440])
  })

  test('keeps its proportions within the limits of pages', async () => {
    await put('masters/as-it-is.jpg', plain(1408, 792).jpeg())
    await put('masters/held-upright.jpg', plain(1200, 1600).jpeg())
    await put('masters/panorama.jpg', plain(3000, 900).jpeg())
    const table = await tableOf('masters', place)
    expect(Object.values(table).map((row) => row.slice(0, 2))).toEqual([
      [1408, 792],
      [1200, 900],
      [1600, 900],
    ])
  })

  test('keeps the colours of its camera or printer, in any file format', async () => {
    const warm = () => plain(480, 600, '#c83c28')
    // The strongest colour that print can show.
    const printed = plain(480, 600, '#8c6450').toColourspace('cmyk')
    await put('gallery/clear.png', warm().ensureAlpha(0).png())
    await put('gallery/deep.png', warm().toColourspace('rgb16').png())
    const p3 = plain(480, 600, '#22cc44').withIccProfile('p3')
    await put('gallery/display-p3.jpg', p3.jpeg({ quality: 100 }))
    await put('gallery/grey.jpeg', warm().greyscale().toColourspace('b-w').jpeg())
    await put('gallery/printed.jpg', printed.jpeg())
    await put('gallery/web.webp', warm().webp({ quality: 100 }))
    const colours: Record<string, number[]> = {
      clear: [255, 255, 255],
      deep: [200, 60, 40],
      'display-p3': [34, 204, 68],
      grey: [110, 110, 110],
      printed: [140, 100, 80],
      web: [200, 60, 40],
    }
    const { table, files } = await built('gallery')
    expect(files).toHaveLength(12)
    for (const { file, url } of files) {
      const [, name = ''] = /([\w-]+)-\w{6}-480\./.exec(url) ?? []
      expectNear(await pixelOf(file, 9, 9), colours[name] ?? [])
    }
    const averages = Object.values(table).map((row) => row[3])
    expect(averages).toEqual(['#fff', '#c42', '#2c4', '#666', '#864', '#c42'])
  })
})

test('a file that cannot become a picture is reported, with what to do', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')])
  const whole = await lying(600, 750).jpeg().toBuffer()
  await put('gallery/broken.jpg', whole.subarray(0, whole.length / 2))
  await put('gallery/fine.jpg', plain(480, 600).jpeg())
  await put('gallery/iphone.HEIC', heic)
  await put('gallery/lying.jpg', plain(700, 500).jpeg())
  await put('gallery/renamed.jpg', heic)
  await put('gallery/sink.jpg', whole)
  await put('gallery/Sink.jpeg', whole)
  await put('gallery/the sink (1).jpg', whole)
  await put('gallery/words.jpg', 'These are words.')
  await put('gallery/.DS_Store', '')
  await put('gallery/Thumbs.db', '')
  await put('masters/film.gif', whole)
  await put('masters/roof-before.jpg', plain(1000, 750).jpeg())
  await put('masters/roof-after.png', plain(1000, 1333).png())
  await put('masters/tiny.jpg', plain(800, 600).withMetadata({ orientation: 6 }).jpeg())
  const folder = `${shownFile('media')}/`
  const problems = (await problemsOfPictures(place)).map((problem) => problem.replace(folder, ''))
  expect(problems).toEqual([
    'masters/film.gif: is of a kind that is not read here. Export it as JPEG, PNG or WebP, or remove it.',
    'masters/roof-after.png: has other proportions than roof-before.jpg. Take both from one spot, held the same way, or crop them alike.',
    'masters/tiny.jpg: leaves 600 × 450 pixels in the proportions shown here, too few to look sharp. Put one of at least 960 × 720 there.',
    'gallery/broken.jpg: is damaged, or no picture at all. Export it again as JPEG, PNG or WebP.',
    'gallery/iphone.HEIC: is a HEIC photo, which browsers cannot show. Export it as JPEG; an iPhone takes JPEG photos with Settings, Camera, Formats, Most Compatible.',
    'gallery/lying.jpg: leaves 400 × 500 pixels in the proportions shown here, too few to look sharp. Put one of at least 480 × 600 there.',
    'gallery/renamed.jpg: is a HEIC photo, which browsers cannot show. Export it as JPEG; an iPhone takes JPEG photos with Settings, Camera, Formats, Most Compatible.',
    'gallery/sink.jpg: Sink.jpeg has the same name. Keep one of them.',
    'gallery/the sink (1).jpg: the name becomes an address: letters of a to z, digits, hyphens. Call it the-sink-1.jpg.',
    'gallery/words.jpg: is damaged, or no picture at all. Export it again as JPEG, PNG or WebP.',
  ])
})

test('a photo of a person has to be large and upright, because nobody’s head may be cut off', async () => {
  await put('people/ana.jpg', plain(1200, 1500).jpeg())
  await put('people/phone.jpg', plain(1600, 1200).withMetadata({ orientation: 6 }).jpeg())
  await put('people/wide-enough.jpg', plain(1250, 1500).jpeg())
  await put('people/small.jpg', plain(1120, 1400).jpeg())
  await put('people/square.jpg', plain(1600, 1600).jpeg())
  await put('people/tall.jpg', plain(1200, 1800).jpeg())
  const folder = `${shownFile('media/people')}/`
  const problems = (await problemsOfPictures(place)).map((problem) => problem.replace(folder, ''))
  const advice =
    'and a photo of a person is upright, 4 wide by 5 high (3:4 to 5:6 will do). Crop it, with the head in the upper 60 %.'
  expect(problems).toEqual([
    'small.jpg: leaves 1120 × 1400 pixels in the proportions shown here, too few to look sharp. Put one of at least 1200 × 1500 there.',
    `square.jpg: is 1600 × 1600 pixels, ${advice}`,
    `tall.jpg: is 1200 × 1800 pixels, ${advice}`,
  ])
  const table = await tableOf('people', place)
  expect([table.ana, table.phone].map((row) => row?.slice(0, 2))).toEqual([
    [1200, 1500],
    [1200, 1500],
  ])
})

describe('the files made from a photo', () => {
  const crop = { file: 'og/van.jpg', picture: 'van', width: 1200, height: 630 }
  /** The identity of a file, which changes when it is written again. */
  const inodes = () =>
    Object.fromEntries(cacheFiles().map((file) => [file, statSync(join(place.cache, file)).ino]))
  async function buildAll() {
    await built('gallery')
    await croppedPicture(crop, place)
    return inodes()
  }

  test('are made again only when the photo changed', async () => {
    for (const name of ['sink', 'tap']) await put(`gallery/${name}.jpg`, plain(480, 600).jpeg())
    await put('masters/van.jpg', plain(1000, 750).jpeg())
    const first = await buildAll()
    // There is a row, an AVIF and a WebP of each, and the shared picture.
    expect(Object.keys(first)).toHaveLength(7)
    expect(await buildAll()).toEqual(first)

    await put('gallery/tap.jpg', plain(480, 600, '#224466').jpeg())
    const third = await buildAll()
    expect(third).toMatchObject(first)
    const added = Object.keys(third).filter((file) => !(file in first))
    const names = added.map((file) => file.replace(/-\w{6}/, '')).sort()
    expect(names).toEqual(['tap-480.avif', 'tap-480.webp', 'tap.json'])
  })

  test('are kept while builds use them, and removed after thirty days', async () => {
    await put('gallery/sink.jpg', plain(480, 600).jpeg())
    await built('gallery')
    const used = cacheFiles()
    const age = (file: string, days: number) => {
      const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
      utimesSync(join(place.cache, file), then, then)
    }
    for (const file of used) age(file, 40)
    for (const file of ['gone-480.webp', 'younger-480.webp']) put(`cache/${file}`, '')
    age('gone-480.webp', 31)
    age('younger-480.webp', 29)
    await built('gallery')
    await prune(place.cache)
    expect(cacheFiles()).toEqual([...used, 'younger-480.webp'].sort())
  })
})
