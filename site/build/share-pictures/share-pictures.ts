import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { contentFolder } from '../content/content-folder.ts'
import { readCompany } from '../content/reader.ts'
import { lackingLetters } from '../lettering/outlines.ts'
import { inLight, readLook } from '../look/colours.ts'
import { placeOf, readMark } from '../look/mark.ts'
import { readLogo } from '../look/read-logo.ts'
import { cached, fewAtOnce, hashOfFile, sha256 } from '../pictures/cache.ts'
import { contentPlace, originalsIn, type Place } from '../pictures/originals.ts'
import { upright } from '../pictures/photo.ts'
import type { Art, ShareCard } from './cards.ts'
import {
  type Brand,
  band,
  drawBrand,
  drawLines,
  drawPanel,
  leftOf,
  size,
  slant,
} from './draw-card.ts'

/** What a picture is made of, from the bottom to the top. */
interface Layers {
  /** The left edge of what `photo` covers up to the right edge, in pixels. */
  left: number
  photo?: Photo
  /** The same place before, up to a slanted line that begins here at the top, in pixels. */
  before?: Photo & { line: number }
  /** SVG. */
  drawing: string
}

interface Photo {
  path: string
  /** The part to be seen, as `60% 50%`. */
  focus: string
}

/** How wide the ground of the brand is at the top of a picture without words. */
const brandGround = { withName: 640, alone: 300 } as const

/** The pictures of shared links to pages, each with its file. Earlier builds have most of them. */
export async function cardPictures(
  cards: readonly ShareCard[],
  folder = contentFolder,
  { cache }: Pick<Place, 'cache'> = contentPlace,
): Promise<[file: string, Buffer][]> {
  const brand = await brandOf(folder)
  return fewAtOnce(cards, async (card) => [
    card.file,
    await cardPicture(card, { brand, folder, cache }),
  ])
}

/** What all pictures of a company share. */
interface Company {
  brand: Brand
  folder: string
  cache: string
}

/**
 * 1200 by 630 pixels: the headline and the brand, beside what the page is about. Where the font
 * lacks letters, it is that alone, with the logo and, if the font has its letters, the name.
 */
async function cardPicture(card: ShareCard, { brand, folder, cache }: Company): Promise<Buffer> {
  const layers =
    (await lettersLackingIn(card)).length > 0
      ? await withoutWords(card, brand, folder)
      : await withWords(card, brand, folder)
  const { photo, before } = layers
  const photos = await Promise.all(
    [photo, before].flatMap((one) => (one ? hashOfFile(one.path, one.focus) : [])),
  )
  const hash = sha256(JSON.stringify([layers, photos, settings])).slice(0, 12)
  const path = await cached(join(cache, `share-${hash}.jpg`), (file) =>
    paint(layers, brand).then((picture) => writeFile(file, picture)),
  )
  return readFile(path)
}

/** The letters of a card that the display font lacks. */
export function lettersLackingIn({ headline, art }: ShareCard): Promise<string[]> {
  const lines = 'lines' in art ? art.lines.map(({ text }) => text) : []
  return lackingLetters([headline, ...lines].join(' '))
}

const settings = { quality: 84, mozjpeg: true }

async function brandOf(folder: string): Promise<Brand> {
  const { colours } = readLook(folder)
  const logo = await readLogo(folder)
  return {
    name: readCompany(folder).name,
    mark: await readMark(folder),
    wideLogo: placeOf(logo) === 'name' ? logo : undefined,
    colour: (name) => inLight(colours[name]),
  }
}

async function withWords(card: ShareCard, brand: Brand, folder: string): Promise<Layers> {
  const { art } = card
  const panel = await drawPanel(card, brand)
  if ('lines' in art) return { left: 0, drawing: (await drawLines(art.lines, brand)) + panel }
  const { before, ...photos } = photosOf(art, folder)
  if (!before) return { left: leftOf.picture, ...photos, drawing: panel }
  return {
    left: leftOf.picture,
    ...photos,
    before: { ...before, line: leftOf.line },
    drawing: band(leftOf.line - 4, 8, brand.colour('gold')) + panel,
  }
}

async function withoutWords(card: ShareCard, brand: Brand, folder: string): Promise<Layers> {
  const art = 'lines' in card.art ? readLook(folder).share : card.art
  const { before, photo } = photosOf(art, folder)
  const hasName = (await lackingLetters(brand.name)).length === 0
  const right = brandGround[hasName || brand.wideLogo ? 'withName' : 'alone']
  const line = size.width / 2 + 67
  const drawing = `${before ? band(line - 5, 10, brand.colour('gold')) : ''}
    <path fill="${brand.colour('ink')}" d="M0 418H${right}l-45 212H0z"/>
    ${await drawBrand(brand, 'ink', right - 190)}`
  return {
    left: 0,
    ...(photo && { photo }),
    ...(before && { before: { ...before, line } }),
    drawing,
  }
}

function photosOf(art: Exclude<Art, { lines: unknown }>, folder: string) {
  if ('drawing' in art) return { photo: { path: art.drawing, focus: '50% 50%' } }
  const { picture, before, focus = '50% 50%' } = art
  const photo = { path: pathOf(picture, folder), focus }
  return before === undefined
    ? { photo }
    : { photo, before: { path: pathOf(before, folder), focus } }
}

function pathOf(picture: string, folder: string): string {
  const original = originalsIn('masters', { media: join(folder, 'media') }).find(
    ({ name }) => name === picture,
  )
  if (!original) throw new Error(`There is no picture ${picture} in the masters.`)
  return original.path
}

async function paint({ left, photo, before, drawing }: Layers, { colour }: Brand): Promise<Buffer> {
  const room = { width: size.width - left, height: size.height }
  const ground = { ...size, channels: 3 as const, background: colour('paper') }
  return sharp({ create: ground })
    .composite([
      ...(photo ? [{ input: await cropped(photo, room), left, top: 0 }] : []),
      ...(before ? [{ input: svgOf(await clipped(before, room, left)) }] : []),
      { input: svgOf(drawing) },
    ])
    .jpeg(settings)
    .toBuffer()
}

const svgOf = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${content}</svg>`,
  )

/** A photo up to a slanted line. */
async function clipped(before: NonNullable<Layers['before']>, room: Room, left: number) {
  const photo = (await cropped(before, room)).toString('base64')
  const { line } = before
  return `<clipPath id="before"><path d="M0 0H${line}L${line - slant} ${size.height}H0z"/></clipPath>
    <image href="data:image/png;base64,${photo}" x="${left}" width="${room.width}" height="${room.height}" clip-path="url(#before)"/>`
}

type Room = Record<'width' | 'height', number>

/** The part of a photo or a drawing that is to be seen, as large as the room. */
async function cropped({ path, focus }: Photo, { width, height }: Room): Promise<Buffer> {
  const isDrawing = path.endsWith('.svg')
  const source: Sharp = isDrawing ? sharp(path, { density: 144 }) : upright({ path })
  const { autoOrient } = await source.metadata()
  const scale = Math.max(width / autoOrient.width, height / autoOrient.height)
  const scaled = {
    width: Math.ceil(autoOrient.width * scale),
    height: Math.ceil(autoOrient.height * scale),
  }
  const [across = 50, down = 50] = focus.split(' ').map((part) => Number.parseFloat(part))
  return source
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      width,
      height,
      left: Math.floor(((scaled.width - width) * across) / 100),
      top: Math.floor(((scaled.height - height) * down) / 100),
    })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
