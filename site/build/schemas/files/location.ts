import type { z } from 'zod'
import type { LocationContent } from '../../../content-types/pages.ts'
import { drawing } from '../blocks/parts.ts'
import type { Known } from '../parts/known.ts'
import { heading, pageKeys, section } from '../parts/page.ts'
import { keysOf, listOf, sentences, words } from '../parts/values.ts'

/** pages/location.json */
export const locationFile = (known: Known) =>
  keysOf({
    ...pageKeys,
    hero: keysOf({
      ...section,
      map: drawing(known).describe('A map: a drawing of media/drawings, without its ending.'),
    }).describe('The head of the page.'),
    holidayNote: sentences('what is different on holidays').describe(
      'What is different on holidays.',
    ),
    served: keysOf({
      heading,
      places: listOf(
        keysOf({
          title: sentences('a heading').describe('The heading.'),
          names: listOf(words('a place'), 'places').describe('The places, each once.'),
        }),
        'areas',
      ).describe('Parts of it, a list each.'),
    }).describe('Where you work.'),
  }) satisfies z.ZodType<LocationContent>
