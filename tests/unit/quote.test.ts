import { describe, expect, test } from 'vitest'
import type { Charges } from '../../widgets/rules/company/catalogue.ts'
import { completeAnswers, questionsOf } from '../../widgets/rules/engine/answers.ts'
import {
  billText,
  breakdownText,
  cardPrice,
  changingChoices,
  quoteOf,
  roundingNote,
  struckPrice,
} from '../../widgets/rules/engine/quote.ts'
import { catalogue, gardens } from '../fixtures/catalogue.ts'
import { gardenQuotes, workedExamples } from '../fixtures/quote-tables.ts'
import { dogWalks } from './dog-walks.ts'

const cleaningQuote = (given: object) => quoteOf(catalogue, completeAnswers(catalogue, given))
const gardenQuote = (given: object) =>
  quoteOf(gardens.catalogue, completeAnswers(gardens.catalogue, given))

const lawn = { service: 'lawn-care', garden: 'valley' }

test.each(workedExamples)('$answers costs $total', ({ answers, lines, total, struck }) => {
  expect(cleaningQuote(answers)).toEqual({
    lines,
    total,
    taxes: [],
  })
  expect(struckPrice(total, { percent: 30, struck: 1.3 })).toBe(struck)
})

test('the table covers every service with each of its counts and options', () => {
  for (const service of catalogue.services) {
    const answered = workedExamples
      .filter(({ answers }) => answers.service === service.id)
      .flatMap(({ answers }) => Object.entries(answers).flat(2))
    for (const question of questionsOf(catalogue, service)) {
      const parts = question.kind === 'counts' ? question.counts : []
      const options = question.kind === 'one' || question.kind === 'many' ? question.options : []
      for (const { id } of [...parts, ...options]) expect(answered, service.id).toContain(id)
    }
  }
})

test.each(gardenQuotes)('$what', ({ answers, lines, total, taxes }) => {
  const quote = gardenQuote(answers)
  const { workTime: _, ...priced } = quote
  expect(priced).toEqual({ lines, total, taxes })
  const isExact = lines.reduce((sum, { price }) => sum + price, 0) === total * 100
  expect(roundingNote(quote)).toBe(isExact ? '' : 'Rounded to whole dollars.')
})

test('an empty quote has no minimum and no tax', () => {
  const nothing = { lines: [], total: 0, taxes: [] }
  expect(gardenQuote({ service: 'planting', garden: 'valley' })).toEqual(nothing)
  expect(gardenQuote({})).toEqual(nothing)
})

describe('taxes that prices include', () => {
  const included = (...percents: number[]) =>
    percents.map((percent) => ({ name: `VAT ${percent}`, percent }))
  /** What is said of the taxes on one bathroom of $40, or on several. */
  function billed(charges: Partial<Charges>, bathrooms = 1) {
    const answers = completeAnswers(catalogue, { service: 'residential', bathrooms })
    const company = { ...catalogue, charges: { minimum: 0, taxes: [], ...charges } }
    return billText(quoteOf(company, answers)).split('\n').slice(1)
  }

  test.each([
    ['a fifth on top is a sixth of the total', [20], 3, ['$120', 'includes VAT 20 $20']],
    ['half a cent goes up', [2.4], 2, ['$80', 'includes VAT 2.4 $1.88']],
    ['less than half a cent goes down', [23], 1, ['$40', 'includes VAT 23 $7.48']],
    ['more than half a cent goes up', [8.1], 1, ['$40', 'includes VAT 8.1 $3']],
    [
      'two are shares of the same price without them',
      [20, 5],
      1,
      ['$40', 'includes VAT 20 $6.40', 'includes VAT 5 $1.60'],
    ],
    ['one as high as the price is half of the total', [100], 1, ['$40', 'includes VAT 100 $20']],
    ['one of 0 % is not mentioned', [0], 1, ['$40']],
  ] as const)('%s', (_, percents, bathrooms, [total, ...taxes]) => {
    expect(billed({ includedTaxes: included(...percents) }, bathrooms)).toEqual([
      `Total: ${total}`,
      ...taxes,
    ])
  })

  test('an added one is charged on the total, with what it includes', () => {
    const city = { name: 'City tax', percent: 5 }
    expect(billed({ includedTaxes: included(20), taxes: [city] }, 3)).toEqual([
      'Total: $120',
      'includes VAT 20 $20',
      'plus City tax $6',
    ])
  })
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

test('a tile shows the price of the smallest thing its service offers', () => {
  expect(catalogue.services.map((service) => [service.id, cardPrice(catalogue, service)])).toEqual([
    ['residential', 8000],
    ['commercial', 8000],
    ['airbnb', 9000],
    ['pressure-washing', 5000],
  ])
})

test('a tile shows the price to the cent, without the minimum of a visit', () => {
  expect(dogWalks.services.map((service) => cardPrice(dogWalks, service))).toEqual([2000, 4950])
})

test('a tile can show the price of one of several choices', () => {
  const [washing] = catalogue.services.filter(({ id }) => id === 'pressure-washing')
  const deck = washing && {
    ...washing,
    card: { unit: 'A deck', from: { additionalSurfaces: 'deck' } },
  }
  expect(deck && cardPrice(catalogue, deck)).toBe(12000)
})
