import type { z } from 'zod'
import type { Overview } from '../../../content-types/service.ts'
import { cardFolder } from '../../../routes/route-table.ts'
import type { Known } from './known.ts'
import { link } from './links.ts'
import { pictureIn } from './pictures.ts'
import { keysOf, listOf, optional, sentences, words } from './values.ts'

export const cardPath = (known: Known) =>
  link((path) => path.startsWith(cardFolder) || known.isPage(path))

export const overviewKeys = {
  description: sentences('a sentence or two').describe('What it is.'),
  features: listOf(words('what it includes'), 'lines').describe('What it includes.'),
  symptoms: listOf(words('a sign'), 'lines').describe('How to tell that it is time.'),
}

/** The card of a service on /services. */
export const overview = (known: Known) =>
  keysOf({
    path: optional(
      cardPath(known).describe(
        'Where its button leads; without it, to its page. What is below /services/ and no page shows the home page.',
      ),
    ),
    picture: optional(
      pictureIn('masters', known).describe(
        'A picture of media/masters; without it, the picture of the service.',
      ),
    ),
    ...overviewKeys,
  }) satisfies z.ZodType<Overview>
