/** Draws the icons that are no SVG from site/public/favicon.svg: npm run icons. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../public/', import.meta.url))
const rounded = await readFile(`${folder}favicon.svg`, 'utf8')

/** Phones cut the corners themselves, so the gold goes to the edge. */
const square = rounded.replace('rx="12"', '')

/** A maskable icon may lose a tenth on each side: https://www.w3.org/TR/appmanifest/#icon-masks */
const maskable = square.replace('translate(0 -2.4) scale(.66)', 'translate(0 -5.2) scale(.5)')

await draw(square, 180, 'apple-touch-icon')
await draw(rounded, 512, 'icon-512')
await draw(maskable, 512, 'icon-maskable-512')

/**
 * @param {string} svg
 * @param {number} size in pixels
 * @param {string} name
 */
async function draw(svg, size, name) {
  const picture = sharp(Buffer.from(svg), { density: 72 * (size / 40) })
  await picture
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}${name}.png`)
}
