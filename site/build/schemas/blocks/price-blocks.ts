import { z } from 'zod'
import type {
  Board,
  ChoicePictures,
  ChoiceStrip,
  ChoiceTiles,
  Jobs,
  Prices,
  Sizes,
} from '../../../content-types/service-blocks.ts'
import type { Known } from '../parts/known.ts'
import { pointKeys } from '../parts/points.ts'
import { keysOf, listOf, number, optional, sentences, words } from '../parts/values.ts'
import {
  drawing,
  example,
  heading,
  name,
  namedPrice,
  option,
  picture,
  prices,
  question,
  text,
} from './parts.ts'

const choiceQuestion = question.describe('The id of a question of which one option is chosen.')
const choiceText = sentences('a sentence').describe('A sentence about the option.')
const optionKeys = { option, name }

const job = (known: Known) =>
  keysOf({
    ...pointKeys,
    prices: optional(prices.describe('What it costs.')),
    figure: optional(
      keysOf({
        figure: words('a figure').describe('The figure, such as 4×.'),
        text: words('what it is').describe('What it is, such as: a year.'),
      }).describe('A large figure, where it has no price.'),
    ),
    drawing: optional(drawing(known)),
    pattern: optional(drawing(known).describe('A drawing that is repeated behind a slanted edge.')),
  })

/** The blocks that show what something costs. */
export const priceBlocks = (known: Known) =>
  [
    keysOf({
      kind: z
        .literal('choice-strip')
        .describe('What an example costs with each option, in a strip.'),
      heading: heading.describe('The heading. {count} in it is how many the example counts.'),
      question: choiceQuestion,
      example,
      options: listOf(keysOf(optionKeys), 'options').describe('The options, in order.'),
    }) satisfies z.ZodType<ChoiceStrip>,
    keysOf({
      kind: z.literal('choice-tiles').describe('What an example costs with each option, in tiles.'),
      heading,
      text,
      question: choiceQuestion,
      example,
      options: listOf(keysOf({ ...optionKeys, text: choiceText }), 'options').describe(
        'The options, in order; the last one stands out.',
      ),
    }) satisfies z.ZodType<ChoiceTiles>,
    keysOf({
      kind: z.literal('choice-pictures').describe('What each option adds, with a picture of each.'),
      heading,
      text,
      question: choiceQuestion,
      note: words('what follows each percent').describe('What follows each percent or price.'),
      options: listOf(
        keysOf({ ...optionKeys, text: choiceText, picture: picture(known) }),
        'options',
      ).describe('The options, in order.'),
    }) satisfies z.ZodType<ChoicePictures>,
    keysOf({
      kind: z.literal('jobs').describe('What you do, a tile each, some with what it costs.'),
      heading,
      jobs: listOf(job(known), 'tiles, each { title, text }').describe('The tiles, in order.'),
    }) satisfies z.ZodType<Jobs>,
    keysOf({
      kind: z.literal('board').describe('A row for each thing, with its prices.'),
      heading,
      rows: listOf(
        keysOf({
          ...pointKeys,
          prices: optional(prices.describe('Its prices; without any, it can be asked for.')),
        }),
        'rows, each { title, text }',
      ).describe('The rows, in order.'),
    }) satisfies z.ZodType<Board>,
    keysOf({
      kind: z.literal('sizes').describe('The options of a question, drawn as large as they are.'),
      heading,
      text,
      question: choiceQuestion,
      drawing: drawing(known).describe('What is drawn as often as a size says.'),
      sizes: listOf(
        keysOf({
          ...optionKeys,
          times: number('how many times').int().min(1).max(12).describe('How often it is drawn.'),
        }),
        'sizes',
      ).describe('The sizes, in order.'),
      also: optional(namedPrice.describe('Another price, in a line below.')),
    }) satisfies z.ZodType<Sizes>,
    keysOf({
      kind: z.literal('prices').describe('All that the service charges for.'),
      heading: optional(sentences('a heading').describe('The heading.')),
      text: optional(text.describe('Without it, what the wizard says of every price.')),
    }) satisfies z.ZodType<Prices>,
  ] as const
