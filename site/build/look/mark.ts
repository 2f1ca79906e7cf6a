import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logo } from '../../../widgets/rules/company/business.ts'
import { readCompany } from '../content/reader.ts'
import { lettersOf, outlinesOf } from '../lettering/outlines.ts'
import { squareForCircle, viewBoxOf } from './ink.ts'
import { parseDrawing } from './parse-drawing.ts'
import { asJsxNames, measured, type ReadLogo, readLogo } from './read-logo.ts'

/** How many times as long as the other side of a logo its longer side is in a square at most. */
const longestInSquare = 2.5

/** How many times as wide as high a logo is at most that has the place of the name on a phone. */
const widest = 10

/** The circle around the mark, as a fraction of the side of its ground. */
const circle = 0.765

/** How a logo is shown: in a square beside the name, in place of the name, or not at all. */
type Place = 'mark' | 'name' | 'none'

/** Where a logo is legible, by its ink. */
export function placeOf({ ink }: Pick<ReadLogo, 'ink'>): Place {
  const ratio = ink.width / ink.height
  if (Math.max(ratio, 1 / ratio) <= longestInSquare) return 'mark'
  return ratio > 1 && ratio <= widest ? 'name' : 'none'
}

/**
 * The square mark of the company in a folder of content: icon.svg, or the logo if a square shows
 * it, or the first letter of the name. If the display font lacks that letter, it is the logo.
 */
export async function readMark(folder: string): Promise<ReadLogo> {
  if (hasIcon(folder)) return readLogo(folder, 'icon.svg')
  const logo = await readLogo(folder)
  return placeOf(logo) === 'mark' ? logo : ((await firstLetter(folder)) ?? logo)
}

async function firstLetter(folder: string): Promise<ReadLogo | undefined> {
  const [letter = ''] = lettersOf(readCompany(folder).shortName)
  const [outline] = await outlinesOf(letter.toLocaleUpperCase(), () => 800)
  if (!outline?.svg) return undefined
  return measured(
    parseDrawing(`<svg viewBox="0 -1 1 1.5">${outline.svg}</svg>`, 'of the ground').drawing,
  )
}

/** What an owner should know about a logo that a square does not show; '' if there is nothing. */
export async function markWarning(folder: string): Promise<string> {
  const logo = await readLogo(folder)
  if (placeOf(logo) === 'mark' || hasIcon(folder)) return ''
  const { width, height } = logo.ink
  const proportion = `is ${timesAsLong(width, height)} times as ${width > height ? 'wide as high' : 'high as wide'}`
  const places = placeOf(logo) === 'name' ? 'icons and other squares show' : 'every place shows'
  return `${proportion}: ${places} the first letter of the name instead; put a square mark into icon.svg.`
}

const timesAsLong = (width: number, height: number) =>
  Math.max(width / height, height / width).toFixed(1)

const hasIcon = (folder: string) => existsSync(join(folder, 'icon.svg'))

/** The mark of a folder of content, as a component draws it. */
export async function markForPages(folder: string): Promise<Logo> {
  const { shapes, ink } = await readMark(folder)
  return { viewBox: viewBoxOf(squareForCircle(ink, circle)), shapes: shapes.map(asJsxNames) }
}

/** A wide logo, which pages show in place of mark and name, without room around it. */
export async function wideLogoForPages(folder: string): Promise<Logo | null> {
  const logo = await readLogo(folder)
  if (placeOf(logo) !== 'name') return null
  return { viewBox: viewBoxOf(logo.ink), shapes: logo.shapes.map(asJsxNames) }
}
