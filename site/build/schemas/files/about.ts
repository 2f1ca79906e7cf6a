import type { z } from 'zod'
import type { AboutContent } from '../../../content-types/pages.ts'
import { iconOf, shownDrawing } from '../blocks/media.ts'
import { example } from '../blocks/parts.ts'
import type { Known } from '../parts/known.ts'
import { heading, pageKeys, section } from '../parts/page.ts'
import { pictureIn } from '../parts/pictures.ts'
import { pointKeys } from '../parts/points.ts'
import { keysOf, listOf, optional, sentences, words } from '../parts/values.ts'

const quoteExample = (known: Known) =>
  keysOf({
    service: words('the id of a service')
      .refine((id) => known.services.includes(id), {
        error: ({ input }) => `there is no service "${input}".`,
      })
      .meta({ names: 'services' })
      .describe('The id of a service.'),
    answers: example,
  })

const card = (known: Known) =>
  keysOf({
    ...pointKeys,
    picture: optional(
      pictureIn('masters', known).describe('A picture of media/masters beside it.'),
    ),
    example: optional(quoteExample(known).describe('A quote beside it, with today’s prices.')),
  })

const value = (known: Known) => keysOf({ icon: iconOf(known), ...pointKeys })

const privacySection = keysOf({
  title: sentences('a heading').describe('The heading.'),
  text: listOf(sentences('a paragraph'), 'paragraphs').describe('A paragraph each.'),
})

/** pages/about.json */
export const aboutFile = (known: Known) =>
  keysOf({
    ...pageKeys,
    hero: keysOf({
      ...section,
      drawing: shownDrawing(known).describe('The drawing below them.'),
    }).describe('The head of the page.'),
    story: keysOf({
      heading,
      cards: listOf(card(known), 'cards').describe('A card each.'),
    }).describe('Your story.'),
    services: keysOf(section).describe('Over the list of the services.'),
    values: keysOf({
      ...section,
      cards: listOf(value(known), 'values').describe('A pane each.'),
    }).describe('What you stand for.'),
    privacy: keysOf({
      ...section,
      sections: listOf(privacySection, 'sections').describe(
        'What it says; how to reach you about it follows by itself.',
      ),
    }).describe('The privacy policy.'),
  }) satisfies z.ZodType<AboutContent>
