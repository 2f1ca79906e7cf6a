import type { z } from 'zod'
import type { Review } from '../../../content-types/company.ts'
import type { Known } from '../parts/known.ts'
import { alt, pictureIn } from '../parts/pictures.ts'
import { schemaKey } from '../parts/step.ts'
import { anyOf, keysOf, number, optional, sentences, words, yesOrNo } from '../parts/values.ts'

const photo = (known: Known) =>
  keysOf({ name: pictureIn('gallery', known).describe('A picture of media/gallery.'), alt })

const review = (known: Known) =>
  keysOf({
    name: words('who wrote it').describe('Who wrote it.'),
    reviews: number('how many reviews they have written')
      .min(0, {
        error: ({ input }) =>
          `${input} is less than none; write how many reviews they have written.`,
      })
      .describe('How many reviews they have written.'),
    isLocalGuide: optional(yesOrNo.describe('Whether the map calls them a local guide.')),
    timeAgo: words('when it was, as 2 weeks ago').describe('When it was, as people say it.'),
    isNew: optional(yesOrNo.describe('Shows a badge.')),
    text: sentences('what they wrote').describe('What they wrote.'),
    photo: optional(photo(known).describe('A photo that came with it.')),
  }).meta({ title: 'review' }) satisfies z.ZodType<Review>

/** reviews.json */
export const reviewsFile = (known: Known) =>
  keysOf({
    ...schemaKey,
    reviews: anyOf(review(known)).describe(
      'The reviews of the home page, each with five stars. Put real ones here, with their writers’ leave.',
    ),
  })
