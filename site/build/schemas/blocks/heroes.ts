import { z } from 'zod'
import type {
  BeforeAfterHero,
  PictureHero,
  PlanHero,
  PriceHero,
  ReceiptHero,
} from '../../../content-types/service-heroes.ts'
import type { Known } from '../parts/known.ts'
import { alt, pictureIn } from '../parts/pictures.ts'
import { keysOf, listOf, number, optional, words } from '../parts/values.ts'
import { drawing, focus, heroKeys, picture, plannedPrice, question } from './parts.ts'

/** The blocks that a page begins with. */
export const heroBlocks = (known: Known) =>
  [
    keysOf({
      kind: z.literal('plan-hero').describe('Begins the page: prices written on a drawing.'),
      ...heroKeys,
      drawing: drawing(known),
      prices: listOf(plannedPrice, 'prices').describe('The prices, each with its place.'),
    }) satisfies z.ZodType<PlanHero>,
    keysOf({
      kind: z.literal('picture-hero').describe('Begins the page: words beside a picture.'),
      ...heroKeys,
      picture: picture(known),
      alt,
      focus,
    }) satisfies z.ZodType<PictureHero>,
    keysOf({
      kind: z.literal('before-after-hero').describe('Begins the page: a place before and after.'),
      ...heroKeys,
      place: pictureIn('masters', known, ['-before', '-after']).describe(
        'The name of its two pictures, which end in -before and -after.',
      ),
      name: words('what the place is called').describe('What the place is called.'),
      alt,
    }) satisfies z.ZodType<BeforeAfterHero>,
    keysOf({
      kind: z.literal('receipt-hero').describe('Begins the page: the receipt of an example.'),
      ...heroKeys,
      heading: words('what the example is').describe('What the example is.'),
      lines: listOf(
        keysOf({
          question: question.describe('The id of what is counted.'),
          count: number('how many').int().min(1).max(99).describe('How many.'),
          name: words('how many of what, such as 4 offices').describe('The same in words.'),
        }),
        'what is counted',
      ).describe('The lines of the receipt.'),
    }) satisfies z.ZodType<ReceiptHero>,
    keysOf({
      kind: z
        .literal('price-hero')
        .describe('Begins the page: the price of the card, with a picture or the icon.'),
      ...heroKeys,
      picture: optional(picture(known)),
      focus,
    }) satisfies z.ZodType<PriceHero>,
  ] as const
