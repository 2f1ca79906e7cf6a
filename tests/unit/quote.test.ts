import { describe, expect, test } from 'vitest'
import { cents } from '../../widgets/rules/company/money.ts'
import { completeAnswers } from '../../widgets/rules/engine/answers.ts'
import {
  billText,
  breakdownText,
  changingChoices,
  quoteOf,
} from '../../widgets/rules/engine/quote.ts'
import { catalogue, gardens } from '../fixtures/catalogue.ts'

const cleaningQuote = (given: object) => quoteOf(catalogue, completeAnswers(catalogue, given))
const gardenQuote = (given: object) =>
  quoteOf(gardens.catalogue, completeAnswers(gardens.catalogue, given))

const lawn = { service: 'lawn-care', garden: 'valley' }
const hedge = { service: 'hedges-and-trees', garden: 'valley' }
const beds = { service: 'planting', garden: 'valley' }

/** Computed by hand from the files of the garden company: lines in dollars, total, GST of 5% and PST of 7%. */
const cases: [
  what: string,
  given: object,
  lines: Record<string, number>,
  total: number,
  gst: number,
  pst: number,
][] = [
  [
    'less than the minimum is made up to it',
    { ...lawn, frontLawns: 1 },
    { '1 Front Lawn': 38.5, 'Minimum visit': 51.5 },
    90,
    4.5,
    6.3,
  ],
  [
    'a discount on cents is rounded to the cent, and the total once',
    { ...lawn, frontLawns: 2, backLawns: 1, visits: 'fortnightly', clippings: true },
    {
      '2 Front Lawns': 77,
      '1 Back Lawn': 46.75,
      'Fortnightly saving (15%)': -18.56,
      'Clippings taken away': 14.5,
    },
    120,
    6,
    8.4,
  ],
  [
    'percents of the service and of the extras are both of what the service counts',
    {
      ...lawn,
      frontLawns: 1,
      verges: 3,
      visits: 'weekly',
      soon: 'this-week',
      garden: 'denman',
      firstFerry: true,
    },
    {
      '1 Front Lawn': 38.5,
      '3 City Verges': 36.75,
      'Weekly saving (25%)': -18.81,
      'This week rush fee (10%)': 7.53,
      'Ferry to Denman Island': 74.25,
    },
    138,
    6.9,
    9.66,
  ],
  [
    'what is hidden is not charged',
    { ...lawn, backLawns: 1, visits: 'once', feeding: 'spring', moss: true, firstFerry: true },
    { '1 Back Lawn': 46.75, 'One-time surcharge (20%)': 9.35, 'Minimum visit': 33.9 },
    90,
    4.5,
    6.3,
  ],
  [
    'extras follow the service, and the fee of the area follows them',
    {
      ...lawn,
      backLawns: 2,
      feeding: 'spring-and-autumn',
      moss: true,
      extraWork: ['gutters'],
      patio: true,
      wasteBags: 3,
      garden: 'villages',
    },
    {
      '2 Back Lawns': 93.5,
      'Spring and autumn feed': 88.75,
      'Moss raked out': 65,
      '3 Bags of Green Waste': 24.6,
      'Gutters cleared': 95,
      'Patio swept and jetted': 75,
      'Villages further out': 32,
    },
    474,
    23.7,
    33.18,
  ],
  [
    'half a dollar goes up',
    { ...hedge, hedgeHeight: 'low', stretches: 5, platform: true },
    { '5 Stretches of Hedge (5 m)': 136.5 },
    137,
    6.85,
    9.59,
  ],
  [
    'half a percent counts',
    { ...hedge, hedgeHeight: 'tall', stretches: 3, platform: true },
    {
      '3 Stretches of Hedge (5 m)': 81.9,
      'Tall height adjustment (62.5%)': 51.19,
      'Lift for the day': 85,
    },
    218,
    10.9,
    15.26,
  ],
  [
    'the counts of a later step are part of what percents are of',
    {
      ...hedge,
      hedgeHeight: 'head-high',
      smallTrees: 2,
      wood: ['stumps', 'logs'],
      moreStumps: 1,
      logLength: 'stove',
    },
    {
      '2 Small Trees': 128,
      '1 Further Stump': 60,
      'Head-high height adjustment (25%)': 47,
      'Wood sawn to logs': 42.5,
      'Stumps ground out': 120,
      'Cut for a stove': 15,
    },
    413,
    20.65,
    28.91,
  ],
  [
    'neither is what a hidden step counts',
    { ...hedge, hedgeHeight: 'low', stretches: 4, wood: ['chipping', 'stumps'], moreStumps: 2 },
    { '4 Stretches of Hedge (5 m)': 109.2 },
    109,
    5.45,
    7.63,
  ],
  [
    'flat prices come in the order of the questions, and outside of all areas there is no fee',
    {
      ...beds,
      beds: 2,
      planters: 3,
      plants: ['bulbs', 'perennials'],
      soil: 'clay',
      clippings: true,
      watering: true,
      soon: 'in-winter',
      extraWork: ['compost'],
      garden: 'outside',
    },
    {
      '2 Beds': 116.8,
      '3 Planters': 66.45,
      Perennials: 74.9,
      'Spring bulbs': 39,
      'Sand and compost for clay': 62.6,
      'Old plants taken away': 32,
      'Watering for six weeks': 96,
      'In winter discount (5%)': -9.16,
      'Compost delivered': 54.5,
    },
    533,
    26.65,
    37.31,
  ],
  [
    'a check mark that another service asks under the same name has its own price',
    { ...beds, planters: 4, clippings: true },
    { '4 Planters': 88.6, 'Old plants taken away': 32 },
    121,
    6.05,
    8.47,
  ],
]

test.each(cases)('%s', (_, given, lines, total, gst, pst) => {
  expect(gardenQuote(given)).toEqual({
    lines: Object.entries(lines).map(([label, price]) => ({ label, price: cents(price) })),
    total,
    taxes: [
      { label: 'GST', price: cents(gst) },
      { label: 'PST', price: cents(pst) },
    ],
  })
})

test('an empty quote has no minimum and no tax', () => {
  expect(gardenQuote(beds)).toEqual({ lines: [], total: 0, taxes: [] })
  expect(gardenQuote({})).toEqual({ lines: [], total: 0, taxes: [] })
})

describe('percents', () => {
  /** One bathroom of $40, with this percent of it for weekly visits and that for a second choice. */
  function total(percent: number, second = 0): number {
    const residential = catalogue.services.filter(({ id }) => id === 'residential')
    const [choice] = residential.flatMap(({ steps }) => steps[1]?.questions ?? [])
    if (choice?.kind !== 'one') throw new Error('Frequency is one of several.')
    const at = (id: string, by: number) => ({
      ...choice,
      id,
      options: [{ id: 'weekly', label: 'Weekly', percent: by }],
    })
    const step = { id: 'x', name: '', heading: '', event: '' }
    const services = residential.map((service) => ({
      ...service,
      steps: [
        ...service.steps.slice(0, 1),
        { ...step, questions: [at('frequency', percent), at('second', second)] },
      ],
    }))
    const company = { ...catalogue, services }
    const given = { service: 'residential', bathrooms: 1, frequency: 'weekly', second: 'weekly' }
    return quoteOf(company, completeAnswers(company, given)).total
  }

  test('of several choices are added up, and do not mix', () => {
    expect(total(50, 50)).toBe(80)
    expect(total(-50, -25)).toBe(10)
  })

  test('that leave less than half a dollar leave $1', () => {
    expect(total(-99)).toBe(1)
    expect(total(-99, -1)).toBe(0)
  })

  test('that take off more than the price leave $0', () => {
    expect(total(-80, -80)).toBe(0)
  })
})

describe('answers that do not count', () => {
  const plain = { service: 'residential', bedrooms: 2 }

  test.each(['deepCleaning', 'windowCleaning', 'laundry', 'toString', '__proto__'])(
    'the extra %s has no price and changes nothing',
    (extra) =>
      expect(cleaningQuote({ ...plain, extraServices: [extra] })).toEqual(cleaningQuote(plain)),
  )

  test('a question of another service changes nothing', () => {
    const rest = { turnaround: 'same-day', buildingType: 'restaurant', drivewaySize: '3-car' }
    const counted = { restrooms: 9, windowCount: 9, additionalSurfaces: ['deck'] }
    expect(cleaningQuote({ ...plain, ...rest, ...counted })).toEqual(cleaningQuote(plain))
  })

  test('an extra or a surface that is listed twice costs once', () => {
    const extraServices = ['ovenCleaning', 'carpetCleaning', 'ovenCleaning']
    expect(cleaningQuote({ ...plain, extraServices }).total).toBe(160 + 250)
    const washing = { service: 'pressure-washing', additionalSurfaces: ['deck', 'deck'] }
    expect(cleaningQuote(washing).total).toBe(120)
  })
})

test('a quote cannot be changed by the code that receives it', () => {
  const { lines, taxes } = gardenQuote({ ...lawn, frontLawns: 1 })
  for (const list of [lines, taxes])
    expect(Object.isFrozen(list) && list.every(Object.isFrozen)).toBe(true)
})

test('a mail lists the lines, and the bill adds the total and the taxes below them', () => {
  const gardenBill = gardenQuote({ ...lawn, frontLawns: 1 })
  expect(breakdownText(gardenBill.lines)).toBe('1 Front Lawn: $38.50\nMinimum visit: $51.50')
  expect(billText(gardenBill)).toBe(
    '1 Front Lawn: $38.50\nMinimum visit: $51.50\nTotal: $90\nplus GST $4.50\nplus PST $6.30',
  )
})

describe('every choice that changes the price by percents is named next to the service', () => {
  test.each<[object, string]>([
    [{ service: 'residential' }, 'One-time'],
    [{ service: 'residential', frequency: 'bi-weekly' }, 'Bi-weekly'],
    [{ service: 'airbnb', turnaround: 'same-day' }, 'Same-day'],
    [{ service: 'commercial', buildingType: 'retail' }, 'Retail Store'],
    [{ service: 'commercial' }, ''],
    [{ service: 'pressure-washing', drivewaySize: '1-car' }, ''],
    [{}, ''],
  ])('%j: %s', (given, choice) => {
    expect(changingChoices(catalogue, completeAnswers(catalogue, given))).toBe(choice)
  })

  test('several of them are named, even those of 0 %', () => {
    const answers = completeAnswers(gardens.catalogue, { ...lawn, visits: 'weekly' })
    expect(changingChoices(gardens.catalogue, answers)).toBe('Every week, No hurry')
  })
})
