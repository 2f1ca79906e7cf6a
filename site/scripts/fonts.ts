// Makes the site's font files and the styles that declare them: `npm run fonts`. Run it after
// a font package was updated, and commit what it writes.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { fallbackFace, localFonts, measure } from './font-metrics.ts'

const site = fileURLToPath(new URL('..', import.meta.url))
const packages = fileURLToPath(new URL('../../node_modules/@fontsource-variable/', import.meta.url))

/** English, the accents of Canadian French, and the signs our texts use. */
const text = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...'Éàâçèéêëîïôùûü',
  ...'\u00a0£©®°·½×–—‘’“”•…−→',
].join('')

/**
 * The characters that headings usually have. The rest of `text` is in a second file, which a
 * browser loads only if a heading needs it.
 */
const headings = [
  ...Array.from({ length: 26 }, (_, i) => String.fromCodePoint(0x41 + i, 0x61 + i)),
  ..."0123456789 \u00a0.,:!?$%&+-/()'#·–—’−",
].join('')

interface Instance {
  weights: string
  axes: Record<string, number>
  cut: 'regular' | 'bold'
  kind?: 'labels'
}

interface SiteFont {
  family: string
  name: string
  file: string
  common: string
  axes: { wght: { min: number; max: number }; opsz?: { min: number; max: number } }
  instances: Instance[]
  wideInstances: Instance[]
}

/** Without `unicodeRange` it has every character. */
interface Face {
  family: string
  file: string
  weight: string
  isRare?: true
  unicodeRange?: string
}

/**
 * `common` are the characters in the file that each page loads. `axes` limits the variable axes to
 * what the styles use. `instances` are the settings of the axes that most text has, which the
 * fallback faces imitate; `wideInstances` replace them in wide windows, where headings are larger and drawn
 * narrower. `kind` is the kind of text an instance mostly shows, sentences if it is left out.
 */
const fonts: SiteFont[] = [
  {
    family: 'Bricolage Grotesque',
    name: 'bricolage-grotesque',
    file: 'bricolage-grotesque-latin-opsz-normal.woff2',
    common: headings,
    axes: { wght: { min: 600, max: 800 }, opsz: { min: 24, max: 96 } },
    instances: [
      { weights: '600 730', axes: { wght: 700, opsz: 24 }, cut: 'bold' },
      { weights: '731 770', axes: { wght: 740, opsz: 26 }, cut: 'bold' },
      { weights: '771 790', axes: { wght: 780, opsz: 38 }, cut: 'bold' },
      { weights: '791 800', axes: { wght: 800, opsz: 46 }, cut: 'bold' },
    ],
    wideInstances: [
      { weights: '731 770', axes: { wght: 740, opsz: 34 }, cut: 'bold' },
      { weights: '771 790', axes: { wght: 780, opsz: 62 }, cut: 'bold' },
      { weights: '791 800', axes: { wght: 800, opsz: 90 }, cut: 'bold' },
    ],
  },
  {
    family: 'Figtree',
    name: 'figtree',
    file: 'figtree-latin-wght-normal.woff2',
    common: text,
    axes: { wght: { min: 400, max: 750 } },
    instances: [
      { weights: '400 560', axes: { wght: 450 }, cut: 'regular' },
      { weights: '561 750', axes: { wght: 660 }, cut: 'bold', kind: 'labels' },
    ],
    wideInstances: [],
  },
]

/** Kerning, accents, and figures of one width; the faces' alternates are never used. */
const features = ['kern', 'mark', 'ccmp', 'locl', 'tnum', 'lnum']

const note = '/* Written by site/scripts/fonts.ts: change it there and run `npm run fonts`. */\n'
let fallbacks = note
let licence = ''
/** The faces of the site, as the loader reads them. */
const faces: Face[] = []

for (const font of fonts) {
  const { family, name, file, instances, wideInstances } = font
  const original = await readFile(`${packages}${name}/files/${file}`)
  faces.push(...(await writeFontFiles(font, original)))
  fallbacks += await fallbackFaces(family, original, instances)
  const wideFaces = await fallbackFaces(family, original, wideInstances)
  if (wideFaces) fallbacks += `\n@media (width > 56rem) {${wideFaces}}\n`
  licence += `${family}\n\n${await readFile(`${packages}${name}/LICENSE`, 'utf8')}\n`
}

await writeFile(`${site}styles/fonts.css`, note + faces.map(fontFace).join(''))
await writeFile(`${site}styles/fallback-fonts.css`, fallbacks)
await writeFile(`${site}loading/faces.json`, `${JSON.stringify(faces, null, 2)}\n`)
await writeFile(`${site}public/fonts/OFL.txt`, licence)

/** Writes a font's file of common characters and, if any of the text is left, a file with the rest. */
async function writeFontFiles({ family, name, common, axes }: SiteFont, original: Buffer) {
  const rest = [...text].filter((character) => !common.includes(character)).join('')
  const files: (Pick<Face, 'file' | 'isRare'> & { characters: string })[] = [
    { file: `${name}.woff2`, characters: common },
  ]
  if (rest) files.push({ file: `${name}-rest.woff2`, characters: rest, isRare: true })
  const faces: Face[] = []
  for (const { characters, ...face } of files) {
    const subset = await subsetFont(original, characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: features,
    })
    await writeFile(`${site}public/fonts/${face.file}`, subset)
    console.log(`${face.file}: ${(subset.length / 1000).toFixed(1)} kB`)
    const weight = `${axes.wght.min} ${axes.wght.max}`
    faces.push({ family, weight, ...face, ...(rest && { unicodeRange: rangesOf(characters) }) })
  }
  return faces
}

function fontFace({ family, file, weight, unicodeRange }: Face) {
  return `
@font-face {
  font-family: '${family}';
  src: url('/fonts/${file}') format('woff2');
  font-weight: ${weight};
  font-display: swap;
  ${unicodeRange ? `unicode-range: ${unicodeRange};` : ''}
}
`
}

/** The fallback faces that imitate these instances of a font, one for each local font. */
async function fallbackFaces(family: string, original: Buffer, instances: Instance[]) {
  let rules = ''
  for (const { weights, axes, cut, kind = 'sentences' } of instances) {
    const instance = await subsetFont(original, text, {
      targetFormat: 'truetype',
      variationAxes: axes,
    })
    const metrics = measure(instance, kind)
    for (const localFont of localFonts) {
      const { local, widths } = localFont[cut]
      const face = { local, width: widths[kind] }
      rules += fallbackFace(`${family} ${localFont.name}`, weights, face, metrics)
    }
  }
  return rules
}

/** Characters as a `unicode-range` of CSS, neighbours in one range. */
function rangesOf(characters: string) {
  const ranges: { from: number; to: number }[] = []
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0)
  for (const code of codes.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last?.to === code - 1) last.to = code
    else ranges.push({ from: code, to: code })
  }
  const hex = (code: number) => code.toString(16)
  return ranges.map(({ from, to }) => `u+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}
