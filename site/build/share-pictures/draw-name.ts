import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** The space between words, from line to line, and the height of a capital, as parts of the font size. */
const space = 0.24
const leading = 1
const capital = 0.69

/** In pixels; `middle` is the middle of the lines from top to bottom. */
interface Room {
  left: number
  width: number
  middle: number
}

/**
 * Draws a name as SVG on one line or two, whichever lets it be larger; its first word is the boldest.
 * '' where the font lacks a letter, because a name with a gap is another name.
 */
export async function drawName(name: string, { left, width, middle }: Room): Promise<string> {
  if ((await lackingLetters(name)).length > 0) return ''
  const words = await outlinesOf(name.trim(), (at) => (at === 0 ? 800 : 600))
  const sizeOf = (lines: Outline[][]) =>
    Math.min(lines.length === 1 ? 80 : 64, width / widthOfLines(lines))
  const layouts = words.map((_, at) =>
    [words.slice(0, at), words.slice(at)].filter((line) => line.length > 0),
  )
  const [lines = []] = layouts.sort(
    (one, other) => sizeOf(other) - sizeOf(one) || widthOfLines(one) - widthOfLines(other),
  )
  const size = sizeOf(lines)
  const top = middle + (size * (capital - leading * (lines.length - 1))) / 2
  return lines
    .map((line, at) => {
      const y = top + at * size * leading
      return `<g transform="translate(${left} ${y}) scale(${size})">${drawLine(line)}</g>`
    })
    .join('')
}

const widthOfLines = (lines: Outline[][]) => Math.max(...lines.map(widthOf))

const widthOf = (line: Outline[]) => line.reduce((sum, { width }) => sum + width + space, -space)

/** The words of a line side by side. */
function drawLine(line: Outline[]): string {
  return line
    .map(({ svg }, at) => {
      const x = widthOf(line.slice(0, at)) + space
      return `<g transform="translate(${x} 0)">${svg}</g>`
    })
    .join('')
}

/** The display font with all its characters: the site's files of it have fewer. */
const fontFiles = ['latin', 'latin-ext', 'vietnamese'].map((part) =>
  fileURLToPath(
    new URL(
      `../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-opsz-normal.woff2`,
      import.meta.url,
    ),
  ),
)

/** The space added between letters, as a part of the font size. */
const tracking = -0.036

/** A word as outlines, drawn at a size of 1 pixel. */
interface Outline {
  /** SVG of the letters, which start at x = 0 and stand on y = 0. */
  svg: string
  /** In pixels. */
  width: number
}

/** The letters of a text that the display font lacks, each once, with their accents. */
export async function lackingLetters(text: string): Promise<string[]> {
  const faces = await facesFor(text)
  return [...new Set(lettersOf(text))].filter((letter) => letter.trim() && !faceOf(letter, faces))
}

/**
 * The words of a text as outlines of the site's display font, so that a picture shows them on a
 * machine with any fonts. `weightOf` gives the weight of each word, by its place. Leaves out
 * letters that the font lacks.
 */
async function outlinesOf(text: string, weightOf: (at: number) => number): Promise<Outline[]> {
  const faces = await facesFor(text)
  return text.split(/\s+/).map((word, at) => {
    let width = 0
    const runs = runsOf(word, faces).map((run) => {
      const outline = outlineOf(run, weightOf(at))
      const svg = `<g transform="translate(${width} 0)">${outline.svg}</g>`
      width += outline.width
      return svg
    })
    return { svg: runs.join(''), width }
  })
}

/** Accents belong to their letter, and what nobody sees is no letter. */
function lettersOf(text: string): string[] {
  const visible = text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return Array.from(new Intl.Segmenter().segment(visible), ({ segment }) => segment)
}

/** A file of the font with the characters of a text that it has. */
interface PartialFace {
  face: Face
  characters: number[]
}

const facesFor = (text: string): Promise<PartialFace[]> =>
  Promise.all(
    fontFiles.map(async (file) => {
      const characters = lettersOf(text).join('')
      const font = await subsetFont(await readFile(file), characters, { targetFormat: 'truetype' })
      const face = new Face(new Blob(Uint8Array.from(font)))
      return { face, characters: [...face.collectUnicodes()] }
    }),
  )

const faceOf = (letter: string, faces: PartialFace[]) =>
  faces.find(({ characters }) =>
    Array.from(letter).every((character) => characters.includes(Number(character.codePointAt(0)))),
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

function outlineOf({ letters, face }: Run, weight: number): Outline {
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight), new Variation('opsz', 96)])
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
