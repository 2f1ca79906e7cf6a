import { type Outline, outlinesOf, type TextStyle } from './outlines.ts'

/** The space between words, from line to line, and the height of a capital, as parts of the font size. */
const space = 0.24
const leading = 1
const capital = 0.69

/** Where a text is drawn, in pixels. */
interface Room {
  /** How wide a line may be that stands on this height below the top of the text. */
  widthAt: (baseline: number) => number
  height: number
  /** The font sizes to choose from. */
  sizes: { largest: number; least: number; step: number }
  /** 200 to 800, for each word by its place. */
  weightOf?: (at: number) => number
  style?: TextStyle
}

/** A text as it is drawn: SVG whose top left corner is at 0, 0, and its height. */
interface TextBlock {
  readonly svg: string
  readonly height: number
}

/**
 * Draws a text in the site's display font as large as its room allows, in lines of similar length.
 * A text that does not fit in the smallest size is drawn even smaller.
 */
export async function textBlock(text: string, room: Room): Promise<TextBlock> {
  const words = await outlinesOf(text, room.weightOf ?? (() => 800), room.style)
  const size = sizesIn(room).find((size) => linesIn(words, size, room)) ?? room.sizes.least / 10
  const lines = linesIn(words, size, room) ?? [words]
  const svg = evenly(lines, words, size, room)
    .map((line, at) => {
      const y = baselineOf(at, size)
      return `<g transform="translate(0 ${y}) scale(${size})">${drawLine(line)}</g>`
    })
    .join('')
  return { svg, height: heightOf(lines.length, size) }
}

/** The sizes to try, the largest first. Below the least, each is nine tenths of the one before. */
function sizesIn({ sizes: { largest, least, step } }: Room): number[] {
  const count = (largest - least) / step + 1
  return [
    ...Array.from({ length: count }, (_, at) => largest - at * step),
    ...Array.from({ length: 20 }, (_, at) => least * 0.9 ** (at + 1)),
  ]
}

const baselineOf = (line: number, size: number) => size * (capital + line * leading)

const heightOf = (lines: number, size: number) => baselineOf(lines - 1, size)

/** The words in as few lines as they need; undefined if they do not fit. */
function linesIn(
  words: Outline[],
  size: number,
  { widthAt, height }: Room,
  part = 1,
): Outline[][] | undefined {
  const lines: Outline[][] = [[]]
  for (const word of words) {
    const fits = (line: Outline[], at: number) =>
      widthOf(line) * size <= widthAt(baselineOf(at, size)) * part
    const last = lines.at(-1) ?? []
    if (fits([...last, word], lines.length - 1)) last.push(word)
    else if (fits([word], lines.length)) lines.push([word])
    else return undefined
  }
  const [first = []] = lines
  const complete = first.length === 0 ? lines.slice(1) : lines
  return heightOf(lines.length, size) <= height ? complete : undefined
}

/** The same number of lines, in the narrowest room that holds them. */
function evenly(lines: Outline[][], words: Outline[], size: number, room: Room): Outline[][] {
  return (
    [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]
      .map((part) => linesIn(words, size, room, part))
      .find((narrow) => narrow?.length === lines.length) ?? lines
  )
}

const widthOf = (line: Outline[]) => line.reduce((sum, { width }) => sum + width + space, -space)

/** The words of a line side by side. */
function drawLine(line: Outline[]): string {
  return line
    .map(({ svg }, at) => {
      const x = at === 0 ? 0 : widthOf(line.slice(0, at)) + space
      return `<g transform="translate(${x} 0)">${svg}</g>`
    })
    .join('')
}
