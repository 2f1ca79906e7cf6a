import type { z } from 'zod'
import type { ServiceCard } from '../../../content-types.ts'
import { choice, keysOf, listOf, optional, words } from '../fields.ts'
import type { Known } from '../known.ts'
import { link } from '../links.ts'
import { address } from './address.ts'
import { pictureIn } from './pictures.ts'
import { points } from './points.ts'
import { schemaKey } from './step.ts'

const card = (known: Known) =>
  keysOf({
    id: address.describe('Of a service, or the address on the page of something else.'),
    title: optional(
      words('the name of what is no service of the quote').describe(
        'What is not in the folder services is called so; a service brings its name.',
      ),
    ),
    path: link(known.isPage).describe('Where its button leads.'),
    icon: choice(['house', 'building', 'key', 'droplets', 'roof', 'hammer']).describe('Its icon.'),
    picture: pictureIn('masters', known).describe('A picture of media/masters.'),
    description: words('a sentence or two').describe('What it is.'),
    features: listOf(words('what it includes'), 'lines').describe('What it includes.'),
    symptoms: listOf(words('a sign'), 'lines').describe('How to tell that it is time.'),
  }).superRefine(({ id, title }, { addIssue }) => {
    if (title !== undefined || known.services.includes(id)) return
    const message = `there is no service "${id}", which would bring its name; write title.`
    addIssue({ code: 'custom', path: ['id'], message })
  }) satisfies z.ZodType<ServiceCard>

/** pages/services.json */
export const servicesFile = (known: Known) =>
  keysOf({
    ...schemaKey,
    cards: listOf(card(known), 'cards').describe('The services, a card each.'),
    reasons: points.describe('Why people choose you.'),
  })
