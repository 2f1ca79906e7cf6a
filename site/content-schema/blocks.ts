import { z } from 'zod'
import { hint } from '../problems/hint.ts'
import { absence, list, longText, nameOf, object, optional, text } from './fields.ts'
import { formerKinds } from './former-kinds.ts'
import {
  alt,
  blockHead,
  drawing,
  focus,
  blockHeading as heading,
  headText,
  lookOf,
  heading as markedHeading,
  ofLooks,
  picture,
  plainBlock,
  points,
  transformation,
} from './parts.ts'
import { choices, hero, jobs } from './priced-blocks.ts'

/*
 * The blocks that `page` in the file of a service lists. A kind may have several looks. The block of
 * a kind and a look is drawn by the component of that name in site/pages/service/blocks.
 */

const listed = points('What it lists, each a heading and a sentence or two.')
const pointsWith = lookOf('points', 'Headings, each with a sentence.')
const pointsBlock = ofLooks([
  pointsWith('checked', 'Headings, each with a sentence, in rows with a check mark.', {
    heading,
    points: listed,
  }),
  pointsWith('barred', 'Headings, each with a sentence, under bars.', { heading, points: listed }),
  pointsWith('boxed', 'Headings, each with a sentence, in a tile.', { heading, points: listed }),
  pointsWith('pictured', 'Headings, each with a sentence, and a picture.', {
    heading,
    picture,
    alt,
    focus,
    points: listed,
  }),
])

const steps = points('The steps, in order.')
const stepsWith = lookOf('steps', 'Numbered steps.')
const stepsBlock = ofLooks([
  stepsWith('rows', 'Steps below each other, and a drawing beside them.', {
    heading,
    drawing: optional(drawing),
    steps,
  }),
  stepsWith('line', 'Steps along a line from one word to another.', {
    heading,
    start: text('What the line begins with.'),
    end: text('What the line ends with.'),
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
        title: longText('The heading of the tile.'),
        drawing: optional(drawing),
        points: listed,
      }),
      'tiles, each { title, points }',
      'The tiles, in order.',
    ),
  }),
  plainBlock('places', 'Places before and after, each with a line to drag.', {
    ...blockHead,
    places: list(
      z.union(
        [
          nameOf('places', 'The name of a place of transformations.json.'),
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
    heading: optional(longText('The heading.')),
    text: optional(headText.describe('Without it, what the wizard says of every price.')),
  }),
  plainBlock('included', 'What every price includes.', {
    heading: optional(heading.describe('Without it, what the wizard says.')),
    list: optional(list(text('What is included.'), 'lines', 'Without it, the list of the wizard.')),
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
  .meta({ title: 'part of the page' })

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
