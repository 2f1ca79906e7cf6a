import { z } from 'zod'
import type { Example, NamedPrice } from '../../../content-types/named-price.ts'
import { hint } from '../../problems/hint.ts'
import type { Known } from '../parts/known.ts'
import { optionId, questionId } from '../parts/names.ts'
import { pictureIn } from '../parts/pictures.ts'
import { pointKeys } from '../parts/points.ts'
import {
  keysOf,
  listOf,
  nameLike,
  number,
  optional,
  sentences,
  words,
  yesOrNo,
} from '../parts/values.ts'

/* Keys that several blocks of a service's page share. */

/** The heading of a block that is a list. */
export const heading = sentences('a heading').describe(
  'The heading. {count} in it is how many there are, in words; {Count} the same with a capital.',
)

export const text = sentences('a sentence').describe('A sentence beside the heading.')

export const name = optional(
  words('what it is called').describe('What it is called here, where that is not its label.'),
)

/** The id of a question, or of something that is counted. */
export const question = questionId.describe(
  'The id of a question of the service or the extras, or of what one counts.',
)

export const option = optionId.describe('The id of an option of the question.')

export const points = listOf(keysOf(pointKeys), 'what it lists, each { title, text }').describe(
  'What it lists, each a heading and a sentence or two.',
)

const priceKeys = {
  question,
  option: optional(
    option.describe('The id of an option; without it, the price is that of the cheapest one.'),
  ),
}

export const namedPrice = keysOf({
  ...priceKeys,
  before: optional(words('what is before the price').describe('What is written before the price.')),
  after: optional(words('what is after the price').describe('What is written after the price.')),
}) satisfies z.ZodType<NamedPrice>

export const prices = listOf(namedPrice, 'prices, each { "question": … }')

const percent = (what: string) =>
  number('a number of percent, such as 50').min(0).max(100).describe(what)

export const plannedPrice = keysOf({
  ...priceKeys,
  name,
  area: keysOf({
    left: percent('From its left edge.'),
    top: percent('From its top.'),
    width: percent('How wide.'),
    height: percent('How high.'),
  }).describe('Where on the drawing it is written, in percent of the drawing.'),
  isLarge: optional(yesOrNo.describe('Written larger than the others.')),
})

export const example = z
  .record(
    questionId,
    z.union([number('how many').int().min(1).max(99), optionId], {
      error: 'is not right; write how many, or the id of an option.',
    }),
    { error: 'is not right; write { "bedrooms": 1 }.' },
  )
  .describe(
    'What is asked for in the example: counts, or the option of a question.',
  ) satisfies z.ZodType<Example>

export const picture = (known: Known) =>
  pictureIn('masters', known).describe('A picture of media/masters, without its ending.')

export const focus = optional(
  nameLike('which part of it is to be seen, such as 60% 50%', /^\d{1,3}% \d{1,3}%$/).describe(
    'Which part of it is to be seen where not all of it has room: from the left, and from the top.',
  ),
)

/** The name of a drawing of media/drawings. */
export const drawing = ({ drawings }: Known) =>
  words('the name of a drawing')
    .refine((name) => drawings.includes(name), {
      error: ({ input }) =>
        `there is no media/drawings/${input}.svg; ${hint(String(input), drawings)}`,
    })
    .meta({ names: 'drawings' })
    .describe('A drawing of media/drawings, without its ending.')

export const heroKeys = {
  title: optional(
    sentences('a headline').describe(
      'The headline, \\n for a line; without it, the name of the service.',
    ),
  ),
  text: optional(
    sentences('a sentence').describe(
      'Below the headline; without it, the description of its head.',
    ),
  ),
}
