import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerOf,
  completeAnswers,
  count,
  fieldsOf,
  noAnswers,
  questionsOf,
} from '../../widgets/rules/engine/answers.ts'
import { quoteOf } from '../../widgets/rules/engine/quote.ts'
import { startOf } from '../../widgets/rules/engine/start.ts'
import { catalogue, gardens } from '../fixtures/catalogue.ts'

const thrower = () => {
  throw new Error('touched')
}

/** Values that JSON can hold, values that it cannot, and values that throw when they are read. */
const garbage = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    ...[undefined, Number.NaN, Number.POSITIVE_INFINITY, -0, 1n, Symbol('s'), thrower],
    { toString: thrower, valueOf: thrower },
    ['carpetCleaning', ['ovenCleaning'], null, 'stumps', 'stumps'],
    'toString',
    '__proto__',
    'weekly',
    'denman',
    'outside',
    true,
    '9'.repeat(400),
  ),
)

const visits = fc.constantFrom(catalogue, gardens.catalogue).chain((company) => {
  const ids = company.services.flatMap((service) =>
    questionsOf(company, service)
      .flatMap(fieldsOf)
      .map(({ id }) => id),
  )
  const fields = Object.fromEntries(ids.map((id) => [id, garbage]))
  const service = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...company.services.map(({ id }) => id)) },
    garbage,
  )
  const given = fc.oneof(garbage, {
    weight: 5,
    arbitrary: fc.record({ ...fields, service }, { requiredKeys: [] }),
  })
  return fc.record({ company: fc.constant(company), given: given.map(Object) })
})

test('any garbage becomes complete, valid answers with a price and a step', () => {
  fc.assert(
    fc.property(visits, ({ company, given }) => {
      const answers = completeAnswers(company, given)
      expect(completeAnswers(company, answers)).toEqual(answers)
      expect(completeAnswers(company, JSON.parse(JSON.stringify(answers)))).toEqual(answers)
      const { lines, total } = quoteOf(company, answers)
      expect(Number.isInteger(total) && total >= 0).toBe(true)
      expect(lines.every(({ price }) => Number.isInteger(price))).toBe(true)
      expect(startOf(company, answers).answers).toEqual(answers)
    }),
    { numRuns: 1000 },
  )
})

test('answers cover every question of the service and of the extras, and nothing else', () => {
  const given = {
    service: 'residential',
    bedrooms: '2',
    bathrooms: -5,
    livingRooms: 1e9,
    kitchens: null,
    frequency: 7,
    turnaround: 'same-day',
    extraServices: ['ovenCleaning', 'moonCleaning', 'ovenCleaning', ['laundry']],
    drivewaySize: '2-car',
    email: 'ann@example.com',
  }
  expect(completeAnswers(catalogue, given)).toEqual({
    service: 'residential',
    bedrooms: 2,
    bathrooms: 0,
    livingRooms: 99,
    kitchens: 0,
    frequency: 'one-time',
    extraServices: ['ovenCleaning'],
  })
})

test('an unanswered question is zero, no, an empty list, or the default of a choice that has one', () => {
  expect(completeAnswers(gardens.catalogue, { service: 'lawn-care' })).toEqual({
    service: 'lawn-care',
    frontLawns: 0,
    backLawns: 0,
    verges: 0,
    clippings: false,
    gate: false,
    visits: 'monthly',
    feeding: 'none',
    moss: false,
    garden: '',
    firstFerry: false,
    soon: 'any-week',
    extraWork: [],
    patio: false,
    wasteBags: 0,
  })
  expect(completeAnswers(gardens.catalogue, { service: 'planting' })).toMatchObject({
    soil: '',
    plants: [],
  })
})

test('the answer of a hidden question is kept', () => {
  const given = { service: 'lawn-care', visits: 'once', feeding: 'spring', moss: true }
  expect(completeAnswers(gardens.catalogue, given)).toMatchObject(given)
})

test.each(['', 'mansion', 'Residential', 'toString', '__proto__', 'extras', ['residential'], null])(
  'the service %j has no answers',
  (service) => {
    expect(completeAnswers(catalogue, { service, bedrooms: 2 })).toEqual(noAnswers)
  },
)

test('a property that a page adds to every object is not an answer', () => {
  Object.assign(Object.prototype, { bedrooms: 3, frequency: 'weekly' })
  try {
    const answers = completeAnswers(catalogue, { service: 'residential', kitchens: 1 })
    expect(answers).toMatchObject({ bedrooms: 0, frequency: 'one-time', kitchens: 1 })
  } finally {
    for (const name of ['bedrooms', 'frequency']) Reflect.deleteProperty(Object.prototype, name)
  }
})

describe('a value counts as an answer only where the question allows it', () => {
  const [lawns] = gardens.catalogue.services
  const fields = lawns ? questionsOf(gardens.catalogue, lawns).flatMap(fieldsOf) : []
  test.each<[id: string, value: unknown, answer: unknown]>([
    ['frontLawns', '3', 3],
    ['frontLawns', 9, 4],
    ['verges', 120, 99],
    ['verges', 'many', 0],
    ['clippings', true, true],
    ['clippings', 'true', undefined],
    ['clippings', 1, undefined],
    ['visits', 'weekly', 'weekly'],
    ['visits', 'hourly', undefined],
    ['visits', ['weekly'], undefined],
    ['extraWork', ['gutters', 'gutters', 'roof'], ['gutters']],
    ['extraWork', 'gutters', undefined],
    ['garden', 'denman', 'denman'],
    ['garden', 'outside', 'outside'],
    ['garden', 'V9R', undefined],
  ])('%s: %j', (id, value, answer) => {
    const field = fields.find((one) => one.id === id)
    if (!field) throw new Error(id)
    expect(answerOf(field, value)).toEqual(answer)
  })
})

test('a count becomes a whole number from 0 to the highest, whatever is passed in', () => {
  fc.assert(
    fc.property(garbage, fc.integer({ min: 1, max: 99 }), (value, most) => {
      const counted = count(value, most)
      expect(Number.isInteger(counted) && counted >= 0 && counted <= most).toBe(true)
      expect(Object.is(counted, -0)).toBe(false)
    }),
  )
})

test('a count is read from a number or a text, and from nothing else', () => {
  const counts = (...values: unknown[]) => values.map((value) => count(value))
  expect(counts(3, '3', ' 7 ', 3.9, '2.5', '7.9')).toEqual([3, 3, 7, 3, 2, 7])
  expect(counts(100, '1e9', Number.POSITIVE_INFINITY)).toEqual([99, 99, 99])
  const none = [-1, -0.5, Number.NEGATIVE_INFINITY, Number.NaN, '', 'three', '3 rooms', null]
  const others = [undefined, true, 5n, [5], { valueOf: () => 5 }, Symbol('5')]
  expect(new Set(counts(...none, ...others))).toEqual(new Set([0]))
})
