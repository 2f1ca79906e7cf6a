import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs'

/**
 * The sans-serif fonts that visitors have: Arial on Windows, macOS and iOS, Roboto on Android, and
 * DejaVu on Linux. `widths` are the average widths of a letter in each kind of text, in ems, from `measure`.
 */
export const localFonts = [
  {
    name: 'Arial',
    regular: {
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      widths: { sentences: 0.4527, labels: 0.4673 },
    },
    bold: {
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      widths: { sentences: 0.487, labels: 0.495 },
    },
  },
  {
    name: 'Roboto',
    regular: { local: ['Roboto', 'Roboto-Regular'], widths: { sentences: 0.4493, labels: 0.46 } },
    bold: { local: ['Roboto Bold', 'Roboto-Bold'], widths: { sentences: 0.4564, labels: 0.4699 } },
  },
  {
    name: 'DejaVu',
    regular: {
      local: ['DejaVu Sans', 'DejaVuSans'],
      widths: { sentences: 0.5101, labels: 0.5209 },
    },
    bold: {
      local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
      widths: { sentences: 0.5774, labels: 0.5876 },
    },
  },
]

/**
 * Texts like those of the site, to measure the average width of a letter. Labels have more capitals
 * and figures.
 */
const samples = {
  sentences: [
    'First impressions, freshly mopped. We notice the baseboards. Get your Saturday back.',
    'Tell us about the mess. Three kinds of door. Reasons to hand over the keys.',
    'From walkthrough to spotless. Professional cleaning services in Surrey. Read this sum,',
    'then make your own. Choose the kind of premises, count offices, restrooms and common areas,',
    'and read every line.',
  ].join(' '),
  labels: [
    'Get Free Quote. Get Quote Now! Call (604) 555-0124. Send Message. Services. About. Blog.',
    'Residential Cleaning. Commercial Cleaning. Airbnb Cleaning. Pressure Washing. Contact Us.',
    'Move-In/Move-Out Cleaning. Post-Construction Cleaning. 24-hour response guarantee.',
  ].join(' '),
}

/**
 * Reads the metrics of a line from a TrueType font, and the average width of a letter in a kind of
 * text, all in ems.
 */
export function measure(file: Uint8Array, kind: keyof typeof samples) {
  const sample = samples[kind]
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
 * The rule for a face that makes a font of the visitor as wide and high as the web font, whose
 * metrics these are, so that nothing moves when the web font arrives.
 */
export function fallbackFace(
  family: string,
  weights: string,
  { local, width: localWidth }: { local: string[]; width: number },
  metrics: ReturnType<typeof measure>,
): string {
  const { ascent, descent, lineGap, width } = metrics
  const scale = width / localWidth
  const percent = (share: number) => `${+(share * 100).toFixed(2)}%`
  return `
@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: ${percent(lineGap / scale)};
}
`
}
