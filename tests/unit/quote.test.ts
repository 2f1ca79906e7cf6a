import { describe, expect, test } from 'vitest'
import { type Answers, type Extra, noAnswers } from '../../widgets/rules/answers.ts'
import type { Cents } from '../../widgets/rules/money.ts'
import { adjustingChoice, quote, struckPrice } from '../../widgets/rules/quote.ts'
import { prices } from '../fixtures/prices.ts'

type Given = Partial<Answers>

const quoteOf = (given: object) => quote(prices, { ...noAnswers, ...given })
const allExtras: Extra[] = ['carpetCleaning', 'ovenCleaning', 'fridgeCleaning']

/** Every total here was computed by hand from the table of the fixture. */
const cases: [given: Given, total: number, original: number, lines: Record<string, Cents>][] = [
  [{ service: 'residential' }, 0, 0, {}],
  [{ service: 'residential', bedrooms: 1 }, 80, 104, { '1 Bedroom': 8000 }],
  [{ service: 'residential', bathrooms: 1 }, 40, 52, { '1 Bathroom': 4000 }],
  [{ service: 'residential', livingRooms: 1 }, 120, 156, { '1 Living Room': 12000 }],
  [{ service: 'residential', kitchens: 1 }, 120, 156, { '1 Kitchen': 12000 }],
  [
    {
      service: 'residential',
      bedrooms: 3,
      bathrooms: 2,
      livingRooms: 1,
      kitchens: 1,
      frequency: 'weekly',
      extraServices: ['carpetCleaning', 'ovenCleaning'],
    },
    642,
    834,
    {
      '3 Bedrooms': 24000,
      '2 Bathrooms': 8000,
      '1 Living Room': 12000,
      '1 Kitchen': 12000,
      'Weekly discount (30%)': -16800,
      'Carpet Cleaning': 20000,
      'Oven Cleaning': 5000,
    },
  ],
  [
    { service: 'residential', bedrooms: 1, bathrooms: 1, frequency: 'bi-weekly' },
    102,
    132,
    { '1 Bedroom': 8000, '1 Bathroom': 4000, 'Bi-weekly discount (15%)': -1800 },
  ],
  [
    { service: 'residential', bathrooms: 2, frequency: 'monthly' },
    72,
    93,
    { '2 Bathrooms': 8000, 'Monthly discount (10%)': -800 },
  ],
  [
    { service: 'residential', livingRooms: 2, kitchens: 2, extraServices: ['fridgeCleaning'] },
    525,
    682,
    { '2 Living Rooms': 24000, '2 Kitchens': 24000, 'Fridge Cleaning': 4500 },
  ],
  [
    { service: 'residential', frequency: 'weekly', extraServices: ['ovenCleaning'] },
    50,
    65,
    { 'Oven Cleaning': 5000 },
  ],
  [
    { service: 'airbnb', bathrooms: 1, turnaround: 'same-day' },
    68,
    88,
    { '1 Bathroom': 4500, 'Same-day rush fee (50%)': 2250 },
  ],
  [
    {
      service: 'airbnb',
      bedrooms: 2,
      bathrooms: 1,
      livingRooms: 1,
      kitchens: 1,
      turnaround: 'next-day',
    },
    594,
    772,
    {
      '2 Bedrooms': 18000,
      '1 Bathroom': 4500,
      '1 Living Room': 13500,
      '1 Kitchen': 13500,
      'Next-day rush fee (20%)': 9900,
    },
  ],
  [
    { service: 'airbnb', bedrooms: 1, extraServices: ['ovenCleaning'] },
    140,
    182,
    { '1 Bedroom': 9000, 'Oven Cleaning': 5000 },
  ],
  [
    {
      service: 'airbnb',
      livingRooms: 3,
      kitchens: 2,
      turnaround: 'same-day',
      extraServices: allExtras,
    },
    1308,
    1700,
    {
      '3 Living Rooms': 40500,
      '2 Kitchens': 27000,
      'Same-day rush fee (50%)': 33750,
      'Carpet Cleaning': 20000,
      'Oven Cleaning': 5000,
      'Fridge Cleaning': 4500,
    },
  ],
  [
    { service: 'commercial', officeCount: 1, restrooms: 1, commonAreas: 1, buildingType: 'office' },
    280,
    364,
    { '1 Office': 8000, '1 Restroom': 8000, '1 Common Area': 12000 },
  ],
  [
    { service: 'commercial', officeCount: 1, restrooms: 2, commonAreas: 3, buildingType: 'retail' },
    720,
    936,
    {
      '1 Office': 8000,
      '2 Restrooms': 16000,
      '3 Common Areas': 36000,
      'Retail Store facility adjustment (20%)': 12000,
    },
  ],
  [
    {
      service: 'commercial',
      officeCount: 2,
      restrooms: 1,
      commonAreas: 1,
      buildingType: 'restaurant',
      extraServices: ['fridgeCleaning'],
    },
    693,
    900,
    {
      '2 Offices': 16000,
      '1 Restroom': 8000,
      '1 Common Area': 12000,
      'Restaurant facility adjustment (80%)': 28800,
      'Fridge Cleaning': 4500,
    },
  ],
  [
    {
      service: 'pressure-washing',
      windowCount: 10,
      drivewaySize: '4-plus-car',
      additionalSurfaces: ['siding', 'deck', 'fence'],
    },
    580,
    754,
    {
      '10 Windows': 5000,
      'Driveway for four or more cars': 16000,
      Siding: 15000,
      Deck: 12000,
      Fence: 10000,
    },
  ],
  [
    {
      service: 'pressure-washing',
      drivewaySize: '1-car',
      additionalSurfaces: ['walkway', 'patio'],
    },
    190,
    247,
    { 'One-car driveway': 5000, Patio: 8000, Walkway: 6000 },
  ],
  [
    { service: 'pressure-washing', windowCount: 1, drivewaySize: '2-car' },
    85,
    110,
    { '1 Window': 500, 'Two-car driveway': 8000 },
  ],
  [
    { service: 'pressure-washing', drivewaySize: '3-car', extraServices: ['carpetCleaning'] },
    320,
    416,
    { 'Three-car driveway': 12000, 'Carpet Cleaning': 20000 },
  ],
]

test.each(cases)('%j costs $%i instead of $%i', (given, total, original, lines) => {
  expect(quoteOf(given)).toEqual({
    total,
    lines: Object.entries(lines).map(([name, price]) => ({ label: name, price })),
  })
  expect(struckPrice(total, { percent: 30, struck: 1.3 })).toBe(original)
})

test('the table above has every price and every adjustment of the fixture’s', () => {
  const priced = Object.values(prices).flatMap((group) => Object.keys(group))
  const free = ['one-time', 'flexible']
  for (const id of priced.filter((name) => !free.includes(name))) {
    const told = cases.some(([given]) =>
      Object.entries(given).some(
        ([field, answer]) => field === id || `${answer}`.split(',').includes(id),
      ),
    )
    expect(told, id).toBe(true)
  }
})

describe('answers that do not count', () => {
  const plain: Given = { service: 'residential', bedrooms: 2 }

  test.each(['deepCleaning', 'windowCleaning', 'laundry', 'toString', '__proto__'])(
    'the extra %s has no price and changes nothing',
    (extra) => expect(quoteOf({ ...plain, extraServices: [extra] })).toEqual(quoteOf(plain)),
  )

  test('what another service asks for changes nothing', () => {
    const rest = { turnaround: 'same-day', buildingType: 'restaurant', drivewaySize: '3-car' }
    const counted = { restrooms: 9, windowCount: 9, additionalSurfaces: ['deck'] }
    expect(quoteOf({ ...plain, ...rest, ...counted })).toEqual(quoteOf(plain))
  })

  test('an extra or a surface that is named twice costs once, in the order of the table', () => {
    const extraServices = ['ovenCleaning', 'carpetCleaning', 'ovenCleaning']
    const { total, lines } = quoteOf({ ...plain, extraServices })
    expect(total).toBe(160 + 250)
    expect(lines.map((line) => line.label).slice(1)).toEqual(['Carpet Cleaning', 'Oven Cleaning'])
    const washing = { service: 'pressure-washing', additionalSurfaces: ['deck', 'deck'] }
    expect(quoteOf(washing).total).toBe(120)
  })

  test.each(['', 'mansion', 'Residential', 'toString', '__proto__', 'frequency', 'extraServices'])(
    'the unknown service %j costs nothing',
    (service) => {
      const given = { service, bedrooms: 2, weekly: 3, extraServices: allExtras }
      expect(quoteOf(given)).toEqual({ total: 0, lines: [] })
    },
  )
})

test('a quote cannot be changed by whoever is handed it', () => {
  const { lines } = quoteOf({ service: 'airbnb', kitchens: 1 })
  expect(Object.isFrozen(lines) && lines.every(Object.isFrozen)).toBe(true)
})

test.each<[Given, string]>([
  [{ service: 'residential', frequency: 'bi-weekly' }, 'Bi-weekly'],
  [{ service: 'airbnb', turnaround: 'same-day' }, 'Same-day'],
  [{ service: 'commercial', buildingType: 'retail' }, 'Retail Store'],
  [{ service: 'commercial' }, ''],
  [{ service: 'pressure-washing', frequency: 'weekly' }, ''],
  [{}, ''],
])('%j is summed up as %j', (given, choice) => {
  expect(adjustingChoice({ ...noAnswers, ...given })).toBe(choice)
})
