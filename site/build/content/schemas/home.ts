import type { z } from 'zod'
import type { Review, SocialCard } from '../../../content/types.ts'
import { anyOf, choice, keysOf, listOf, number, optional, words, yesOrNo } from '../fields.ts'

const review = keysOf({
  name: words('who wrote it'),
  reviews: number('how many reviews they have written').refine((count) => count >= 0, {
    error: ({ input }) => `${input} is less than none; write how many reviews they have written.`,
  }),
  isLocalGuide: optional(yesOrNo),
  timeAgo: words('when it was, as 2 weeks ago'),
  isNew: optional(yesOrNo),
  text: words('what they wrote'),
}) satisfies z.ZodType<Review>

export const reviewsFile = keysOf({ reviews: anyOf(review) })

const socialCard = keysOf({
  network: choice(['instagram', 'facebook']),
  text: words('a sentence'),
}) satisfies z.ZodType<SocialCard>

export const socialFile = keysOf({ socialCards: listOf(socialCard, 'cards') })
