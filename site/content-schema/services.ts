import type { z } from 'zod'
import type { Service } from '../../widgets/rules/company/catalogue.ts'
import { dollars } from './amounts.ts'
import { page } from './blocks.ts'
import {
  askedId,
  example,
  idLike,
  link,
  list,
  listOrNone,
  longText,
  number,
  object,
  optional,
  schemaKey,
  shortText,
  text,
} from './fields.ts'
import { head, icon, partId, picture } from './parts.ts'
import { code, icon as serviceIcon, step } from './questions.ts'
import { references } from './references.ts'
import { translated } from './translated.ts'

/** What a card of /services says, of a service or of something else. */
const cardWords = object({
  description: longText('What it is, in a sentence or two.'),
  features: list(text('What it includes.'), 'lines', 'What it includes.'),
  symptoms: list(text('A sign.'), 'lines', 'How to tell that it is time.'),
})

/** The card of a service on /services. */
const overview = object({
  path: optional(
    link(
      'Where its button leads, such as /inquiries; without it, to its page. What is below /services/ and no page shows the home page.',
      'page of a card',
    ),
  ),
  picture: optional(
    picture.describe('The name of a picture of media/masters; without it, that of the service.'),
  ),
  ...cardWords.shape,
})

export const otherCard = object({
  id: partId('The address of the card on the page, such as small-repairs.').register(references, {
    to: 'no service',
  }),
  title: shortText('What it is called.', 50),
  path: link(
    'Where its button leads, such as /inquiries. What is below /services/ and no page shows the home page.',
    'page of a card',
  ),
  icon,
  picture,
  ...cardWords.shape,
})

/** The card of something that the quote builder does not offer. */
export type OtherCard = z.infer<typeof otherCard>

/** A card of the services page; it is that of a service, whose id it has, or another. */
export type ServiceCard = Omit<OtherCard, 'picture'> & Partial<Pick<OtherCard, 'picture'>>

/** A file of site/content/services, which is named after the service's id. */
export const service = object({
  ...schemaKey,
  order: number('a number, such as 1', 'Services are shown in the order of these numbers.'),
  name: translated(shortText('What the service is called everywhere.', 40)),
  code,
  icon: serviceIcon,
  menuIcon: optional(serviceIcon.describe('The icon in the menus, where that is another one.')),
  path: idLike(
    /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    'where its page is, such as /dog-walks',
    'The path of its page.',
  ),
  places: optional(
    text(
      'What it sees to, such as homes, for sentences that name all that you see to; without it, the name.',
    ),
  ),
  head: optional(
    head.describe('What search engines and the tab say of its page; without it, its name.'),
  ),
  page: optional(page),
  picture: optional(
    picture.describe('The name of a picture of media/masters, for its card and its page.'),
  ),
  card: object({
    text: longText('One sentence for its card on the home page.'),
    from: example(
      'What the price on the tile is for: counts, or the option of a question.',
      'tile',
    ).refine((answers) => Object.keys(answers).length > 0, {
      error: 'is empty; write what the price is for, as { "bedrooms": 1 }.',
    }),
    unit: translated(shortText('What the price on the tile is for, in words: A bedroom.', 40)),
    picture: optional(
      picture.describe(
        'The name of a picture of media/masters, for its tile in the quote builder: best of what the price is for. Without it, that of the service.',
      ),
    ),
  }).describe('The card and the tile of the service.'),
  overview: optional(
    overview.describe('Its card on /services. Without it, one is made from this file.'),
  ),
  listed: listOrNone(
    askedId('question', 'The id of a question.'),
    'The questions whose prices search engines read first. They read all others after them.',
  ),
  typical: optional(
    object({ from: dollars('The lower amount.'), to: dollars('The higher amount.') })
      .refine(({ from, to }) => from <= to, {
        error: 'the first number is the lower one; write from and to the other way round.',
      })
      .describe('What a visit usually comes to, in dollars. The questions and answers say so.'),
  ),
  crew: optional(
    number('a number of people, such as 2', 'How many people come. Quotes say so beside the time.')
      .int({ error: ({ input }) => `${input} is no whole number; write 1, 2 or more.` })
      .min(1, { error: ({ input }) => `${input} is nobody; write 1 or more, or leave it out.` })
      .max(20, { error: ({ input }) => `${input} is more than 20 people; write 1 to 20.` }),
  ),
  nothing: translated(
    text(
      'What visitors should do whose quote comes to $0, such as Go back and count your rooms; it has no full stop.',
    ),
  ),
  steps: list(step, 'steps', 'What is asked, step by step.'),
}) satisfies z.ZodType<Omit<Service, 'id'>>

export type ServiceFile = z.infer<typeof service>

/** What pages say about a service, apart from its questions and prices. */
export interface ServicePage
  extends Pick<
    ServiceFile,
    'name' | 'path' | 'places' | 'head' | 'picture' | 'listed' | 'typical'
  > {
  id: string
  /** The icon next to its links in the menus: an SVG path in a box of 24 × 24. */
  menuIcon: string
  /** One sentence for its card on the home page. */
  text: string
}
