import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** The whole of the site's display font: the site's own files of it are parted, and hold less. */
const fontFile = fileURLToPath(
  new URL(
    '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    import.meta.url,
  ),
)

/** Between two letters, as a part of their size. */
const tracking = -0.036

/** A word as outlines, drawn at a size of 1 pixel. */
export interface Outline {
  /** SVG: the letters, from 0 to the right, on a line at 0. */
  svg: string
  /** In pixels. */
  width: number
}

/**
 * The words of a text, each of the weight asked for, as outlines of the site's display font: a
 * picture then has them on any machine, whatever fonts it has.
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
