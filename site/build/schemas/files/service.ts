import type { z } from 'zod'
import { page } from '../../../content-schema/blocks.ts'
import type { ServiceFile } from '../../../content-types/service.ts'
import { example } from '../blocks/parts.ts'
import type { Known } from '../parts/known.ts'
import { code, icon, questionId } from '../parts/names.ts'
import { overview } from '../parts/overview.ts'
import { head } from '../parts/page.ts'
import { dollars } from '../parts/prices.ts'
import { schemaKey, step } from '../parts/step.ts'
import {
  anyOf,
  keysOf,
  listOf,
  nameLike,
  number,
  optional,
  sentences,
  words,
} from '../parts/values.ts'

const typical = keysOf({
  from: dollars.describe('The lower amount.'),
  to: dollars.describe('The higher amount.'),
})
  .refine(({ from, to }) => from <= to, {
    error: 'the first number is the lower one; write from and to the other way round.',
  })
  .describe('What a visit usually comes to, in dollars. The questions and answers say so.')

const card = keysOf({
  text: sentences('a sentence').describe('One sentence for its card on the home page.'),
  from: example.describe('What the price on the tile is for: counts, or the option of a question.'),
  unit: words('what the price on the tile is for').describe('The same in words: A bedroom.'),
}).describe('The card and the tile of the service.')

/** A file of site/content/services. */
export const serviceFile = (known: Known) =>
  keysOf({
    ...schemaKey,
    order: number('a number, such as 1').describe(
      'Services are shown in the order of these numbers.',
    ),
    name: words('what the service is called').describe('What the service is called everywhere.'),
    code: optional(code),
    icon,
    menuIcon: optional(icon.describe('The icon in the menus, where that is another one.')),
    path: nameLike(
      'where its page is, such as /dog-walks',
      /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    ).describe('The path of its page.'),
    places: optional(
      words('what the service sees to').describe(
        'What it sees to, such as homes, for sentences that name all that you see to; without it, the name.',
      ),
    ),
    head: optional(
      head.describe('What search engines and the tab say of its page; without it, its name.'),
    ),
    page: optional(page),
    picture: optional(
      words('the name of a picture')
        .meta({ names: 'masters' })
        .describe('A picture of media/masters, without its ending, for its card and its page.'),
    ),
    card,
    overview: optional(
      overview(known).describe('Its card on /services. Without it, one is made from this file.'),
    ),
    listed: anyOf(questionId).describe('The questions whose prices search engines are given.'),
    typical: optional(typical),
    nothing: words('what to do, such as Go back and count your rooms').describe(
      'What visitors read whose quote comes to $0, without a full stop.',
    ),
    steps: listOf(step, 'steps').describe('What is asked, step by step.'),
  }) satisfies z.ZodType<ServiceFile>
