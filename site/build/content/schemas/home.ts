import type { z } from 'zod'
import type { Review, Service, SocialCard } from '../../../content/types.ts'
import { anyOf, choice, keysOf, listOf, number, optional, words, yesOrNo } from '../fields.ts'
import type { IsPage } from '../known.ts'
import { link } from '../links.ts'

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

export const servicesFile = (isPage: IsPage) =>
  keysOf({
    services: listOf(
      keysOf({
        id: choice(['residential', 'commercial', 'airbnb', 'pressure-washing']),
        path: link(isPage),
        text: words('a sentence'),
        unit: words('what the price on the card is for'),
      }) satisfies z.ZodType<Service>,
      'services',
    ),
  })

const socialCard = keysOf({
  network: choice(['instagram', 'facebook']),
  text: words('a sentence'),
}) satisfies z.ZodType<SocialCard>

export const socialFile = keysOf({ socialCards: listOf(socialCard, 'cards') })
