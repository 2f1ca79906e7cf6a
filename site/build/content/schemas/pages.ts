import type { z } from 'zod'
import type { Question, ServiceCard } from '../../../content/types.ts'
import {
  anyOf,
  choice,
  keysOf,
  listOf,
  number,
  optional,
  words,
  wordsThat,
  yesOrNo,
} from '../fields.ts'
import type { Known } from '../known.ts'
import { link, linkedWords } from '../links.ts'
import { pictureIn, transformations } from './pictures.ts'
import { pointKeys, points } from './points.ts'

const named = <const Id extends string>(ids: readonly Id[]) =>
  listOf(keysOf({ id: choice(ids), name: words('what it is called') }), 'entries')

const count = (what: string) =>
  number(what).refine((count) => Number.isInteger(count) && count >= 0, {
    error: ({ input }) => `${input} is no count; write a whole number, 0 or more.`,
  })

export const aboutFile = keysOf({
  story: points,
  values: listOf(
    keysOf({ ...pointKeys, icon: choice(['quality', 'eco', 'reliable', 'professional']) }),
    'values',
  ),
  privacy: listOf(
    keysOf({ title: words('a heading'), text: listOf(words('a paragraph'), 'paragraphs') }),
    'sections',
  ),
})

export const airbnbFile = keysOf({
  suite: keysOf({
    name: words('what the example is'),
    rooms: keysOf({
      bedrooms: count('how many'),
      bathrooms: count('how many'),
      kitchens: count('how many'),
    }),
  }),
  turnarounds: listOf(
    keysOf({
      id: choice(['flexible', 'next-day', 'same-day']),
      name: words('what it is called'),
      text: words('a sentence'),
    }),
    'entries',
  ),
  services: points,
  process: points,
  benefits: points,
})

export const commercialFile = keysOf({
  premises: listOf(
    keysOf({ ...pointKeys, id: choice(['office', 'retail', 'restaurant']) }),
    'premises',
  ),
  example: listOf(
    keysOf({
      id: choice(['officeCount', 'restrooms', 'commonAreas']),
      count: count('how many'),
      name: words('what they are called'),
    }),
    'entries',
  ),
  benefits: points,
  process: points,
})

export const residentialFile = keysOf({
  rooms: named(['livingRooms', 'kitchens', 'bedrooms', 'bathrooms']),
  frequencies: named(['one-time', 'weekly', 'bi-weekly', 'monthly']),
  services: listOf(
    keysOf({ ...pointKeys, id: choice(['regular', 'deep', 'moving', 'rooms', 'carpet', 'doors']) }),
    'cards',
  ),
  process: points,
})

const surface = choice(['siding', 'deck', 'patio', 'walkway', 'fence'])

export const pressureWashingFile = (known: Known) =>
  keysOf({
    driveways: listOf(
      keysOf({
        id: choice(['1-car', '2-car', '3-car', '4-plus-car']),
        cars: count('how many cars'),
        name: words('what it is called'),
      }),
      'driveways',
    ),
    services: listOf(
      keysOf({ ...pointKeys, surfaces: anyOf(surface), hasDriveways: optional(yesOrNo) }),
      'services',
    ),
    washed: transformations(known),
    residential: points,
    commercial: points,
    benefits: points,
  })

export const transformationsFile = (known: Known) =>
  keysOf({ transformations: transformations(known) })

export const locationFile = keysOf({
  holidayNote: words('what is different on holidays'),
  places: listOf(
    keysOf({ title: words('a heading'), names: listOf(words('a place'), 'places') }),
    'areas',
  ),
})

const address = wordsThat(
  'its address on the page, as opening-hours',
  (id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
  (id) => `"${id}" becomes an address; write small letters, digits and single hyphens.`,
)

export const faqFile = ({ isPage }: Known) =>
  keysOf({
    faq: listOf(
      keysOf({
        id: address,
        question: words('the question'),
        answer: linkedWords('the answer', isPage),
        inShort: optional(
          keysOf({
            figure: words('the figure'),
            text: words('what it is'),
            dollars: optional(yesOrNo),
          }),
        ),
      }) satisfies z.ZodType<Question>,
      'questions',
    ),
  })

export const serviceCardsFile = (known: Known) =>
  keysOf({
    serviceCards: listOf(
      keysOf({
        id: address,
        title: optional(words('the name of what is no service of the quote')),
        path: link(known.isPage),
        icon: choice(['house', 'building', 'key', 'droplets', 'roof', 'hammer']),
        picture: pictureIn('masters', known),
        description: words('a sentence or two'),
        features: listOf(words('what it includes'), 'lines'),
        symptoms: listOf(words('a sign'), 'lines'),
      }).superRefine(({ id, title }, { addIssue }) => {
        if (title !== undefined || known.services.includes(id)) return
        const message = `there is no service "${id}", which would bring its name; write title.`
        addIssue({ code: 'custom', path: ['id'], message })
      }) satisfies z.ZodType<ServiceCard>,
      'cards',
    ),
    reasons: points,
  })
