import type { z } from 'zod'
import type { Prices } from '../../../../widgets/rules/quote.ts'
import { dollars, keysOf, optional, percent } from '../fields.ts'

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

export const pricesFile = keysOf({
  prices,
  typicalVisit: keysOf({ residential: range, airbnb: range }),
})
