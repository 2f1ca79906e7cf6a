import type { z } from 'zod'
import type { Charges } from '../../../../widgets/rules/company/catalogue.ts'
import { dollars } from '../parts/prices.ts'
import { schemaKey } from '../parts/step.ts'
import { anyOf, keysOf, number, words } from '../parts/values.ts'

export const chargesFile = keysOf({
  ...schemaKey,
  minimum: dollars
    .int({
      error: ({ input }) => `${input} is no whole number; write ${Math.ceil(Number(input))}.`,
    })
    .describe('What a visit costs at least, in whole dollars; 0 for nothing.'),
  taxes: anyOf(
    keysOf({
      name: words('what the tax is called, such as GST').describe('What the tax is called.'),
      percent: number('a number of percent, such as 5')
        .min(0, { error: ({ input }) => `${input} is less than nothing; write ${-Number(input)}.` })
        .max(100, { error: ({ input }) => `${input} is more than all of it; write 0 to 100.` })
        .describe('How much of the total is added to it.'),
    }),
  ).describe(
    'Taxes that are added to the total and shown apart from it; none where prices have them in.',
  ),
}) satisfies z.ZodType<Charges>
