import type { z } from 'zod'
import type { BookedContent } from '../../../content-types/pages.ts'
import type { Known } from '../parts/known.ts'
import { heading, pageKeys, section } from '../parts/page.ts'
import { pictureIn } from '../parts/pictures.ts'
import { points } from '../parts/points.ts'
import { keysOf, words } from '../parts/values.ts'

/** pages/booked.json */
export const bookedFile = (known: Known) =>
  keysOf({
    ...pageKeys,
    thanks: keysOf({
      ...section,
      title: words('what has happened').describe('What has happened, below the heading.'),
      guarantee: words('a few words').describe('How soon you answer, beside the number of hours.'),
    }).describe('The thanks.'),
    next: keysOf({ heading, steps: points.describe('A step each.') }).describe(
      'What happens next.',
    ),
    reach: keysOf({
      heading,
      picture: pictureIn('masters', known).describe('A picture of media/masters.'),
      around: words('where you work').describe('Where you work, below your phone and address.'),
    }).describe('How to reach you.'),
  }) satisfies z.ZodType<BookedContent>
