import { join } from 'node:path'
import sharp from 'sharp'
import { contentFolder } from './content/content-folder.ts'
import { readCompany } from './content/reader.ts'
import { type Outline, outlinesOf } from './outlines.ts'

const masters = join(contentFolder, 'media/masters')

/** Where the name may stand on the dark band, in pixels. */
const band = { left: 48, width: 672, middle: 553 } as const

/** Between two words, from one line to the next, and how high a capital is, as parts of their size. */
const space = 0.24
const leading = 1
const capital = 0.69

/**
 * What a shared link to the site shows, 1200 by 630 pixels: a driveway half washed, and the
 * company's name.
 */
export async function sharePicture(): Promise<Buffer> {
  const picture = (file: string) =>
    sharp(`${masters}/${file}.jpg`).resize(1200, 630).png().toBuffer()
  const before = (await picture('driveway-before')).toString('base64')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <clipPath id="left"><path d="M0 0H866L732 630H0z"/></clipPath>
    <image href="data:image/png;base64,${before}" width="1200" height="630" clip-path="url(#left)"/>
    <path fill="#f4b400" d="M861 0h10L737 630h-10z"/>
    <path fill="#1c2024" d="M0 460H780L744 630H0z"/>
    <g fill="#fbf7ec">${await drawn(readCompany(contentFolder).name)}</g>
  </svg>`
  return sharp(await picture('driveway-after'))
    .composite([{ input: Buffer.from(drawing) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
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
