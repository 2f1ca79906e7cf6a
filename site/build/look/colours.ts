import { readFileSync } from 'node:fs'
import type { ColourName, Colours, Look } from '../../content-schema/look.ts'
import { readerOf } from '../content/reader.ts'

type Colour = Colours[ColourName]

/** The colour on a light page, which the site's pages are. */
export function inLight(colour: Colour): string {
  return typeof colour === 'string' ? colour : colour.light
}

/** The colour tokens, each with its value in CSS: `['--gold', '#f4b400']`. */
export function colourTokens(colours: Colours): readonly (readonly [string, string])[] {
  return Object.entries(colours).map(([name, colour]) => [`--${name}`, inCss(colour)])
}

function inCss(colour: Colour): string {
  return typeof colour === 'string' ? colour : `light-dark(${colour.light}, ${colour.dark})`
}

/** How the company of a folder of content looks. The file has been checked before. */
export function readLook(folder: string): Look {
  return readerOf(folder)<Look>('look.json')
}

const sheet = new URL('../../styles/tokens.css', import.meta.url)

/**
 * Every token that the site and the widgets share: the colours of a folder of content, and
 * styles/tokens.css.
 */
export function tokenSheet(folder: string): string {
  const tokens = colourTokens(readLook(folder).colours)
  const colours = tokens.map(([name, value]) => `${name}: ${value};`).join(' ')
  return `:host { ${colours} }\n${readFileSync(sheet, 'utf8')}`
}
