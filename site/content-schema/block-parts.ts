import { z } from 'zod'
import { oneOf } from '../build/problems/problems.ts'
import {
  absence,
  askedId,
  askedOption,
  idLike,
  list,
  longText,
  object,
  optional,
  text,
} from './fields.ts'
import { formerKinds } from './former-kinds.ts'
import { picture as namedPicture, point } from './parts.ts'

/* What blocks are made of: the keys that several have, and their kinds and looks. */

export const heading = longText(
  'The heading. {count} in it is how many there are, in words; {Count} the same with a capital.',
)
export const headText = longText('A sentence beside the heading.')
export const headed = { heading, text: headText }
export const points = list(
  point,
  'what it lists, each { title, text }',
  'What it lists, each a heading and a sentence or two.',
)
export const picture = namedPicture.describe('A picture of media/masters, without its ending.')
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
