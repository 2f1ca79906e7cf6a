/**
 * The sans-serif fonts visitors have, one of them nearly everywhere: Windows, macOS and iOS; Android;
 * Linux. `width` is the average of a lower-case letter in English text, in ems, as `measure` gives it.
 */
export const localFonts = [
  {
    name: 'Arial',
    regular: { local: ['Arial', 'ArialMT', 'Liberation Sans'], width: 0.4382 },
    bold: { local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 0.4737 },
  },
  {
    name: 'Roboto',
    regular: { local: ['Roboto', 'Roboto-Regular'], width: 0.4392 },
    bold: { local: ['Roboto Bold', 'Roboto-Bold'], width: 0.4451 },
  },
  {
    name: 'DejaVu',
    regular: { local: ['DejaVu Sans', 'DejaVuSans'], width: 0.5032 },
    bold: { local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 0.5682 },
  },
]

/** How often a to z and the space come in a hundred characters of English text. */
const frequency = [
  6.5, 1.2, 2.2, 3.2, 10.2, 1.8, 1.6, 4.9, 5.6, 0.1, 0.6, 3.3, 1.9, 5.6, 6.2, 1.4, 0.1, 4.9, 5.1,
  7.5, 2.3, 0.8, 1.9, 0.1, 1.6, 0.1, 19.2,
]

/** @param {number[]} widths */
function average(widths) {
  const total = frequency.reduce((sum, share) => sum + share, 0)
  return widths.reduce((sum, width, i) => sum + width * (frequency[i] ?? 0), 0) / total
}

/**
 * Reads what a line box is made of from a TrueType font, in ems.
 * @param {Uint8Array} font
 */
export function measure(font) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  /** @type {Record<string, number>} */
  const tables = {}
  for (let i = 0; i < view.getUint16(4); i++) {
    const entry = 12 + i * 16
    const tag = String.fromCharCode(...font.subarray(entry, entry + 4))
    tables[tag] = view.getUint32(entry + 8)
  }
  const { head = 0, hhea = 0, hmtx = 0, cmap = 0 } = tables
  const unit = view.getUint16(head + 18)
  const lastWidth = view.getUint16(hhea + 34) - 1
  const glyphs = [...'abcdefghijklmnopqrstuvwxyz '].map((c) => glyphOf(view, cmap, c))
  const widths = glyphs.map((id) => view.getUint16(hmtx + Math.min(id, lastWidth) * 4))

  return {
    ascent: view.getInt16(hhea + 4) / unit,
    descent: -view.getInt16(hhea + 6) / unit,
    lineGap: view.getInt16(hhea + 8) / unit,
    width: average(widths) / unit,
  }
}

/**
 * A character's glyph, from the font's format 4 character map (OpenType, "cmap").
 * @param {DataView} view
 * @param {number} cmap
 * @param {string} character
 */
function glyphOf(view, cmap, character) {
  const code = character.charCodeAt(0)
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const map = cmap + view.getUint32(cmap + 4 + i * 8 + 4)
    if (view.getUint16(map) !== 4) continue
    const double = view.getUint16(map + 6)
    for (let at = map + 14; at < map + 14 + double; at += 2) {
      if (view.getUint16(at) < code) continue
      const start = view.getUint16(at + double + 2)
      const delta = view.getUint16(at + 2 * double + 2)
      const range = at + 3 * double + 2
      const offset = view.getUint16(range)
      if (offset === 0) return (code + delta) % 65536
      return (view.getUint16(range + offset + (code - start) * 2) + delta) % 65536
    }
  }
  throw new Error(`No glyph for ${character}`)
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
