import { z } from 'zod'
import type { WizardWords } from '../../widgets/rules/company/business.ts'
import type { Step } from '../../widgets/rules/company/catalogue.ts'
import { dollars } from './amounts.ts'
import {
  idLike,
  list,
  listOrNone,
  longText,
  number,
  object,
  optional,
  postalBeginning,
  schemaKey,
  shortText,
  text,
  yesOrNo,
} from './fields.ts'
import { question, stepKeys } from './questions.ts'
import { references } from './references.ts'
import { translated } from './translated.ts'

/* The files around the services of the quote builder. */

/** extras.json: the last step of every service; without questions it is left out. */
export const extras = object({
  ...schemaKey,
  ...stepKeys,
  id: idLike(/^extras$/, 'extras', 'Always extras.'),
  questions: listOrNone(question, 'What every service offers besides.'),
}) satisfies z.ZodType<Step>

/** charges.json: the minimum and the taxes, which apply to every quote. */
export const charges = object({
  ...schemaKey,
  minimum: dollars('What a visit costs at least, in whole dollars; 0 for nothing.').int({
    error: ({ input }) => `${input} is no whole number; write ${Math.ceil(Number(input))}.`,
  }),
  taxes: listOrNone(
    object({
      name: translated(shortText('What the tax is called, such as GST.', 30)),
      percent: number(
        'a number of percent, such as 5',
        'How many percent it is: of the total if it is added, of the price without taxes if it is included.',
      )
        .min(0, { error: ({ input }) => `${input} is less than nothing; write ${-Number(input)}.` })
        .max(100, { error: ({ input }) => `${input} is more than all of it; write 0 to 100.` })
        .refine((percent) => percent <= 0 || percent >= 1, {
          error: ({ input }) => {
            const meant = Number((Number(input) * 100).toFixed(4))
            return `${input} is less than one percent; write ${meant} for ${meant} %.`
          },
        }),
      included: optional(
        yesOrNo(
          'Whether your prices have it in them. The total then stays as it is, and says how much of it is this tax. Without this, it is added to the total.',
        ),
      ),
    }),
    'The taxes of every quote, each in its own line: "plus GST" if it is added to the total, "includes VAT" if prices have it in them. With both kinds, an added one is charged on the total, included taxes and all. [] if there are none.',
  ),
})

export type ChargesFile = z.infer<typeof charges>

const stepName = translated(shortText('What the step is called; shown beside "Step 1 of 5".', 40))
const heading = translated(longText('The heading.'))
const intro = translated(longText('The sentence under the heading.'))
const button = translated(shortText('What the button says.', 30))
const listWithHeading = object({
  heading,
  list: list(translated(text('A line.')), 'lines', 'A line each.'),
})

/** wizard.json: the words of the wizard around the questions. */
export const wizard = object({
  ...schemaKey,
  continue: translated(shortText('What the button of every step says that has no other.', 24)),
  service: object({ name: stepName, heading, intro }).describe(
    'The step that asks for the service.',
  ),
  quote: object({
    name: stepName,
    heading: heading.describe('The heading; {off} is where an offer is named.'),
    button,
    priceNote: translated(longText('What is said of every price.')),
    included: listWithHeading.describe('What every price includes.'),
  }).describe('The final quote.'),
  contact: object({ name: stepName, heading, intro, button }).describe(
    'The step that asks who it is.',
  ),
  thanks: object({
    heading,
    title: translated(text('The larger line below the heading.')),
    text: translated(longText('What happens now.')),
    next: listWithHeading.describe('What happens next, step by step.'),
  }).describe('What visitors read who have sent a quote.'),
}) satisfies z.ZodType<WizardWords>

/**
 * contact-step.json: what the last step asks for besides name, email and phone. The privacy policy
 * must mention what is switched on here.
 */
export const contactStep = object({
  ...schemaKey,
  preferredDay: yesOrNo(
    'Whether it asks for the day on which customers would like you to come: one of the next 60 on which you are open. It is a wish; they may leave it empty.',
  ),
  postalCode: object({
    served: list(
      postalBeginning,
      'how the postal codes you serve begin, as "V3", "V4N",',
      'How the postal codes you serve begin: V3 for all of a city, V4N for a part of it, V4N 1A1 for one.',
    ),
  })
    .nullable()
    .describe(
      'Asks for the postal code, to tell who is in your area; who is outside can send all the same. Without it (null in the file), nobody is asked.',
    )
    .register(references, { to: 'postal codes' }),
})

export type ContactStep = z.infer<typeof contactStep>

/** For a percentage: how many times the lower price the higher one is. */
const percentTimes = (percent: number) =>
  percent > 0 && percent < 67
    ? `, as ${(100 / (100 - percent)).toFixed(2)} for ${percent}% off`
    : ''

const percentFault = ({ input }: { input: unknown }) =>
  `${input} is not a discount; write 1 to 99, or 0 for no offer.`

/** offer.json. Without the file, or at 0 percent, nothing is announced. */
export const offer = object({
  ...schemaKey,
  percent: number(
    'a number of percent, such as 30',
    'As it is announced: 30 for 30% off; 0 announces nothing. It lowers no price by itself.',
  )
    .min(0, { error: percentFault })
    .max(99, { error: percentFault })
    .refine((percent) => percent === 0 || percent >= 1, { error: percentFault }),
  title: shortText('What the discount is called.', 40),
  text: longText('A sentence about the discount.'),
  struck: number(
    'a number such as 1.3',
    'The crossed-out price is the total times this; 0 crosses nothing out.',
  )
    .min(0, { error: ({ input }) => `${input} is less than nothing; write 1.3, or 0.` })
    .refine((times) => times === 0 || times > 1, {
      error: ({ input }) =>
        `${input} crosses out no higher price; write more than 1, or 0 for nothing.`,
    })
    .max(3, {
      error: ({ input }) =>
        `${input} crosses out a price ${input} times as high; write how many times the total was charged before, 3 at most${percentTimes(Number(input))}.`,
    }),
})

/** A discount as the home page and the final quote announce it. */
export type AnnouncedOffer = z.infer<typeof offer>

const partCodes = object({
  id: text('What it stands for.'),
  kind: text('Its kind.'),
  /** The ids of its options or areas. */
  options: optional(z.record(z.string(), text('What it stands for.'))),
})

/**
 * codes.json, which builds write: what the codes in links mean, of services, and of the questions
 * of each with the extras. No code is ever removed.
 */
export const codes = z.record(
  z.string(),
  object({ id: text('What it stands for.'), parts: z.record(z.string(), partCodes) }),
)

export type Codes = z.infer<typeof codes>
export type PartCodes = z.infer<typeof partCodes>
