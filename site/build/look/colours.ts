import type { ColourName, Colours } from '../../content-schema/look.ts'

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
