import { z } from 'zod'
import { oneOf } from '../problems/problems.ts'
import {
  absence,
  askedId,
  askedOption,
  headlineText,
  idLike,
  list,
  longText,
  nameOf,
  object,
  optional,
  text,
} from './fields.ts'
import { formerKinds } from './former-kinds.ts'

/* What several files of the content have in them. */

/** What search engines and the tab of the browser show of a page. */
export const head = object({
  title: text('What the tab of the browser says.'),
  description: longText('What search engines show below the title.'),
})

export const heading = headlineText(
  'The heading. A line break (\\n in the file) begins a new line, and the word between two * keeps the small mark of the brand beside it: Drag the *line.*',
)

/** A part with nothing but a heading. */
export const headed = object({ heading })

export const section = object({
  heading,
  text: longText('A sentence or two with the heading.'),
})

/** A heading and a sentence or two: a card, a benefit, a step, a line of a list. */
export const point = object({
  title: longText('The heading.'),
  text: longText('A sentence or two.'),
})

export type Point = z.infer<typeof point>

export const alt = longText('What is to be seen, for those who cannot.')

export const picture = nameOf(
  'masters',
  'The name of a picture of media/masters, without its ending.',
)

/** A place before and after: its pictures are `<place>-before` and `<place>-after`. */
export const pair = nameOf(
  'pairs',
  'The name of its two pictures, which end in -before and -after.',
)

export const drawing = nameOf(
  'drawings',
  'The name of a drawing of media/drawings, without its ending.',
)

export const icon = nameOf('icons', 'The name of a drawing in the folder icons, without .svg.')

/** A place shown before and after. */
export const transformation = object({ place: pair, ...point.shape, alt }).meta({ title: 'place' })

export type Transformation = z.infer<typeof transformation>

/** An id that is the address of a part of a page. */
export const partId = (description: string) =>
  text(description).refine((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), {
    error: ({ input }) =>
      `"${input}" becomes an address; write small letters, digits and single hyphens.`,
  })

/** Steps, reasons or what a block lists. */
export const points = (description: string) =>
  list(point, 'entries, each { title, text }', description)

/* Of blocks: the keys that several have, and their kinds and looks. */

export const blockHeading = longText(
  'The heading. {count} in it is how many there are, in words; {Count} the same with a capital.',
)
export const headText = longText('A sentence beside the heading.')
export const blockHead = { heading: blockHeading, text: headText }
export const focus = optional(
  idLike(
    /^\d{1,3}% \d{1,3}%$/,
    'which part of it is to be seen, such as 60% 50%',
    'Which part of it is to be seen where not all of it has room: from the left, and from the top.',
  ),
)
export const name = optional(text('What it is called here, where that is not its label.'))

export const pricedQuestion = {
  question: askedId(
    'price',
    'The id of a question of the service or the extras, or of what one counts.',
  ),
  option: optional(
    askedOption('The id of an option; without it, the price is that of the cheapest one.'),
  ),
}

/** A price that a block names: of a counted thing, a check mark or an option. */
export const namedPrice = object({
  ...pricedQuestion,
  before: optional(text('What is written before the price.')),
  after: optional(text('What is written after the price.')),
})
export type NamedPrice = z.infer<typeof namedPrice>

/** A kind of block that has no looks. */
export function plainBlock<const Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  shape: Shape,
) {
  return object({ kind: z.literal(kind).describe(description), ...shape })
}

/** Makes the blocks of a kind that has several looks. */
export function lookOf<const Kind extends string>(kind: Kind, kindDescription: string) {
  return <const Look extends string, Shape extends z.ZodRawShape>(
    look: Look,
    description: string,
    shape: Shape,
  ) => plainBlock(kind, kindDescription, { look: z.literal(look).describe(description), ...shape })
}

type Looks = readonly [LookOfKind, ...LookOfKind[]]
type LookOfKind = z.ZodObject<{ kind: z.ZodLiteral<string>; look: z.ZodLiteral<string> }>

/** A kind of block that has several looks, each with its own keys. */
export function ofLooks<const Options extends Looks>(options: Options) {
  const names = oneOf(options.map(({ shape }) => shape.look.value))
  return z.discriminatedUnion('look', options, {
    error: ({ input }) => {
      const { kind, look } = Object(input)
      const advice = look === undefined && formerKinds.has(kind) ? ', or run npm run upgrade' : ''
      return `${absence(look)}; choose ${names}${advice}.`
    },
  })
}
