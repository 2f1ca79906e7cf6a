import type { Company } from '../../content-schema/company.ts'
import type { ColourName } from '../../content-schema/look.ts'
import { lackingLetters } from '../lettering/outlines.ts'
import { textBlock } from '../lettering/text-block.ts'
import { squareForCircle, viewBoxOf } from '../look/ink.ts'
import type { ReadLogo } from '../look/read-logo.ts'
import type { Line, ShareCard } from './cards.ts'

/** In pixels: what networks ask for. */
export const size = { width: 1200, height: 630 } as const

/** The brand as the pictures of shared links show it. */
export interface Brand {
  readonly name: Company['name']
  readonly mark: ReadLogo
  /** A wide logo, which stands for mark and name. */
  readonly wideLogo: ReadLogo | undefined
  readonly colour: (name: ColourName) => string
}

/** The margin at the edges, in pixels. */
const margin = 64

/** How far a line with the slant of the brand, 12°, moves to the left from the top to the bottom. */
export const slant = size.height * Math.tan((12 * Math.PI) / 180)

/** Where the panel ends at the top: beside a picture, and beside lines, which need more room. */
const edges = { picture: 764, lines: 668 } as const

/** Where a picture begins, under the panel, and where a line through it begins at the top. */
export const leftOf = { picture: 620, line: 1012 } as const

/** The colours on each ground of a panel. */
const grounds = {
  ink: { text: 'on-ink', mark: 'gold', onMark: 'on-gold' },
  'sage-deep': { text: 'on-ink', mark: 'gold', onMark: 'on-gold' },
  gold: { text: 'on-gold', mark: 'ink', onMark: 'gold' },
} as const satisfies Record<ShareCard['ground'], Record<string, ColourName>>

/** Where the slanted edge is, at a height of the picture. */
const edgeAt = (top: number, y: number) => top - (slant * y) / size.height

/** What is drawn over the picture or the lines: the panel with the headline and the brand. */
export async function drawPanel(card: ShareCard, brand: Brand): Promise<string> {
  const { colour } = brand
  const edge = edges['lines' in card.art ? 'lines' : 'picture']
  const palette = grounds[card.ground]
  const widthAt = (y: number) => edgeAt(edge, margin + y) - margin - 44
  const headline = await textBlock(card.headline, {
    widthAt,
    height: 350,
    sizes: { largest: 112, least: 28, step: 4 },
  })
  return `
    <path fill="${colour(card.ground)}" d="M0 0H${edge}L${edge - slant} ${size.height}H0z"/>
    ${card.ground === 'gold' ? band(edge - 150, 150, colour('gold-light')) : ''}
    ${'lines' in card.art ? '' : band(edge - 5, 10, colour('gold'))}
    <g transform="translate(${margin} ${margin})" fill="${colour(palette.text)}">${headline.svg}</g>
    ${await drawBrand(brand, card.ground, widthAt(470))}`
}

/** A stripe with the slant of the brand. */
export const band = (left: number, width: number, fill: string) =>
  `<path fill="${fill}" d="M${left} 0h${width}L${left + width - slant} ${size.height}h${-width}z"/>`

/** The side of the mark, in pixels, and the middle of the brand. */
const mark = { side: 84, middle: 524 } as const

/** The mark and the name at the bottom left, or the mark alone if the font lacks letters of the name. */
export async function drawBrand(
  brand: Brand,
  ground: ShareCard['ground'],
  width: number,
): Promise<string> {
  const palette = grounds[ground]
  const { name, colour, wideLogo } = brand
  const text = colour(palette.text)
  if (wideLogo) {
    const { ink, svg } = wideLogo
    const height = Math.min(mark.side, (width * ink.height) / ink.width)
    const wide = (height * ink.width) / ink.height
    return drawing(svg, viewBoxOf(ink), text, margin, mark.middle - height / 2, wide, height)
  }
  const { ink, svg } = brand.mark
  const top = mark.middle - mark.side / 2
  const tile = `<rect x="${margin}" y="${top}" width="${mark.side}" height="${mark.side}" rx="${0.32 * mark.side}" fill="${colour(palette.mark)}"/>`
  const square = viewBoxOf(squareForCircle(ink, 0.765))
  const logo = drawing(svg, square, colour(palette.onMark), margin, top, mark.side, mark.side)
  if ((await lackingLetters(name)).length > 0) return tile + logo
  const left = margin + mark.side + 24
  const lines = await textBlock(name, {
    widthAt: () => width - mark.side - 24,
    height: mark.side,
    sizes: { largest: 46, least: 22, step: 2 },
    weightOf: (at) => (at === 0 ? 800 : 600),
  })
  return `${tile}${logo}<g transform="translate(${left} ${mark.middle - lines.height / 2})" fill="${text}">${lines.svg}</g>`
}

function drawing(
  svg: string,
  viewBox: string,
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}"><g fill="${fill}" color="${fill}">${svg}</g></svg>`
}

/** Where the tiles are, in pixels. */
const tiles = { left: 704, width: 440, most: 4, height: 112, gap: 18 } as const

/** Lines as tiles below each other; a single one with an icon shows that alone, large. */
export async function drawLines(lines: readonly Line[], { colour }: Brand): Promise<string> {
  const shown = lines.slice(0, tiles.most)
  const [only] = shown
  if (only?.icon && shown.length === 1)
    return `<circle cx="910" cy="315" r="200" fill="${colour('sage-tint')}"/>${iconAt(only.icon, 786, 191, 248, colour('sage-text'))}`
  const height = shown.length * (tiles.height + tiles.gap) - tiles.gap
  const rows = await Promise.all(
    shown.map(async ({ text, icon }, at) => {
      const y = (size.height - height) / 2 + at * (tiles.height + tiles.gap)
      const start = icon ? 108 : 34
      const block = await textBlock(text, {
        widthAt: () => tiles.width - start - 30,
        height: 74,
        sizes: { largest: shown.length < 3 ? 50 : 34, least: 24, step: 2 },
        weightOf: () => 700,
        style: 'text',
      })
      const box = `<rect width="${tiles.width}" height="${tiles.height}" rx="28" fill="${colour('card')}" stroke="${colour('line')}" stroke-width="3"/>`
      const drawn = icon
        ? `<rect x="22" y="22" width="68" height="68" rx="22" fill="${colour('sage-tint')}"/>${iconAt(icon, 38, 38, 36, colour('sage-text'))}`
        : ''
      return `<g transform="translate(${tiles.left} ${y})">${box}${drawn}<g transform="translate(${start} ${(tiles.height - block.height) / 2})" fill="${colour('text')}">${block.svg}</g></g>`
    }),
  )
  return rows.join('')
}

const iconAt = (path: string, x: number, y: number, side: number, stroke: string) =>
  `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 24 24" fill="none" stroke="${stroke}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`
