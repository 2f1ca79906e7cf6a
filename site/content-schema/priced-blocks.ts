import type { z } from 'zod'
import {
  askedId,
  askedOption,
  example,
  list,
  longText,
  number,
  object,
  optional,
  text,
  yesOrNo,
} from './fields.ts'
import {
  alt,
  blockHead,
  drawing,
  focus,
  blockHeading as heading,
  lookOf,
  name,
  namedPrice,
  ofLooks,
  pair,
  picture,
  point,
  pricedQuestion,
} from './parts.ts'

/* The blocks that show what something costs: the beginning of a page, choices and jobs. */

/** The words that every page begins with. */
const heroWords = {
  title: optional(
    longText('The headline, in one line or more; without it, the name of the service.'),
  ),
  text: optional(
    longText('The sentence below the headline; without it, the description of its head.'),
  ),
}

const percent = (description: string) =>
  number('a number of percent, such as 50', description).min(0).max(100)

const heroWith = lookOf('hero', 'The beginning of the page.')
export const hero = ofLooks([
  heroWith('drawing', 'Begins the page: prices written on a drawing.', {
    ...heroWords,
    drawing,
    prices: list(
      object({
        ...pricedQuestion,
        name,
        area: object({
          left: percent('From its left edge.'),
          top: percent('From its top.'),
          width: percent('How wide.'),
          height: percent('How high.'),
        }).describe('Where on the drawing it is written, in percent of the drawing.'),
        isLarge: optional(yesOrNo('Written larger than the others.')),
      }),
      'prices',
      'The prices, each with its place.',
    ),
  }),
  heroWith('picture', 'Begins the page: words beside a picture.', {
    ...heroWords,
    picture,
    alt,
    focus,
  }),
  heroWith('before-after', 'Begins the page: a place before and after.', {
    ...heroWords,
    place: pair,
    name: text('What the place is called.'),
    alt,
  }),
  heroWith('receipt', 'Begins the page: the receipt of an example.', {
    ...heroWords,
    heading: text('What the example is.'),
    lines: list(
      object({
        question: askedId('count', 'The id of what is counted.'),
        count: number('how many', 'How many.').int().min(1).max(99),
        name: text('How many of what, in words, such as 4 offices.'),
      }),
      'what is counted',
      'The lines of the receipt.',
    ),
  }),
  heroWith('price', 'Begins the page: the price of the card, with a picture or the icon.', {
    ...heroWords,
    picture: optional(picture),
    focus,
  }),
])

const question = askedId('choice', 'The id of a question of which one option is chosen.')
const option = askedOption('The id of an option of the question.')
const optionText = longText('A sentence about the option.')
const exampleAnswers = example(
  'What is asked for in the example: counts, or the option of a question.',
)

const options = <Shape extends z.ZodRawShape>(
  shape: Shape,
  description = 'The options, in order.',
) => list(object({ option, name, ...shape }), 'options', description)

const choicesWith = lookOf('choices', 'What the options of a question cost.')
export const choices = ofLooks([
  choicesWith('strip', 'What an example costs with each option, in a strip.', {
    heading: heading.describe('The heading. {count} in it is how many the example counts.'),
    question,
    example: exampleAnswers,
    options: options({}),
  }),
  choicesWith('tiles', 'What an example costs with each option, in tiles.', {
    ...blockHead,
    question,
    example: exampleAnswers,
    options: options({ text: optionText }, 'The options, in order; the last one stands out.'),
  }),
  choicesWith('pictures', 'What each option adds, with a picture of each.', {
    ...blockHead,
    question,
    note: text('What follows each percent or price.'),
    options: options({ text: optionText, picture }),
  }),
  choicesWith('sizes', 'The options of a question, drawn as large as they are.', {
    ...blockHead,
    question,
    drawing: drawing.describe('What is drawn as often as a size says.'),
    options: options({
      times: number('how many times', 'How often it is drawn.').int().min(1).max(12),
    }),
    also: optional(namedPrice.describe('Another price, in a line below.')),
  }),
])

const prices = (description: string) =>
  optional(list(namedPrice, 'prices, each { "question": … }', description))

const jobsWith = lookOf('jobs', 'What you do, and what it costs.')
export const jobs = ofLooks([
  jobsWith('tiles', 'What you do, a tile each, some with what it costs.', {
    heading,
    jobs: list(
      point.extend({
        prices: prices('What it costs.'),
        figure: optional(
          object({
            figure: text('The figure, such as 4×.'),
            text: text('What it is, such as: a year.'),
          }).describe('A large figure, where it has no price.'),
        ),
        drawing: optional(drawing),
        pattern: optional(drawing.describe('A drawing that is repeated behind a slanted edge.')),
      }),
      'tiles, each { title, text }',
      'The tiles, in order.',
    ),
  }),
  jobsWith('rows', 'What you do, a row each, with its prices.', {
    heading,
    jobs: list(
      point.extend({ prices: prices('Its prices; without any, it can be asked for.') }),
      'rows, each { title, text }',
      'The rows, in order.',
    ),
  }),
])
