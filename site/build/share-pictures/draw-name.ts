import { lackingLetters, type Outline, outlinesOf } from './outlines.ts'

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
