import { extname } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import type { Colours } from '../../content-schema/look.ts'
import { contentFolder } from '../content/content-folder.ts'
import { inLight, readLook } from './colours.ts'
import { squareForCircle, viewBoxOf } from './ink.ts'
import { readMark } from './mark.ts'
import type { ReadLogo } from './read-logo.ts'

/**
 * What browsers and phones show around the company's pages: icons of its logo, and the colour of
 * the browser's frame.
 */
export function icons(folder = contentFolder): Plugin {
  const draw = async (name: string) =>
    iconDrawers[name]?.(await readMark(folder), readLook(folder).colours)
  return {
    name: 'icons',
    transformIndexHtml: () => {
      const content = inLight(readLook(folder).colours.paper)
      return [{ tag: 'meta', attrs: { name: 'theme-color', content }, injectTo: 'head' }]
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return
      for (const fileName of Object.keys(iconDrawers)) {
        const source = await draw(fileName)
        if (source) this.emitFile({ type: 'asset', fileName, source })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, response, next) => {
        const name = url.replace(/^\/|\?.*$/g, '')
        if (!Object.hasOwn(iconDrawers, name)) return next()
        try {
          const type = types[extname(name)] ?? 'image/png'
          response.setHeader('Content-Type', type).setHeader('Cache-Control', 'no-cache')
          response.end(await draw(name))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
}

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
  // Feed readers, search engines and old browsers ask for this one, whatever the page names.
  'favicon.ico': async (logo, colours) =>
    icoOf(await pngIcon(48, svgIcon(logo, colours, rounded)), 48),
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

/** A picture in the form of an .ico file: https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoOf(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // of one picture
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits of a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

async function pngIcon(size: number, svg: string): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `)
  return sharp(Buffer.from(sized)).png({ compressionLevel: 9, palette: true }).toBuffer()
}
