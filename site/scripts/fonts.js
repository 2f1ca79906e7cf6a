// Makes the site's font files and the styles that declare them: `npm run fonts`. Run it after
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

/** What headings are written with: the rest is another file, which a browser loads where a heading has it. */
const headings = [
  ...Array.from({ length: 26 }, (_, i) => String.fromCodePoint(0x41 + i, 0x61 + i)),
  ..."0123456789 \u00a0.,:!?$%&+-/()'#·–—’−",
].join('')

/**
 * `first` is what the file that each page loads holds. `axes` limits the variable axes to what the styles use; `stands` are the instances most text is
 * set in, which the fallback faces imitate; `wideStands` take their place in wide windows, where headings are larger and drawn narrower. `kind` is what
 * they mostly are in; without it, sentences.
 */
const fonts = [
  {
    family: 'Bricolage Grotesque',
    name: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-opsz-normal.woff2',
    first: headings,
    axes: { wght: { min: 600, max: 800 }, opsz: { min: 24, max: 96 } },
    stands: /** @type {const} */ ([
      { weights: '600 730', axes: { wght: 700, opsz: 24 }, cut: 'bold' },
      { weights: '731 770', axes: { wght: 740, opsz: 26 }, cut: 'bold' },
      { weights: '771 790', axes: { wght: 780, opsz: 38 }, cut: 'bold' },
      { weights: '791 800', axes: { wght: 800, opsz: 46 }, cut: 'bold' },
    ]),
    wideStands: /** @type {const} */ ([
      { weights: '731 770', axes: { wght: 740, opsz: 34 }, cut: 'bold' },
      { weights: '771 790', axes: { wght: 780, opsz: 62 }, cut: 'bold' },
      { weights: '791 800', axes: { wght: 800, opsz: 90 }, cut: 'bold' },
    ]),
  },
  {
    family: 'Figtree',
    name: 'figtree',
    file: 'figtree-latin-wght-normal.woff2',
    first: text,
    axes: { wght: { min: 400, max: 750 } },
    stands: /** @type {const} */ ([
      { weights: '400 560', axes: { wght: 450 }, cut: 'regular' },
      { weights: '561 750', axes: { wght: 660 }, cut: 'bold', kind: 'labels' },
    ]),
    wideStands: [],
  },
]

/** Kerning, accents, and figures of one width; the faces' alternates are never used. */
const features = ['kern', 'mark', 'ccmp', 'locl', 'tnum', 'lnum']

const note = '/* Written by site/scripts/fonts.js: change it there and run `npm run fonts`. */\n'
let css = note
let fallbacks = note
let licence = ''
/** The faces of css, as the loader takes them. */
const faces = []

for (const { family, name, file, first, axes, stands, wideStands } of fonts) {
  const original = await readFile(`${packages}${name}/files/${file}`)
  const rest = [...text].filter((character) => !first.includes(character)).join('')
  for (const [part, held] of Object.entries({ [name]: first, [`${name}-rest`]: rest })) {
    if (!held) continue
    const subset = await subsetFont(original, held, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: features,
    })
    await writeFile(`${site}public/fonts/${part}.woff2`, subset)
    console.log(`${part}.woff2: ${(subset.length / 1000).toFixed(1)} kB`)
    const file = `${part}.woff2`
    const weight = `${axes.wght.min} ${axes.wght.max}`
    css += `
@font-face {
  font-family: '${family}';
  src: url('/fonts/${file}') format('woff2');
  font-weight: ${weight};
  font-display: swap;${rest && `\n  unicode-range:\n    ${rangesOf(held)};`}
}
`
    faces.push({
      family,
      file,
      weight,
      isRare: held !== first,
      unicodeRange: rest ? rangesOf(held) : 'U+0-10FFFF',
    })
  }
  fallbacks += await fallbackFaces(family, original, stands)
  const wideFaces = await fallbackFaces(family, original, wideStands)
  if (wideFaces) fallbacks += `\n@media (width > 56rem) {${wideFaces.replace(/^(?=.)/gm, '  ')}}\n`
  licence += `${family}\n\n${await readFile(`${packages}${name}/LICENSE`, 'utf8')}\n`
}

await writeFile(`${site}styles/fonts.css`, css)
await writeFile(`${site}styles/fallback-fonts.css`, fallbacks)
await writeFile(`${site}fonts/faces.json`, `${JSON.stringify(faces, null, 2)}\n`)
await writeFile(`${site}public/fonts/OFL.txt`, licence)

/**
 * The faces that each of the local fonts gives for these instances of a font.
 * @param {string} family
 * @param {Buffer} original
 * @param {readonly { weights: string, axes: Record<string, number>, cut: 'regular' | 'bold', kind?: 'labels' }[]} stands
 */
async function fallbackFaces(family, original, stands) {
  let faces = ''
  for (const { weights, axes, cut, kind = 'sentences' } of stands) {
    const instance = await subsetFont(original, text, {
      targetFormat: 'truetype',
      variationAxes: axes,
    })
    const metrics = measure(instance, kind)
    for (const {
      name,
      [cut]: { local, widths },
    } of localFonts) {
      faces += fallbackFace(`${family} ${name}`, weights, { local, width: widths[kind] }, metrics)
    }
  }
  return faces
}

/**
 * Characters as CSS counts them, neighbours in one range.
 * @param {string} characters
 */
function rangesOf(characters) {
  /** @type {{ from: number, to: number }[]} */
  const ranges = []
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0)
  for (const code of codes.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last?.to === code - 1) last.to = code
    else ranges.push({ from: code, to: code })
  }
  const hex = (/** @type {number} */ code) => code.toString(16)
  return ranges.map(({ from, to }) => `u+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}
