import { z } from 'zod'
import { hint } from '../build/problems/hint.ts'
import { oneOf } from '../build/problems/problems.ts'
import {
  absence,
  askedId,
  askedOption,
  example,
  idLike,
  list,
  longText,
  nameOf,
  number,
  object,
  optional,
  text,
  yesOrNo,
} from './fields.ts'
import { formerKinds } from './former-kinds.ts'
import {
  alt,
  drawing,
  heading as markedHeading,
  picture as namedPicture,
  pair,
  point,
  transformation,
} from './parts.ts'

/*
 * The blocks that `page` in the file of a service lists. A kind may have several looks. The block of
 * a kind and a look is drawn by the component of that name in site/pages/service/blocks.
 */

const heading = longText(
  'The heading. {count} in it is how many there are, in words; {Count} the same with a capital.',
  'a heading',
)
const headText = longText('A sentence beside the heading.', 'a sentence')
const headed = { heading, text: headText }
const points = list(
  point,
  'what it lists, each { title, text }',
  'What it lists, each a heading and a sentence or two.',
)
const steps = points.describe('The steps, in order.')
const picture = namedPicture.describe('A picture of media/masters, without its ending.')
const focus = optional(
  idLike(
    /^\d{1,3}% \d{1,3}%$/,
    'which part of it is to be seen, such as 60% 50%',
    'Which part of it is to be seen where not all of it has room: from the left, and from the top.',
  ),
)
const name = optional(
  text('What it is called here, where that is not its label.', 'what it is called'),
)

const pricedQuestion = {
  question: askedId(
    'price',
    'The id of a question of the service or the extras, or of what one counts.',
  ),
  option: optional(
    askedOption('The id of an option; without it, the price is that of the cheapest one.'),
  ),
}

/** A price that a block names: of a counted thing, a check mark or an option. */
const namedPrice = object({
  ...pricedQuestion,
  before: optional(text('What is written before the price.', 'what is before the price')),
  after: optional(text('What is written after the price.', 'what is after the price')),
})
export type NamedPrice = z.infer<typeof namedPrice>

const prices = (description: string) =>
  optional(list(namedPrice, 'prices, each { "question": … }', description))

const percent = (description: string) =>
  number('a number of percent, such as 50', description).min(0).max(100)

/** The words that every page begins with. */
const heroWords = {
  title: optional(
    longText('The headline, \\n for a line; without it, the name of the service.', 'a headline'),
  ),
  text: optional(
    longText('Below the headline; without it, the description of its head.', 'a sentence'),
  ),
}

const heroWith = lookOf('hero', 'The beginning of the page.')
const hero = ofLooks([
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
        name: text('The same in words.', 'how many of what, such as 4 offices'),
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
const optionText = longText('A sentence about the option.', 'a sentence')
const exampleAnswers = example(
  'What is asked for in the example: counts, or the option of a question.',
)

const options = <Shape extends z.ZodRawShape>(
  shape: Shape,
  description = 'The options, in order.',
) => list(object({ option, name, ...shape }), 'options', description)

const choicesWith = lookOf('choices', 'What the options of a question cost.')
const choices = ofLooks([
  choicesWith('strip', 'What an example costs with each option, in a strip.', {
    heading: heading.describe('The heading. {count} in it is how many the example counts.'),
    question,
    example: exampleAnswers,
    options: options({}),
  }),
  choicesWith('tiles', 'What an example costs with each option, in tiles.', {
    ...headed,
    question,
    example: exampleAnswers,
    options: options({ text: optionText }, 'The options, in order; the last one stands out.'),
  }),
  choicesWith('pictures', 'What each option adds, with a picture of each.', {
    ...headed,
    question,
    note: text('What follows each percent or price.', 'what follows each percent'),
    options: options({ text: optionText, picture }),
  }),
  choicesWith('sizes', 'The options of a question, drawn as large as they are.', {
    ...headed,
    question,
    drawing: drawing.describe('What is drawn as often as a size says.'),
    options: options({
      times: number('how many times', 'How often it is drawn.').int().min(1).max(12),
    }),
    also: optional(namedPrice.describe('Another price, in a line below.')),
  }),
])

const jobsWith = lookOf('jobs', 'What you do, and what it costs.')
const jobs = ofLooks([
  jobsWith('tiles', 'What you do, a tile each, some with what it costs.', {
    heading,
    jobs: list(
      point.extend({
        prices: prices('What it costs.'),
        figure: optional(
          object({
            figure: text('The figure, such as 4×.', 'a figure'),
            text: text('What it is, such as: a year.', 'what it is'),
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

const pointsWith = lookOf('points', 'Headings, each with a sentence.')
const pointsBlock = ofLooks([
  pointsWith('checked', 'Headings, each with a sentence, in rows with a check mark.', {
    heading,
    points,
  }),
  pointsWith('barred', 'Headings, each with a sentence, under bars.', { heading, points }),
  pointsWith('boxed', 'Headings, each with a sentence, in a tile.', { heading, points }),
  pointsWith('pictured', 'Headings, each with a sentence, and a picture.', {
    heading,
    picture,
    alt,
    focus,
    points,
  }),
])

const stepsWith = lookOf('steps', 'Numbered steps.')
const stepsBlock = ofLooks([
  stepsWith('rows', 'Steps below each other, and a drawing beside them.', {
    heading,
    drawing: optional(drawing),
    steps,
  }),
  stepsWith('line', 'Steps along a line from one word to another.', {
    heading,
    start: text('What the line begins with.', 'where it starts'),
    end: text('What the line ends with.', 'where it ends'),
    steps,
  }),
  stepsWith('bars', 'Steps, each under a bar that fills up.', { heading, steps }),
])

const kinds = [
  hero,
  choices,
  jobs,
  pointsBlock,
  stepsBlock,
  plainBlock('details', 'What belongs to each kind of the work, a tile each.', {
    heading,
    tiles: list(
      object({
        title: longText('The heading of the tile.', 'a heading'),
        drawing: optional(drawing),
        points,
      }),
      'tiles, each { title, points }',
      'The tiles, in order.',
    ),
  }),
  plainBlock('places', 'Places before and after, each with a line to drag.', {
    ...headed,
    places: list(
      z.union(
        [
          nameOf('places', 'A place of transformations.json.'),
          transformation.describe('With words for this page alone.'),
        ],
        {
          error:
            'is not right; write a name of transformations.json, or { place, title, text, alt }.',
        },
      ),
      'places',
      'Places of transformations.json by name, or with words for this page alone.',
    ),
  }),
  plainBlock('prices', 'All that the service charges for.', {
    heading: optional(longText('The heading.', 'a heading')),
    text: optional(headText.describe('Without it, what the wizard says of every price.')),
  }),
  plainBlock('included', 'What every price includes.', {
    heading: optional(heading.describe('Without it, what the wizard says.')),
    list: optional(
      list(
        text('What is included.', 'what is included'),
        'lines',
        'Without it, the list of the wizard.',
      ),
    ),
  }),
  plainBlock('questions', 'Questions of the page /faq, with their answers.', {
    heading,
    questions: list(
      nameOf('questions', 'The id of a question.'),
      'ids',
      'The ids of the questions, in order.',
    ),
  }),
  plainBlock('closing', 'The band at the end that asks to get a quote.', {
    heading: markedHeading,
    text: headText,
  }),
] as const

const kindNames = kinds.map(
  (kind) => (kind instanceof z.ZodObject ? kind : kind.options[0]).shape.kind.value,
)

/** A block of a service's page, of the kind and look that it names. */
const block = z
  .discriminatedUnion('kind', kinds, {
    error: ({ code, input }) => {
      if (code !== 'invalid_union') return `${absence(input)}; write a block between { and }.`
      const { kind } = Object(input)
      const present = formerKinds.get(kind)
      return present
        ? `"${kind}" is now "${present.kind}" with the look "${present.look}"; npm run upgrade writes that.`
        : `${absence(kind)}; ${hint(typeof kind === 'string' ? kind : '', kindNames)}`
    },
  })
  .meta({ title: 'block' })

export type Block = z.infer<typeof block>

/** The props of a block's component: the keys of the block without its kind, and its service's id. */
export type BlockProps<Part extends { kind: string; look?: string }> = PropsOf<Extract<Block, Part>>
type PropsOf<One> = One extends Block ? Omit<One, 'kind'> & { service: string } : never

/** The key `page` of a service. */
export const page = object({
  blocks: optional(
    blocks('The blocks, from the top of the page. The first one is a hero.').superRefine(
      (list, { addIssue }) => {
        const [first, ...others] = list.map(isHero)
        if (!first) addIssue(issueAt(0, 'is no beginning of a page; put a hero first.'))
        const second = others.indexOf(true) + 1
        if (second > 0) addIssue(issueAt(second, 'begins a page, which another does; take it out.'))
      },
    ),
  ),
  more: optional(
    blocks('Blocks before the last one of a page that is made from this file.').superRefine(
      (list, { addIssue }) => {
        const hero = list.findIndex(isHero)
        if (hero >= 0) addIssue(issueAt(hero, 'begins a page, which is made here; take it out.'))
      },
    ),
  ),
})
  .refine(({ blocks, more }) => (blocks === undefined) !== (more === undefined), {
    error:
      'write blocks for the whole page, or more for what is added to a page made from this file.',
  })
  .describe('What its page shows. Without it, a page is made from its questions and prices.')

const isHero = ({ kind }: Block) => kind === 'hero'

const issueAt = (block: number, message: string) => ({
  code: 'custom' as const,
  path: [block, 'kind'],
  message,
})

function blocks(description: string) {
  return list(block, 'blocks, each { "kind": … }', description)
}

function plainBlock<const Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  shape: Shape,
) {
  return object({ kind: z.literal(kind).describe(description), ...shape })
}

/** Makes the blocks of a kind that has several looks. */
function lookOf<const Kind extends string>(kind: Kind, kindDescription: string) {
  return <const Look extends string, Shape extends z.ZodRawShape>(
    look: Look,
    description: string,
    shape: Shape,
  ) => plainBlock(kind, kindDescription, { look: z.literal(look).describe(description), ...shape })
}

type Looks = readonly [LookOfKind, ...LookOfKind[]]
type LookOfKind = z.ZodObject<{ kind: z.ZodLiteral<string>; look: z.ZodLiteral<string> }>

/** A kind of block that has several looks, each with its own keys. */
function ofLooks<const Options extends Looks>(options: Options) {
  const names = oneOf(options.map(({ shape }) => shape.look.value))
  return z.discriminatedUnion('look', options, {
    error: ({ input }) => {
      const { kind, look } = Object(input)
      const advice = look === undefined && formerKinds.has(kind) ? ', or run npm run upgrade' : ''
      return `${absence(look)}; choose ${names}${advice}.`
    },
  })
}
