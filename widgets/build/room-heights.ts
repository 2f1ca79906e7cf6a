import type { WizardWords } from '../rules/company/business.ts'
import type { ManyQuestion, Question } from '../rules/company/catalogue.ts'
import { sentences } from '../rules/text/text.ts'

/** What of a step has a height. */
interface ShownStep {
  readonly heading: string
  readonly intro?: string
  readonly questions: readonly Question[]
  /** How many lines the price so far has besides its answers, such as taxes; undefined if there is no price yet. */
  readonly charges?: number | undefined
}

/** The size of the text, and the width of a character in wide type. */
const em = 17
const character = 0.6 * em

/**
 * About how high a step with questions is in a tag of this width, in wide type, in pixels at the usual scale (frame.css,
 * tiles.css, wide.css and narrow.css). An estimate that is too high does no harm: the step fills it.
 */
export function stepHeight(shown: ShownStep, tagWidth: number): number {
  const { heading, intro = '', questions, charges } = shown
  const { width, gap, frame } = spaceIn(tagWidth)
  const isWide = width >= 50 * em
  const column = isWide ? ((width - 2.3 * em) * 7.6) / 12 : width
  const fields = questions.map((question) => {
    const hasLegend = questions.length > 1 && 'options' in question && !isList(question)
    if (questions.length === 1 && isDrawn(question)) return drawnHeight(question, isWide, gap)
    return fieldHeight(question, column, width, gap) + (hasLegend ? 36 : 0)
  })
  const size = between(2 * em, 0.054 * width, 4.1 * em)
  // A narrow step has only the first of these sentences.
  const shownIntro = width < 30 * em ? sentences(intro)[0] : intro
  const introSize = between(0.95 * em, 0.0175 * width, 1.15 * em)
  const introLines = shownIntro ? linesOf(shownIntro, 0.6 * introSize, width) : 0
  const head = (linesOf(heading, 0.66 * size, width) + 0.4) * size + introLines * 1.5 * introSize
  const body = sum(fields) + 1.15 * em * (fields.length - 1) + (width < 270 ? 250 : 97)
  const step = head + gap + body
  // The panel, with its head, the plan, a line, what the next step asks, and the total.
  if (isWide) return frame + Math.max(step, 600 + 51 * (charges ?? 0))
  const strip = 6.8 * em + gap
  return frame + strip + step + (charges === undefined ? 0 : 73 + gap)
}

/** For each kind of tiles: their height with one line, and where they are large, and the room beside the label. */
const tiles = {
  counts: [73, 232, 192],
  one: [78, 145, 281],
  many: [57, 145, 160],
  yes: [57, 145, 160],
} as const

function fieldHeight(question: Question, column: number, width: number, gap: number): number {
  if (question.kind === 'area') return 105 + 26 * (linesOf(question.label, character, column) - 1)
  if (question.kind === 'one' && question.as === 'list') {
    // Below the list are the percents of its options.
    const changing = question.options.filter(({ percent = 0 }) => percent !== 0)
    const text = [question.label, ...changing.map(({ label }) => `${label}_+00%`)].join(' · ')
    return 90 + 26 * (linesOf(text, 0.66 * em, column) - 1)
  }
  const columns = column >= 2 * Math.max(18.5 * em, 0.4 * column) + gap ? 2 : 1
  const tile = (column - (columns - 1) * gap) / columns
  const [oneLine, large, beside] = tiles[question.kind]
  const isNarrow = width < 20 * em
  const heights = labelsOf(question).map((label) => {
    const lines = linesOf(label, character, tile - (isNarrow ? 96 : beside))
    // Narrow tiles have below the label what others have beside it.
    const height = oneLine + 20 * (lines - 1) + (isNarrow ? 30 : 0)
    return width < 63 * em ? height : Math.max(large, height)
  })
  const rows = Array.from({ length: Math.ceil(heights.length / columns) }, (_, row) =>
    Math.max(...heights.slice(row * columns, (row + 1) * columns)),
  )
  return sum(rows) + (rows.length - 1) * gap
}

function labelsOf(question: Exclude<Question, { kind: 'area' }>): readonly string[] {
  if (question.kind === 'counts') return question.counts.map(({ many }) => many)
  return question.kind === 'yes' ? [question.label] : question.options.map(({ label }) => label)
}

/** Whether the options have drawings (extras.css). */
const isDrawn = (question: Question): question is ManyQuestion =>
  question.kind === 'many' && question.options.some(({ icon }) => icon)

function drawnHeight({ options }: ManyQuestion, isWide: boolean, gap: number): number {
  const rows = options.length * 112 + (options.length - 1) * gap
  if (!isWide || options.length > 4) return rows
  return options.length === 4 ? 2 * 250 + gap : 380
}

const isList = (question: Question) => question.kind === 'one' && question.as === 'list'

/**
 * About how high the final quote is in a tag of this width, with a receipt of six lines (final-quote.css, keep.css and
 * wide.css).
 */
export function quoteHeight(words: WizardWords, testimonial: string, tagWidth: number): number {
  const { width, gap, frame } = spaceIn(tagWidth)
  const isWide = width >= 850
  const [left, right] = isWide
    ? [(width - gap) * (7 / 12), (width - gap) * (5 / 12)]
    : [width, width]
  const lines = words.quote.included.list.map((item) => linesOf(item, character, left - 95))
  const included = 130 + 27 * sum(lines)
  const said = testimonial ? 150 + 27 * linesOf(testimonial, character, right - 50) : 0
  const price = between(560, 520 + 0.25 * width, 690)
  const receipt = 650 + (width < 520 ? 60 : 0)
  const keep = width < 590 ? 104 : 48
  return isWide
    ? frame + Math.max(price, receipt) + 50 + keep + 2 * gap + Math.max(included, said)
    : frame + price + receipt + keep + included + said + 4 * gap
}

/** The width inside a widget's padding, the gap between parts and tiles, and the height of padding and progress. */
function spaceIn(tagWidth: number) {
  const inset = between(0.7 * em, 0.04 * tagWidth, 1.65 * em)
  const width = tagWidth - 2 * inset
  const gap = between(0.7 * em, 0.016 * width, 1.15 * em)
  return { width, gap, frame: 2 * inset + 1.5 * em + between(0.8 * em, 0.03 * width, 1.75 * em) }
}

/** How many lines a text has if no word is broken; Chinese letters are as wide as they are high, and break anywhere. */
function linesOf(text: string, character: number, width: number): number {
  const wide = text.match(/\p{sc=Han}/gu)?.length ?? 0
  if (wide > 0) return Math.ceil(((text.length + 0.7 * wide) * character) / width)
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    if (used > 0 && used + (word.length + 1) * character > width) {
      lines++
      used = 0
    }
    used += (word.length + (used > 0 ? 1 : 0)) * character
  }
  return lines
}

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
