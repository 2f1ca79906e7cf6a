import sharp from 'sharp'
import type { Colours } from '../../content-schema/look.ts'
import { inLight } from './colours.ts'
import type { ReadLogo } from './read-logo.ts'
import { squareForCircle, viewBoxOf } from './square.ts'

/**
 * The shape of an icon: the circle around the logo and the radius of the corners, as fractions of
 * its side.
 */
interface Cut {
  readonly circle: number
  readonly corner: number
}

const rounded: Cut = { circle: 0.86, corner: 0.3 }

/** Phones round the corners themselves, so the background reaches the edge. */
const square: Cut = { ...rounded, corner: 0 }

/** A phone may cut off a tenth on each side: https://www.w3.org/TR/appmanifest/#icon-masks */
const maskable: Cut = { circle: 0.65, corner: 0 }

type Draw = (logo: ReadLogo, colours: Colours) => string | Promise<Buffer>

/** The function that draws each icon, by the name of its file. */
export const iconDrawers: Readonly<Record<string, Draw>> = {
  'favicon.svg': (logo, colours) => svgIcon(logo, colours, rounded),
  'apple-touch-icon.png': (logo, colours) => pngIcon(180, svgIcon(logo, colours, square)),
  'icon-512.png': (logo, colours) => pngIcon(512, svgIcon(logo, colours, rounded)),
  'icon-maskable-512.png': (logo, colours) => pngIcon(512, svgIcon(logo, colours, maskable)),
}

/** The logo on a gold ground or, in a browser with a dark theme, a light gold logo on ink. */
function svgIcon({ ink, svg }: ReadLogo, colours: Colours, { circle, corner }: Cut): string {
  const box = squareForCircle(ink, circle)
  const ground = `x="${box.x}" y="${box.y}" width="100%" height="100%" rx="${corner * 100}%"`
  const [gold, onGold] = [inLight(colours.gold), inLight(colours['on-gold'])]
  const [dark, onDark] = [inLight(colours.ink), inLight(colours['gold-light'])]
  const style =
    `.b{fill:${gold}}.r{color:${onGold};fill:${onGold}}` +
    `@media (prefers-color-scheme:dark){.b{fill:${dark}}.r{color:${onDark};fill:${onDark}}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(box)}"><title>Logo</title><style>${style}</style><rect class="b" ${ground}/><g class="r">${svg}</g></svg>`
}

async function pngIcon(size: number, svg: string): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `)
  return sharp(Buffer.from(sized)).png({ compressionLevel: 9, palette: true }).toBuffer()
}
