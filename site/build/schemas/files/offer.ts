import type { z } from 'zod'
import type { AnnouncedOffer } from '../../../content-types/service.ts'
import { schemaKey } from '../parts/step.ts'
import { keysOf, number, sentences, words } from '../parts/values.ts'

const percentFault = ({ input }: { input: unknown }) =>
  `${input} is not a discount; write 1 to 99, or 0 for no offer.`

/** site/content/offer.json. Without the file, or at 0 percent, nothing is announced. */
export const offerFile = keysOf({
  ...schemaKey,
  percent: number('a number of percent, such as 30')
    .min(0, { error: percentFault })
    .max(99, { error: percentFault })
    .refine((percent) => percent === 0 || percent >= 1, { error: percentFault })
    .describe(
      'As it is announced: 30 for 30% off; 0 announces nothing. It lowers no price by itself.',
    ),
  title: words('what the discount is called').describe('What the discount is called.'),
  text: sentences('what is said of it').describe('A sentence below it.'),
  struck: number('a number such as 1.3')
    .min(0, { error: ({ input }) => `${input} is less than nothing; write 1.3, or 0.` })
    .refine((times) => times === 0 || times > 1, {
      error: ({ input }) =>
        `${input} crosses out no higher price; write more than 1, or 0 for nothing.`,
    })
    .describe('The crossed-out price is the total times this; 0 crosses nothing out.'),
}) satisfies z.ZodType<AnnouncedOffer>
