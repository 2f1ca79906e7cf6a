import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** The display font with all its characters: the site's files of it have fewer. */
const fontFile = fileURLToPath(
  new URL(
    '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    import.meta.url,
  ),
)

/** The space added between letters, as a part of the font size. */
const tracking = -0.036

/** A word as outlines, drawn at a size of 1 pixel. */
export interface Outline {
  /** SVG of the letters, which start at x = 0 and stand on y = 0. */
  svg: string
  /** In pixels. */
  width: number
}

/**
 * The words of a text as outlines of the site's display font, so that a picture shows them on a
 * machine with any fonts. `weightOf` gives the weight of each word, by its place.
 */
export async function outlinesOf(
  text: string,
  weightOf: (at: number) => number,
): Promise<Outline[]> {
  const letters = await subsetFont(await readFile(fontFile), text, { targetFormat: 'truetype' })
  const face = new Face(new Blob(Uint8Array.from(letters)))
  return text.split(/\s+/).map((word, at) => {
    const font = new Font(face)
    font.setVariations([new Variation('wght', weightOf(at)), new Variation('opsz', 96)])
    return outlineOf(word, font)
  })
}

function outlineOf(word: string, font: Font): Outline {
  const { upem } = font.face
  const glyphs = new Text()
  glyphs.addText(word)
  glyphs.guessSegmentProperties()
  shape(font, glyphs)
  let x = 0
  const paths = glyphs.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0 }) => {
    const path = `<path transform="translate(${x} 0)" d="${font.glyphToPath(codepoint)}"/>`
    x += xAdvance + tracking * upem
    return path
  })
  return {
    svg: `<g transform="scale(${1 / upem} ${-1 / upem})">${paths.join('')}</g>`,
    width: x / upem,
  }
}
