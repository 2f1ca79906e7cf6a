import { expect, test } from 'vitest'
import {
  oneBuilding,
  oneDriveway,
  oneExtra,
  oneHome,
  oneRoom,
  oneSuite,
  oneSurface,
  oneWindow,
  type Priced,
  spaces,
  totalOf,
} from '../../site/priced.ts'
import { codeOf, readCode } from '../../widgets/rules/quote-code.ts'
import { prices } from '../fixtures/prices.ts'

const rooms = [{ id: 'kitchens' }, { id: 'bedrooms' }] as const
const offices = { id: 'officeCount', count: 4, name: 'offices' } as const
const restrooms = { id: 'restrooms', count: 1, name: 'restroom' } as const

const shown: [Priced, dollars: number, code: string][] = [
  [oneRoom('kitchens'), 120, '1.r.0-0-0-1'],
  [oneHome(rooms, 'one-time'), 200, '1.r.1-0-0-1.o'],
  [oneHome(rooms, 'weekly'), 140, '1.r.1-0-0-1.w'],
  [oneExtra('ovenCleaning'), 50, '1.r...o'],
  [spaces([offices]), 320, '1.c..4-0-0'],
  [spaces([offices, restrooms]), 400, '1.c..4-1-0'],
  // It adds to the rooms, of which there are none yet.
  [oneBuilding('retail'), 0, '1.c.r'],
  [oneSuite({ bedrooms: 1, bathrooms: 2 }, 'flexible'), 180, '1.a.1-2-0-0.f'],
  [oneSuite({ bedrooms: 1, bathrooms: 2 }, 'same-day'), 270, '1.a.1-2-0-0.s'],
  [oneDriveway('1-car'), 50, '1.p.1'],
  [oneSurface('deck'), 120, '1.p...d'],
  [oneWindow, 5, '1.p..1'],
]

test.each(shown)('the price of $name opens the quote with that alone', (of, dollars, code) => {
  expect(totalOf(prices, of)).toBe(dollars)
  expect(codeOf(of.given)).toBe(code)
  expect(readCode(code)?.given).toMatchObject(of.given)
})
