import { join } from 'node:path'
import sharp from 'sharp'
import { contentFolder } from '../content/content-folder.ts'
import { readCompany } from '../content/reader.ts'
import { inLight } from '../look/colours.ts'
import { readLogo } from '../look/read-logo.ts'
import { readLook } from '../look/read-look.ts'
import { squareWithRoom, viewBoxOf } from '../look/square.ts'
import { originalsIn } from '../pictures/originals.ts'
import { upright } from '../pictures/upright.ts'
import { type Outline, outlinesOf } from './outlines.ts'

/** The mark on the dark band, in pixels, and how much of its side the circle around the logo is. */
const mark = { left: 48, side: 104, circle: 0.765 } as const

/** Where the name may stand beside it. */
const band = { left: 180, width: 540, middle: 545 } as const

/** Between two words, from one line to the next, and how high a capital is, as parts of their size. */
const space = 0.24
const leading = 1
const capital = 0.69

/**
 * What a shared link to the site shows, 1200 by 630 pixels: a picture of the company's work, over its left
 * half perhaps the same before, and the logo with the name.
 */
export async function sharePicture(folder = contentFolder): Promise<Buffer> {
  const { colours, share } = readLook(folder)
  const { svg, ink } = await readLogo(folder)
  const gold = inLight(colours.gold)
  const onGold = inLight(colours['on-gold'])
  const top = band.middle - mark.side / 2
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    ${share.before === undefined ? '' : await halfOf(share.before, gold, folder)}
    <path fill="${inLight(colours.ink)}" d="M0 460H780L744 630H0z"/>
    <rect x="${mark.left}" y="${top}" width="${mark.side}" height="${mark.side}" rx="${0.32 * mark.side}" fill="${gold}"/>
    <svg x="${mark.left}" y="${top}" width="${mark.side}" height="${mark.side}" viewBox="${viewBoxOf(squareWithRoom(ink, mark.circle))}">
      <g fill="${onGold}" color="${onGold}">${svg}</g>
    </svg>
    <g fill="${inLight(colours['on-ink'])}">${await drawn(readCompany(folder).name)}</g>
  </svg>`
  return sharp(await cropped(share.picture, folder))
    .composite([{ input: Buffer.from(drawing) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** A picture over the left half, up to a slanted line. */
async function halfOf(picture: string, line: string, folder: string): Promise<string> {
  const before = (await cropped(picture, folder)).toString('base64')
  return `<clipPath id="left"><path d="M0 0H866L732 630H0z"/></clipPath>
    <image href="data:image/png;base64,${before}" width="1200" height="630" clip-path="url(#left)"/>
    <path fill="${line}" d="M861 0h10L737 630h-10z"/>`
}

/** A master, in the proportions of what is shared. */
async function cropped(picture: string, folder: string): Promise<Buffer> {
  const original = originalsIn('masters', { media: join(folder, 'media') }).find(
    ({ name }) => name === picture,
  )
  if (!original) throw new Error(`There is no picture ${picture} in the masters.`)
  return upright(original).resize(1200, 630).png().toBuffer()
}

/** A name on one line or on two, whichever lets it be larger; its first word is the boldest. */
async function drawn(name: string): Promise<string> {
  const words = await outlinesOf(name.trim(), (at) => (at === 0 ? 800 : 600))
  const ways = words.map((_, at) => [words.slice(0, at), words.slice(at)].filter(hasWords))
  const [lines = []] = ways.sort(
    (one, other) => sizeOf(other) - sizeOf(one) || widest(one) - widest(other),
  )
  const size = sizeOf(lines)
  const first = band.middle + (size * (capital - leading * (lines.length - 1))) / 2
  return lines
    .map((line, at) => {
      const y = first + at * size * leading
      return `<g transform="translate(${band.left} ${y}) scale(${size})">${inLine(line)}</g>`
    })
    .join('')
}

const hasWords = (line: Outline[]) => line.length > 0

/** The largest that the name may be on these lines. */
const sizeOf = (lines: Outline[][]) =>
  Math.min(lines.length === 1 ? 80 : 64, band.width / widest(lines))

const widest = (lines: Outline[][]) => Math.max(...lines.map(widthOf))

const widthOf = (line: Outline[]) => line.reduce((sum, { width }) => sum + width + space, -space)

/** The words side by side. */
const inLine = (line: Outline[]) =>
  line
    .map(
      ({ svg }, at) =>
        `<g transform="translate(${widthOf(line.slice(0, at)) + space} 0)">${svg}</g>`,
    )
    .join('')
