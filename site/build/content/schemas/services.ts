import type { z } from 'zod'
import type { ServiceCard } from '../../../content-types.ts'
import type { ServicesContent } from '../../../page-content.ts'
import { cardFolder } from '../../../route-table.ts'
import { keysOf, listOf, optional, words } from '../fields.ts'
import type { Known } from '../known.ts'
import { link } from '../links.ts'
import { address } from './address.ts'
import { iconOf } from './drawn.ts'
import { heading, pageKeys, section } from './page.ts'
import { pictureIn } from './pictures.ts'
import { points } from './points.ts'

const card = (known: Known) =>
  keysOf({
    id: address.describe('Of a service, or the address on the page of something else.'),
    title: optional(
      words('the name of what is no service of the quote').describe(
        'What is not in the folder services is called so; a service brings its name.',
      ),
    ),
    path: link((path) => path.startsWith(cardFolder) || known.isPage(path)).describe(
      'Where its button leads. What is below /services/ and no page shows the home page.',
    ),
    icon: iconOf(known),
    picture: pictureIn('masters', known).describe('A picture of media/masters.'),
    description: words('a sentence or two').describe('What it is.'),
    features: listOf(words('what it includes'), 'lines').describe('What it includes.'),
    symptoms: listOf(words('a sign'), 'lines').describe('How to tell that it is time.'),
  }).superRefine(({ id, title }, { addIssue }) => {
    if (title !== undefined || known.services.includes(id)) return
    const message = `there is no service "${id}", which would bring its name; write title, or take the card out.`
    addIssue({ code: 'custom', path: ['id'], message })
  }) satisfies z.ZodType<ServiceCard>

/** pages/services.json */
export const servicesFile = (known: Known) =>
  keysOf({
    ...pageKeys,
    hero: keysOf(section).describe('The head of the page.'),
    cards: listOf(card(known), 'cards').describe('What you offer, a card each.'),
    reasons: keysOf({
      heading,
      points: points.describe('A reason each.'),
    }).describe('Why people choose you.'),
  }) satisfies z.ZodType<ServicesContent>
