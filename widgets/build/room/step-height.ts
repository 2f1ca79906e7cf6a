import type { Question } from '../../rules/company/catalogue.ts'

/** What of a step has a height. */
export interface Shown {
  readonly heading: string
  readonly intro?: string
  readonly questions: readonly Question[]
  /** How many lines the price so far has besides its answers, such as taxes; undefined if there is no price yet. */
  readonly charges?: number | undefined
}

/** How much space there is in a widget, in pixels at the usual scale. */
export interface Space {
  /** The widget without its padding, which is `inset` on each side. */
  readonly width: number
  readonly inset: number
  /** Between tiles, and between the parts of a step. */
  readonly gap: number
}

/** The size of the text, and the average width of a character in wide type, as a part of its size. */
const em = 17
const wide = 0.6
const bold = 0.66

export function spaceIn(tagWidth: number): Space {
  const inset = between(0.7 * em, 0.04 * tagWidth, 1.65 * em)
  const width = tagWidth - 2 * inset
  return { width, inset, gap: between(0.7 * em, 0.016 * width, 1.15 * em) }
}

/**
 * About how high a step with questions is in a tag of this width, in wide type (frame.css, tiles.css, wide.css and
 * narrow.css). An estimate that is too high does no harm: the step fills it.
 */
export function stepHeight(step: Shown, tagWidth: number): number {
  const space = spaceIn(tagWidth)
  const { width, gap } = space
  const isWide = width >= 50 * em
  const column = isWide ? ((width - 2.3 * em) * 7.6) / 12 : width
  const fields = step.questions.map((question) => {
    const legend = step.questions.length > 1 && 'options' in question && !isList(question)
    return fieldHeight(question, column, space) + (legend ? 36 : 0)
  })
  const actions = width < 270 ? 250 : 97
  const body = sum(fields) + 1.15 * em * (fields.length - 1) + actions
  // The price so far: a tab below the step, or a panel next to it.
  const withPrice = (charges: number) =>
    isWide ? Math.max(body, 370 + 50 * charges) : body + 73 + gap
  const below = step.charges === undefined ? body : withPrice(step.charges)
  return frameHeight(space) + headHeight(step, width) + gap + below
}

/** The padding and the progress. */
export function frameHeight({ width, inset }: Space): number {
  return 2 * inset + 1.5 * em + between(1.2 * em, 0.03 * width, 2 * em)
}

function headHeight({ heading, intro }: Shown, width: number): number {
  const size = between(2.2 * em, 0.054 * width, 4.1 * em)
  const introSize = 1.15 * em
  const below = intro ? linesOf(intro, wide * introSize, width) * 1.5 * introSize + 4 : 0
  return linesOf(heading, bold * size, width) * size + 0.4 * size + below
}

function fieldHeight(question: Question, column: number, { width, gap }: Space): number {
  const isLarge = width >= 63 * em
  const columns = column >= 2 * Math.max(18.5 * em, 0.4 * column) + gap ? 2 : 1
  const tile = (column - (columns - 1) * gap) / columns
  const isNarrow = width < 20 * em
  /** A choice with something beside its label, which a narrow tile has below it. */
  const choice = (label: string, beside: number, linesBeside: number) => {
    const text = tile - 96 - (isNarrow ? 0 : beside)
    const lines = linesOf(label, wide * em, text)
    const isBelow = isNarrow && label.length * wide * em + beside > tile - 116
    const all = isBelow ? lines + 1.4 * linesBeside : Math.max(lines, linesBeside)
    return Math.max(isLarge ? 8.5 * em : 0, 38 + 19 * all)
  }
  switch (question.kind) {
    case 'counts': {
      const label = isNarrow ? tile - 28 : tile - 192
      const heights = question.counts.map(({ many }) => {
        const more = linesOf(many, wide * 1.15 * em, label) - 1
        if (isLarge) return tile < 350 ? 232 : 216
        return (isNarrow ? 97 : 73) + 22 * more
      })
      return gridHeight(heights, columns, gap)
    }
    case 'one': {
      if (isList(question)) {
        const details = question.options.filter(({ percent = 0 }) => percent !== 0)
        const text = [question.label, ...details.map(({ label }) => `${label}_+00%`)].join(' · ')
        return 90 + 26 * (linesOf(text, bold * em, column) - 1)
      }
      const heights = question.options.map(({ label }) => choice(label, 185, 2.1))
      return gridHeight(heights, columns, gap)
    }
    case 'many': {
      const heights = question.options.map(({ label, price }) =>
        choice(label, price ? 64 : 0, price ? 1 : 0),
      )
      return gridHeight(heights, columns, gap)
    }
    case 'yes':
      return choice(question.label, question.price ? 64 : 0, question.price ? 1 : 0)
    case 'area':
      return 105 + 26 * (linesOf(question.label, bold * em, column - 80) - 1)
  }
}

const isList = (question: Question) => question.kind === 'one' && question.as === 'list'

/** The height of tiles in rows, each as high as its highest tile. */
function gridHeight(tiles: readonly number[], columns: number, gap: number): number {
  const rows = Math.ceil(tiles.length / columns)
  const heights = Array.from({ length: rows }, (_, row) =>
    Math.max(...tiles.slice(row * columns, (row + 1) * columns)),
  )
  return sum(heights) + (rows - 1) * gap
}

/** How many lines a text has if no word is broken. */
export function linesOf(text: string, character: number, width: number): number {
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    const needed = word.length * character
    if (used > 0 && used + character + needed > width) {
      lines++
      used = 0
    }
    used += needed + (used > 0 ? character : 0)
  }
  return lines
}

export const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
