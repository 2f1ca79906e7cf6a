import type { z } from 'zod'
import type { Service } from '../../widgets/rules/company/catalogue.ts'
import { page } from './blocks.ts'
import {
  askedId,
  example,
  idLike,
  list,
  listOrNone,
  longText,
  number,
  object,
  optional,
  schemaKey,
  text,
} from './fields.ts'
import { overview } from './pages.ts'
import { head, picture } from './parts.ts'
import { code, dollars, icon, step } from './questions.ts'

/** A file of site/content/services, which is named after the service's id. */
export const service = object({
  ...schemaKey,
  order: number('a number, such as 1', 'Services are shown in the order of these numbers.'),
  name: text('What the service is called everywhere.', 'what the service is called'),
  code,
  icon,
  menuIcon: optional(icon.describe('The icon in the menus, where that is another one.')),
  path: idLike(
    /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    'where its page is, such as /dog-walks',
    'The path of its page.',
  ),
  places: optional(
    text(
      'What it sees to, such as homes, for sentences that name all that you see to; without it, the name.',
      'what the service sees to',
    ),
  ),
  head: optional(
    head.describe('What search engines and the tab say of its page; without it, its name.'),
  ),
  page: optional(page),
  picture: optional(
    picture.describe('A picture of media/masters, without its ending, for its card and its page.'),
  ),
  card: object({
    text: longText('One sentence for its card on the home page.', 'a sentence'),
    from: example(
      'What the price on the tile is for: counts, or the option of a question.',
      'tile',
    ).refine((answers) => Object.keys(answers).length > 0, {
      error: 'is empty; write what the price is for, as { "bedrooms": 1 }.',
    }),
    unit: text('The same in words: A bedroom.', 'what the price on the tile is for'),
  }).describe('The card and the tile of the service.'),
  overview: optional(
    overview.describe('Its card on /services. Without it, one is made from this file.'),
  ),
  listed: listOrNone(
    askedId('question', 'The id of a question.'),
    'The questions whose prices search engines are given.',
  ),
  typical: optional(
    object({ from: dollars('The lower amount.'), to: dollars('The higher amount.') })
      .refine(({ from, to }) => from <= to, {
        error: 'the first number is the lower one; write from and to the other way round.',
      })
      .describe('What a visit usually comes to, in dollars. The questions and answers say so.'),
  ),
  nothing: text(
    'What visitors read whose quote comes to $0, without a full stop.',
    'what to do, such as Go back and count your rooms',
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
