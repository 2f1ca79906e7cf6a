import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noAnswers } from '../../widgets/rules/answers.ts'
import { type Prices, quote } from '../../widgets/rules/quote.ts'
import {
  codeOf,
  type Given,
  pricesVersion,
  quotedCode,
  quotedLink,
  readCode,
} from '../../widgets/rules/quote-code.ts'
import { codeInHash, quoteLink } from '../../widgets/rules/quote-link.ts'

const counts = fc.integer({ min: 0, max: 99 })
const rooms = { bedrooms: counts, bathrooms: counts, livingRooms: counts, kitchens: counts }
const extras = [
  'carpetCleaning',
  'ovenCleaning',
  'fridgeCleaning',
  'deepCleaning',
  'windowCleaning',
  'laundry',
] as const
const surfaces = ['siding', 'deck', 'patio', 'walkway', 'fence'] as const
const extraServices = fc.subarray([...extras])

/** Everything that the wizard can be answered with, by service. */
const everyAnswer: fc.Arbitrary<Given> = fc.oneof(
  fc.record({
    service: fc.constant('residential' as const),
    ...rooms,
    frequency: fc.constantFrom('one-time', 'weekly', 'bi-weekly', 'monthly'),
    extraServices,
  }),
  fc.record({
    service: fc.constant('airbnb' as const),
    ...rooms,
    turnaround: fc.constantFrom('flexible', 'next-day', 'same-day'),
    extraServices,
  }),
  fc.record({
    service: fc.constant('commercial' as const),
    buildingType: fc.constantFrom('', 'office', 'retail', 'restaurant'),
    officeCount: counts,
    restrooms: counts,
    commonAreas: counts,
    extraServices,
  }),
  fc.record({
    service: fc.constant('pressure-washing' as const),
    drivewaySize: fc.constantFrom('', '1-car', '2-car', '3-car', '4-plus-car'),
    windowCount: counts,
    additionalSurfaces: fc.subarray([...surfaces]),
    extraServices,
  }),
)

const prices: Prices = {
  residential: { bedrooms: 80, bathrooms: 40, livingRooms: 120, kitchens: 120 },
  airbnb: { bedrooms: 90, bathrooms: 45, livingRooms: 135, kitchens: 135 },
  commercial: { officeCount: 80, restrooms: 80, commonAreas: 120 },
  'pressure-washing': { windowCount: 5 },
  drivewaySize: { '1-car': 50, '2-car': 80, '3-car': 120, '4-plus-car': 160 },
  additionalSurfaces: { siding: 150, deck: 120, patio: 80, walkway: 60, fence: 100 },
  frequency: { 'one-time': 0, weekly: -30, 'bi-weekly': -15, monthly: -10 },
  turnaround: { flexible: 0, 'next-day': 20, 'same-day': 50 },
  buildingType: { office: 0, retail: 20, restaurant: 80 },
  extraServices: { carpetCleaning: 200, ovenCleaning: 50, fridgeCleaning: 45 },
}

test('every answer comes out of its code as it went in, and what it was quoted at with it', () => {
  fc.assert(
    fc.property(everyAnswer, (given) => {
      expect(readCode(codeOf(given))).toEqual({ given })
      const { total } = quote(prices, { ...noAnswers, ...given })
      const quoted = { prices: pricesVersion(prices), total }
      expect(readCode(quotedCode(prices, given))).toEqual({ given, quoted })
    }),
  )
})

test('however its extras were chosen, one quote has one code', () => {
  const of = (...extraServices: Given['extraServices'] & object) =>
    codeOf({ service: 'residential', extraServices })
  expect(of('ovenCleaning', 'carpetCleaning')).toBe(of('carpetCleaning', 'ovenCleaning'))
})

test('what is open stays open', () => {
  for (const given of [
    { service: 'airbnb', turnaround: 'same-day' },
    { service: 'pressure-washing', drivewaySize: '1-car' },
    { service: 'residential', extraServices: [] },
    { service: 'commercial' },
  ] as const) {
    expect(readCode(codeOf(given))).toEqual({ given })
  }
})

test('a code is short, can be read, and stands in a link as it is', () => {
  const counted = { bedrooms: 3, bathrooms: 2, livingRooms: 1, kitchens: 1 }
  const given: Given = {
    service: 'residential',
    ...counted,
    frequency: 'weekly',
    extraServices: ['carpetCleaning', 'ovenCleaning'],
  }
  expect(codeOf(given)).toBe('1.r.3-2-1-1.w.co')
  fc.assert(fc.property(everyAnswer, (any) => /^[\da-z.-]{1,40}$/.test(quotedCode(prices, any))))
})

test('no text breaks it: it is a code, or it is not', () => {
  const almost = fc.stringMatching(/^1\.[rcap](\.[\da-z-]{0,9}){0,6}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), almost), (text) => {
      const found = readCode(text)
      if (found) expect(readCode(codeOf(found.given))).toEqual({ given: found.given })
    }),
    { numRuns: 2000 },
  )
  for (const text of [
    '2.r.1-1-1-1',
    '1.x',
    '1.r.1-1-1',
    '1.r.100-1-1-1',
    '1.r.1-1-1-1.x',
    '1.r.1-1-1-1.0',
    '1.r....a-1.b',
  ])
    expect(readCode(text), text).toBeUndefined()
})

test('other prices have another version', () => {
  const dearer = { ...prices, frequency: { ...prices.frequency, weekly: -20 } }
  expect(pricesVersion(dearer)).not.toBe(pricesVersion(prices))
})

test('a link has its code in the hash, beside what the page keeps there', () => {
  const link = quoteLink('https://site.example', '1.r.3-2-1-1.w.co')
  expect(link).toBe('https://site.example/quote-builder#q=1.r.3-2-1-1.w.co')
  expect(codeInHash(new URL(link).hash)).toBe('1.r.3-2-1-1.w.co')
  expect(codeInHash('#/rooms?q=1.c&tab=2')).toBe('1.c')
  expect(codeInHash('#faq=1.c')).toBe('')
})

test('what a mail program puts behind a link, and capitals, are forgiven', () => {
  const tails = [
    '.',
    ',',
    ')',
    '>',
    '"',
    "'",
    ';',
    '!',
    '?',
    '%20',
    '%3E',
    '%E2%80%9D',
    '\u00bb',
    '%',
  ]
  fc.assert(
    fc.property(
      everyAnswer,
      fc.array(fc.constantFrom(...tails)),
      fc.boolean(),
      (given, tail, up) => {
        const code = quotedCode(prices, given)
        expect(codeInHash(`#q=${up ? code.toUpperCase() : code}${tail.join('')}`)).toBe(code)
      },
    ),
  )
})

test('a code that was cut short is still known for one, and what another program keeps is not', () => {
  for (const code of ['1.r.3-2', '1.r', '2.r.bed-3', '1.zebra.1', '1.r.1-1%201-1'])
    expect(codeInHash(`#q=${code}`), code).toBe(code)
  for (const text of ['', '1', '1.', '3.r.1', 'clean 1.r', '1.5%20inch', '%31.r', '1..r', 'q=1.r'])
    expect(codeInHash(`#q=${text}`), text).toBe('')
})

test('a hash of any length is read at once', () => {
  for (const part of ['.', '%3E', '?q', '-'])
    for (const hash of [`#q=${part.repeat(200_000)}`, `#q=1.r.${part.repeat(200_000)}x`]) {
      const began = performance.now()
      readCode(codeInHash(hash))
      expect(performance.now() - began, part).toBeLessThan(3000)
    }
})

test('what a page adds to every object is no answer', () => {
  Object.assign(Object.prototype, { bedrooms: 3, frequency: 'weekly', extraServices: [] })
  try {
    expect(codeOf({ service: 'residential', kitchens: 1 })).toBe('1.r.0-0-0-1')
  } finally {
    for (const name of ['bedrooms', 'frequency', 'extraServices'])
      Reflect.deleteProperty(Object.prototype, name)
  }
})

test('the link to what was quoted reads back to every answer and its price, and to nothing before a service is chosen', () => {
  fc.assert(
    fc.property(everyAnswer, (given) => {
      const answers = { ...noAnswers, ...given }
      const link = quotedLink('https://site.example', prices, answers)
      const found = readCode(codeInHash(new URL(link).hash))
      expect({ ...noAnswers, ...found?.given }).toEqual(answers)
      expect(found?.quoted?.total).toBe(quote(prices, answers).total)
    }),
  )
  expect(quotedLink('https://site.example', prices, noAnswers)).toBe('')
})
