import type { z } from 'zod'
import type { Offer, Prices } from '../../../../widgets/rules/quote.ts'
import { dollars, keysOf, number, optional, percent, words } from '../fields.ts'

const rooms = keysOf({
  bedrooms: dollars,
  bathrooms: dollars,
  livingRooms: dollars,
  kitchens: dollars,
})

const prices = keysOf({
  residential: rooms,
  airbnb: rooms,
  commercial: keysOf({ officeCount: dollars, restrooms: dollars, commonAreas: dollars }),
  'pressure-washing': keysOf({ windowCount: dollars }),
  drivewaySize: keysOf({
    '1-car': dollars,
    '2-car': dollars,
    '3-car': dollars,
    '4-plus-car': dollars,
  }),
  additionalSurfaces: keysOf({
    siding: dollars,
    deck: dollars,
    patio: dollars,
    walkway: dollars,
    fence: dollars,
  }),
  frequency: keysOf({
    'one-time': percent,
    weekly: percent,
    'bi-weekly': percent,
    monthly: percent,
  }),
  turnaround: keysOf({ flexible: percent, 'next-day': percent, 'same-day': percent }),
  buildingType: keysOf({ office: percent, retail: percent, restaurant: percent }),
  // What is left out is not offered.
  extraServices: keysOf({
    carpetCleaning: optional(dollars),
    ovenCleaning: optional(dollars),
    fridgeCleaning: optional(dollars),
  }),
}) satisfies z.ZodType<Prices>

const range = keysOf({ from: dollars, to: dollars }).refine(({ from, to }) => from <= to, {
  error: 'the first number is the lower one; write from and to the other way round.',
})

const offer = keysOf({
  percent: number('a number of percent, such as 30').refine((off) => off > 0 && off < 100, {
    error: ({ input }) => `${input} is no discount; write 1 to 99, or offer = null for none.`,
  }),
  title: words('what the discount is called'),
  text: words('what is said of it'),
  struck: number('a number such as 1.3').refine((times) => times === 0 || times > 1, {
    error: ({ input }) =>
      `${input} crosses out no higher price; write more than 1, or 0 for nothing.`,
  }),
}) satisfies z.ZodType<Offer>

export const pricesFile = keysOf({
  prices,
  offer: offer.nullable(),
  typicalVisit: keysOf({ residential: range, airbnb: range }),
})
