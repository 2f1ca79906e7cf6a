import { z } from 'zod'
import type {
  BoxedPoints,
  Closing,
  Details,
  Included,
  PicturePoints,
  Places,
  Points,
  Questions,
  StepBars,
  StepLine,
  StepRows,
} from '../../../content-types/service-blocks.ts'
import { hint } from '../../problems/hint.ts'
import type { Known } from '../parts/known.ts'
import { heading as markedHeading } from '../parts/page.ts'
import { alt } from '../parts/pictures.ts'
import { transformation } from '../parts/transformations.ts'
import { choice, keysOf, listOf, optional, sentences, words } from '../parts/values.ts'
import { drawing, focus, heading, picture, points, text } from './parts.ts'

const steps = points.describe('The steps, in order.')

/** A name that must be in a file; a problem lists the names in it. */
const nameIn = (what: string, file: string, names: readonly string[]) =>
  words(`the name of ${what}`).refine((name) => names.includes(name), {
    error: ({ input }) => `"${input}" is not in ${file}; ${hint(String(input), names)}`,
  })

/** The blocks of a service's page that show words and pictures, but no prices. */
export const wordBlocks = (known: Known) =>
  [
    keysOf({
      kind: z.literal('places').describe('Places before and after, each with a line to drag.'),
      heading,
      text,
      places: listOf(
        z.union(
          [
            nameIn('a place', 'transformations.json', known.places)
              .meta({ names: 'places' })
              .describe('A place of transformations.json.'),
            transformation(known).describe('With words for this page alone.'),
          ],
          {
            error:
              'is not right; write a name of transformations.json, or { place, title, text, alt }.',
          },
        ),
        'places',
      ).describe('Places of transformations.json by name, or with words for this page alone.'),
    }) satisfies z.ZodType<Places>,
    keysOf({
      kind: z.literal('points').describe('Headings, each with a sentence.'),
      heading,
      look: choice(['checked', 'barred']).describe('In rows with a check mark, or under bars.'),
      points,
    }) satisfies z.ZodType<Points>,
    keysOf({
      kind: z.literal('boxed-points').describe('Headings, each with a sentence, in a tile.'),
      heading,
      points,
    }) satisfies z.ZodType<BoxedPoints>,
    keysOf({
      kind: z.literal('picture-points').describe('Headings, each with a sentence, and a picture.'),
      heading,
      picture: picture(known),
      alt,
      focus,
      points,
    }) satisfies z.ZodType<PicturePoints>,
    keysOf({
      kind: z.literal('step-rows').describe('Steps below each other, and a drawing beside them.'),
      heading,
      drawing: optional(drawing(known)),
      steps,
    }) satisfies z.ZodType<StepRows>,
    keysOf({
      kind: z.literal('step-line').describe('Steps along a line from one word to another.'),
      heading,
      start: words('where it starts').describe('What the line begins with.'),
      end: words('where it ends').describe('What the line ends with.'),
      steps,
    }) satisfies z.ZodType<StepLine>,
    keysOf({
      kind: z.literal('step-bars').describe('Steps, each under a bar that fills up.'),
      heading,
      steps,
    }) satisfies z.ZodType<StepBars>,
    keysOf({
      kind: z.literal('included').describe('What every price includes.'),
      heading: optional(heading.describe('Without it, what the wizard says.')),
      list: optional(
        listOf(words('what is included'), 'lines').describe('Without it, the list of the wizard.'),
      ),
    }) satisfies z.ZodType<Included>,
    keysOf({
      kind: z.literal('details').describe('What belongs to each kind of the work, a tile each.'),
      heading,
      tiles: listOf(
        keysOf({
          title: sentences('a heading').describe('The heading of the tile.'),
          drawing: optional(drawing(known)),
          points,
        }),
        'tiles, each { title, points }',
      ).describe('The tiles, in order.'),
    }) satisfies z.ZodType<Details>,
    keysOf({
      kind: z.literal('questions').describe('Questions of the page /faq, with their answers.'),
      heading,
      questions: listOf(
        nameIn('a question', 'pages/faq.json', known.questions).meta({ names: 'questions' }),
        'ids',
      ).describe('The ids of the questions, in order.'),
    }) satisfies z.ZodType<Questions>,
    keysOf({
      kind: z.literal('closing').describe('The band at the end that asks to get a quote.'),
      heading: markedHeading,
      text: sentences('a sentence').describe('A sentence beside the heading.'),
    }) satisfies z.ZodType<Closing>,
  ] as const
