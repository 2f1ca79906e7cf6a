import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** The display font with all its characters: the site's files of it have fewer. */
const fontFiles = ['latin', 'latin-ext', 'vietnamese'].map((part) =>
  fileURLToPath(
    new URL(
      `../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-opsz-normal.woff2`,
      import.meta.url,
    ),
  ),
)

/** The optical size, and the space added between letters as a part of the font size. */
const styles = {
  headline: { opticalSize: 96, tracking: -0.036 },
  text: { opticalSize: 32, tracking: -0.016 },
} as const

export type TextStyle = keyof typeof styles

/** A word as outlines, drawn at a size of 1 pixel. */
export interface Outline {
  /** SVG of the letters, which start at x = 0 and stand on y = 0. */
  svg: string
  /** In pixels. */
  width: number
}

/** The letters of a text that the display font lacks, each once, with their accents. */
export async function lackingLetters(text: string): Promise<string[]> {
  const faces = await allFaces()
  return [...new Set(lettersOf(text))].filter((letter) => letter.trim() && !faceOf(letter, faces))
}

/**
 * The words of a text as outlines of the site's display font, so that a picture shows them on a
 * machine with any fonts. `weightOf` gives the weight of each word, 200 to 800, by its place. Leaves
 * out letters that the font lacks.
 */
export async function outlinesOf(
  text: string,
  weightOf: (at: number) => number,
  style: TextStyle = 'headline',
): Promise<Outline[]> {
  const faces = await allFaces()
  return text
    .trim()
    .split(/\s+/)
    .map((word, at) => {
      let width = 0
      const runs = runsOf(word, faces).map((run) => {
        const outline = outlineOf(run, weightOf(at), style)
        const svg = `<g transform="translate(${width} 0)">${outline.svg}</g>`
        width += outline.width
        return svg
      })
      return { svg: runs.join(''), width }
    })
}

/** Accents belong to their letter, and what nobody sees is no letter. */
export function lettersOf(text: string): string[] {
  const visible = text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return Array.from(new Intl.Segmenter().segment(visible), ({ segment }) => segment)
}

/** A file of the font with the characters that it has. */
interface PartialFace {
  face: Face
  characters: ReadonlySet<number>
}

let faces: Promise<PartialFace[]> | undefined

/** The files of the font, which a build reads once for all its texts. */
function allFaces(): Promise<PartialFace[]> {
  faces ??= Promise.all(
    fontFiles.map(async (file) => {
      const font = await subsetFont(await readFile(file), everyCharacter, {
        targetFormat: 'truetype',
      })
      const face = new Face(new Blob(Uint8Array.from(font)))
      return { face, characters: new Set(face.collectUnicodes()) }
    }),
  )
  return faces
}

/** Those of all alphabets that a file may have, up to the letters and signs of Asia. */
const everyCharacter = String.fromCharCode(...Array.from({ length: 0x2fff }, (_, code) => code))

const faceOf = (letter: string, faces: PartialFace[]) =>
  faces.find(({ characters }) =>
    Array.from(letter).every((character) => characters.has(Number(character.codePointAt(0)))),
  )?.face

/** Letters next to each other that are drawn from one file. */
interface Run {
  letters: string
  face: Face
}

function runsOf(word: string, faces: PartialFace[]): Run[] {
  const runs: Run[] = []
  for (const letter of lettersOf(word)) {
    const face = faceOf(letter, faces)
    const last = runs.at(-1)
    if (face && face === last?.face) last.letters += letter
    else if (face) runs.push({ letters: letter, face })
  }
  return runs
}

function outlineOf({ letters, face }: Run, weight: number, style: TextStyle): Outline {
  const { opticalSize, tracking } = styles[style]
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight), new Variation('opsz', opticalSize)])
  const glyphs = new Text()
  glyphs.addText(letters)
  glyphs.guessSegmentProperties()
  shape(font, glyphs)
  const { upem } = face
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
