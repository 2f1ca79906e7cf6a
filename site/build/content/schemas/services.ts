import type { z } from 'zod'
import type { OtherCard } from '../../../content-types.ts'
import type { ServicesContent } from '../../../page-content.ts'
import { anyOf, keysOf, words } from '../fields.ts'
import type { Known } from '../known.ts'
import { address } from './address.ts'
import { iconOf } from './drawn.ts'
import { cardPath, overviewKeys } from './overview.ts'
import { heading, pageKeys, section } from './page.ts'
import { pictureIn } from './pictures.ts'
import { points } from './points.ts'

const card = (known: Known) =>
  keysOf({
    id: address
      .refine((id) => !known.services.includes(id), {
        error: ({ input }) =>
          `"${input}" is a service; what its card says is overview in services/${input}.json.`,
      })
      .describe('The address of the card on the page.'),
    title: words('what it is called').describe('What it is called.'),
    path: cardPath(known).describe(
      'Where its button leads. What is below /services/ and no page shows the home page.',
    ),
    icon: iconOf(known),
    picture: pictureIn('masters', known).describe('A picture of media/masters.'),
    ...overviewKeys,
  }) satisfies z.ZodType<OtherCard>

/** pages/services.json */
export const servicesFile = (known: Known) =>
  keysOf({
    ...pageKeys,
    hero: keysOf(section).describe('The head of the page.'),
    others: anyOf(card(known)).describe(
      'What you do besides the services of the quote, a card each. The services bring their own.',
    ),
    reasons: keysOf({
      heading,
      points: points.describe('A reason each.'),
    }).describe('Why people choose you.'),
  }) satisfies z.ZodType<ServicesContent>
