// Makes the site's two font files and the styles that declare them: `npm run fonts`. Run it after
// a font package was updated, and commit what it writes.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { fallbackFace, localFonts, measure } from './font-metrics.js'

const site = fileURLToPath(new URL('..', import.meta.url))
const packages = fileURLToPath(new URL('../../node_modules/@fontsource-variable/', import.meta.url))

/** English, the accents of Canadian French, and the signs our texts use. */
const text = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...'Éàâçèéêëîïôùûü',
  ...'\u00a0£©®°·½×–—‘’“”•…−→',
].join('')

/**
 * `axes` limits the variable axes to what the styles use; `stands` are the instances most text is
 * set in, which the fallback faces imitate.
 */
const fonts = [
  {
    family: 'Bricolage Grotesque',
    name: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-opsz-normal.woff2',
    axes: { wght: { min: 600, max: 800 }, opsz: { min: 24, max: 96 } },
    stands: /** @type {const} */ ([
      { weights: '600 800', axes: { wght: 760, opsz: 72 }, cut: 'bold' },
    ]),
  },
  {
    family: 'Figtree',
    name: 'figtree',
    file: 'figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 750 } },
    stands: /** @type {const} */ ([
      { weights: '400 560', axes: { wght: 450 }, cut: 'regular' },
      { weights: '561 750', axes: { wght: 640 }, cut: 'bold' },
    ]),
  },
]

/** Kerning, accents, and figures of one width; the faces' alternates are never used. */
const features = ['kern', 'mark', 'ccmp', 'locl', 'tnum', 'lnum']

let css = '/* Written by site/scripts/fonts.js: change it there and run `npm run fonts`. */\n'
let licence = ''

for (const { family, name, file, axes, stands } of fonts) {
  const original = await readFile(`${packages}${name}/files/${file}`)
  const subset = await subsetFont(original, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  })
  await writeFile(`${site}public/fonts/${name}.woff2`, subset)

  css += `
@font-face {
  font-family: '${family}';
  src: url('/fonts/${name}.woff2') format('woff2');
  font-weight: ${axes.wght.min} ${axes.wght.max};
  font-display: swap;
}
`
  for (const { weights, axes, cut } of stands) {
    const instance = await subsetFont(original, text, {
      targetFormat: 'truetype',
      variationAxes: axes,
    })
    for (const local of localFonts) {
      css += fallbackFace(`${family} ${local.name}`, weights, local[cut], measure(instance))
    }
  }
  licence += `${family}\n\n${await readFile(`${packages}${name}/LICENSE`, 'utf8')}\n`
  console.log(`${name}.woff2: ${(subset.length / 1000).toFixed(1)} kB`)
}

await writeFile(`${site}styles/fonts.css`, css)
await writeFile(`${site}public/fonts/OFL.txt`, licence)
