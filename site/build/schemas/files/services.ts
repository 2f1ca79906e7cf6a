import type { z } from 'zod'
import type { OtherCard } from '../../../content-types/company.ts'
import type { ServicesContent } from '../../../content-types/pages.ts'
import { iconOf } from '../blocks/media.ts'
import { address } from '../parts/address.ts'
import type { Known } from '../parts/known.ts'
import { cardPath, overviewKeys } from '../parts/overview.ts'
import { heading, pageKeys, section } from '../parts/page.ts'
import { pictureIn } from '../parts/pictures.ts'
import { points } from '../parts/points.ts'
import { anyOf, keysOf, words } from '../parts/values.ts'

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
