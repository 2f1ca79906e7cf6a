import { readFile } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'
import sharp from 'sharp'
import type { SharedCrop } from '../../seo/structured-data.ts'
import { contentFolder } from '../content/content-folder.ts'
import { readCompany } from '../content/reader.ts'
import { inLight, readLook } from '../look/colours.ts'
import { squareForCircle, viewBoxOf } from '../look/ink.ts'
import { readLogo } from '../look/read-logo.ts'
import { cached, hashOfFile } from '../pictures/cache.ts'
import { contentPlace, originalsIn, type Place } from '../pictures/originals.ts'
import { upright } from '../pictures/photo.ts'
import { drawName } from './draw-name.ts'

/** The mark, in pixels. `circle` is the circle around the logo, as a fraction of the side. */
const mark = { left: 48, side: 104, circle: 0.765 } as const

/** The room for the name next to the mark, in pixels. */
const nameRoom = { left: 180, width: 540, middle: 545 } as const

/** How wide the ground of the mark and the name is, above and below, in pixels; and of the mark alone. */
const grounds = { withName: [780, 744], alone: [236, 200] } as const

/**
 * The picture of a shared link to the site, 1200 by 630 pixels: a picture of the company's work,
 * the logo, and the name if the font has its letters. A picture from before the work, if look.json names one, covers the left
 * half.
 */
export async function sitePicture(folder = contentFolder): Promise<Buffer> {
  const { colours, share } = readLook(folder)
  const { svg, ink } = await readLogo(folder)
  const gold = inLight(colours.gold)
  const onGold = inLight(colours['on-gold'])
  const name = await drawName(readCompany(folder).name, nameRoom)
  const [above, below] = name ? grounds.withName : grounds.alone
  const top = nameRoom.middle - mark.side / 2
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    ${share.before === undefined ? '' : await leftHalf(share.before, gold, folder)}
    <path fill="${inLight(colours.ink)}" d="M0 460H${above}L${below} 630H0z"/>
    <rect x="${mark.left}" y="${top}" width="${mark.side}" height="${mark.side}" rx="${0.32 * mark.side}" fill="${gold}"/>
    <svg x="${mark.left}" y="${top}" width="${mark.side}" height="${mark.side}" viewBox="${viewBoxOf(squareForCircle(ink, mark.circle))}">
      <g fill="${onGold}" color="${onGold}">${svg}</g>
    </svg>
    <g fill="${inLight(colours['on-ink'])}">${name}</g>
  </svg>`
  return sharp(await cropped(share.picture, folder))
    .composite([{ input: Buffer.from(drawing) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** A picture over the left half, up to a slanted line. */
async function leftHalf(picture: string, lineColour: string, folder: string): Promise<string> {
  const before = (await cropped(picture, folder)).toString('base64')
  return `<clipPath id="left"><path d="M0 0H866L732 630H0z"/></clipPath>
    <image href="data:image/png;base64,${before}" width="1200" height="630" clip-path="url(#left)"/>
    <path fill="${lineColour}" d="M861 0h10L737 630h-10z"/>`
}

/** A master, cropped to the size of the shared picture. */
async function cropped(picture: string, folder: string): Promise<Buffer> {
  const original = originalsIn('masters', { media: join(folder, 'media') }).find(
    ({ name }) => name === picture,
  )
  if (!original) throw new Error(`There is no picture ${picture} in the masters.`)
  return upright(original).resize(1200, 630).png().toBuffer()
}

const settings = { quality: 80, mozjpeg: true }

/** A picture, cut from its master, that networks and search engines show with a link. */
export async function croppedPicture(
  crop: SharedCrop,
  place: Place = contentPlace,
): Promise<Buffer> {
  const { picture, width, height } = crop
  const original = originalsIn('masters', place).find(({ name }) => name === picture)
  if (!original) throw new Error(`There is no picture media/masters/${picture}.jpg.`)
  const hash = await hashOfFile(original.path, JSON.stringify([crop, settings]))
  const name = `${parse(basename(crop.file)).name}-${hash.slice(0, 6)}.jpg`
  const path = await cached(join(place.cache, name), (file) =>
    upright(original).resize(width, height).jpeg(settings).toFile(file),
  )
  return readFile(path)
}
