import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs'

/**
 * The sans-serif fonts visitors have, one of them nearly everywhere: Windows, macOS and iOS; Android;
 * Linux. `width` is that of a letter in our texts, in ems, as `measure` gives it.
 */
export const localFonts = [
  {
    name: 'Arial',
    regular: { local: ['Arial', 'ArialMT', 'Liberation Sans'], width: 0.4527 },
    bold: { local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 0.487 },
  },
  {
    name: 'Roboto',
    regular: { local: ['Roboto', 'Roboto-Regular'], width: 0.4493 },
    bold: { local: ['Roboto Bold', 'Roboto-Bold'], width: 0.4564 },
  },
  {
    name: 'DejaVu',
    regular: { local: ['DejaVu Sans', 'DejaVuSans'], width: 0.5101 },
    bold: { local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 0.5774 },
  },
]

/** Headings and sentences as the site has them, for how wide its text is on average. */
const sample = [
  'First impressions, freshly mopped. We notice the baseboards. Get your Saturday back.',
  'Tell us about the mess. Three kinds of door. Reasons to hand over the keys.',
  'From walkthrough to spotless. Professional cleaning services in Surrey. Read this sum,',
  'then make your own. Choose the kind of premises, count offices, restrooms and common areas,',
  'and read every line.',
].join(' ')

/**
 * Reads what a line box is made of from a TrueType font, and how wide a letter is in our texts, in ems.
 * @param {Uint8Array} file
 */
export function measure(file) {
  const face = new Face(new Blob(Uint8Array.from(file)))
  const font = new Font(face)
  const { ascender, descender, lineGap } = font.hExtents()
  const text = new Text()
  text.addText(sample)
  text.guessSegmentProperties()
  shape(font, text)
  const glyphs = text.getGlyphInfosAndPositions()
  const advance = glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0)
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    width: advance / sample.length / face.upem,
  }
}

/**
 * A face cut from a font the visitor has, which takes the same room as the web font, so that
 * nothing moves when the web font arrives.
 * @param {string} family
 * @param {string} weights the range it stands in for
 * @param {{ local: string[], width: number }} local
 * @param {ReturnType<typeof measure>} metrics of the web font
 */
export function fallbackFace(family, weights, local, { ascent, descent, lineGap, width }) {
  const scale = width / local.width
  /** @param {number} share */
  const percent = (share) => `${+(share * 100).toFixed(2)}%`
  return `
@font-face {
  font-family: '${family}';
  src: ${local.local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: ${percent(lineGap / scale)};
}
`
}
