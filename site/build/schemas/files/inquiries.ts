import type { z } from 'zod'
import type { InquiriesContent } from '../../../content-types/pages.ts'
import type { Known } from '../parts/known.ts'
import { headed, pageKeys, section } from '../parts/page.ts'
import { alt, pictureIn } from '../parts/pictures.ts'
import { keysOf, sentences } from '../parts/values.ts'

/** pages/inquiries.json */
export const inquiriesFile = (known: Known) =>
  keysOf({
    ...pageKeys,
    hero: keysOf({
      ...section,
      guarantee: sentences('a sentence').describe(
        'How soon you answer, beside the number of hours.',
      ),
      picture: keysOf({
        place: pictureIn('masters', known, ['-before', '-after']).describe(
          'The name of its two pictures, which end in -before and -after.',
        ),
        alt,
      }).describe('A place, half before and half after.'),
    }).describe('Beside the form.'),
    fallback: headed.describe('Where the form does not show up; your phone and address follow.'),
  }) satisfies z.ZodType<InquiriesContent>
