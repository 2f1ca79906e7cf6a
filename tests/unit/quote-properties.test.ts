import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answers, noAnswers, type Service } from '../../widgets/rules/answers.ts'
import { cents, roundHalfUp } from '../../widgets/rules/money.ts'
import { type Prices, quote, struckPrice } from '../../widgets/rules/quote.ts'
import { prices } from '../fixtures/prices.ts'

const services: Service[] = ['residential', 'airbnb', 'commercial', 'pressure-washing']
const idsOf = (group: keyof typeof prices) => Object.keys(prices[group])
const oneOf = (group: keyof typeof prices, ...more: string[]) =>
  fc.constantFrom(...idsOf(group), ...more)
const someOf = (group: keyof typeof prices) => fc.subarray(idsOf(group))
const counts = services.flatMap(idsOf)
const counted = Object.fromEntries(counts.map((field) => [field, fc.nat(99)]))

/** Whatever a visitor can answer. */
const visitors = fc.record({
  ...counted,
  service: fc.constantFrom(...services),
  frequency: oneOf('frequency'),
  turnaround: oneOf('turnaround'),
  extraServices: someOf('extraServices'),
  buildingType: oneOf('buildingType', ''),
  drivewaySize: oneOf('drivewaySize', ''),
  additionalSurfaces: someOf('additionalSurfaces'),
}) as unknown as fc.Arbitrary<Answers>

/** Any owner's table: amounts to the cent, adjustments in whole percents. */
const tables = fc.record(
  Object.fromEntries(
    Object.entries(prices).map(([group, entries]) => {
      const percents = /frequency|turnaround|buildingType/.test(group)
      const amount = percents
        ? fc.integer({ min: -100, max: 100 })
        : fc.nat(100_000).map((n) => n / 100)
      return [group, fc.record(Object.fromEntries(Object.keys(entries).map((id) => [id, amount])))]
    }),
  ),
) as unknown as fc.Arbitrary<Prices>

const thrower = () => {
  throw new Error('touched')
}

/** What JSON can hold, what it cannot, and what bites when it is touched. */
const garbage = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    ...[undefined, Number.NaN, Number.POSITIVE_INFINITY, -0, 1n, Symbol('s'), thrower],
    { toString: thrower, valueOf: thrower },
    Object.create(null),
    ['carpetCleaning', ['ovenCleaning'], null],
    'toString',
    '__proto__',
    '9'.repeat(400),
  ),
)

test('the lines add up to the total before it is rounded, in whole cents', () => {
  fc.assert(
    fc.property(tables, visitors, (table, answers) => {
      const { lines, total } = quote(table, answers)
      const unrounded = lines.reduce((amount, { price }) => amount + price, 0)
      for (const { price } of lines) expect(Number.isInteger(price) && price !== 0).toBe(true)
      expect(total).toBe(roundHalfUp(unrounded))
      expect(total * 100 - unrounded).toBeGreaterThan(-50)
      expect(total * 100 - unrounded).toBeLessThanOrEqual(50)
      expect(struckPrice(total, { percent: 30, struck: 1.3 })).toBe(
        Number((BigInt(total) * 13n) / 10n),
      )
    }),
  )
})

test('only the counts are adjusted, and the extras come after at their flat price', () => {
  fc.assert(
    fc.property(tables, visitors, (table, answers) => {
      const { lines } = quote(table, answers)
      const without = quote(table, { ...answers, extraServices: [] }).lines
      const flat = answers.extraServices.map((id) => cents(table.extraServices[id] ?? 0))
      expect(lines.slice(0, without.length)).toEqual(without)
      expect(lines.slice(without.length).map(({ price }) => price)).toEqual(
        flat.filter((price) => price),
      )
    }),
  )
})

test('one more of anything never costs less', () => {
  fc.assert(
    fc.property(visitors, fc.constantFrom(...counts), fc.nat(99), (answers, field, more) => {
      const n = answers[field as 'bedrooms']
      const bigger = { ...answers, [field]: Math.min(99, n + more) }
      expect(quote(prices, bigger).total).toBeGreaterThanOrEqual(quote(prices, answers).total)
    }),
  )
})

test('another extra, surface, rush or a bigger driveway never costs less', () => {
  const total = (answers: Answers) => quote(prices, answers).total
  fc.assert(
    fc.property(visitors, visitors, (answers, { extraServices, additionalSurfaces }) => {
      const fewer = total(answers)
      const both = <Id>(one: readonly Id[], other: readonly Id[]) => [...one, ...other]
      expect(
        total({ ...answers, extraServices: both(answers.extraServices, extraServices) }),
      ).toBeGreaterThanOrEqual(fewer)
      expect(
        total({
          ...answers,
          additionalSurfaces: both(answers.additionalSurfaces, additionalSurfaces),
        }),
      ).toBeGreaterThanOrEqual(fewer)
      for (const field of ['turnaround', 'drivewaySize', 'buildingType'] as const) {
        const inOrder = idsOf(field).map((id) => total({ ...answers, [field]: id }))
        expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
      }
    }),
  )
})

test('an answer given twice counts once', () => {
  fc.assert(
    fc.property(visitors, (answers) => {
      const { extraServices, additionalSurfaces } = answers
      const twice = {
        ...answers,
        extraServices: [...extraServices, ...extraServices],
        additionalSurfaces: [...additionalSurfaces, ...additionalSurfaces].reverse(),
      }
      expect(quote(prices, twice)).toEqual(quote(prices, answers))
    }),
  )
})

test('any garbage gives a whole price within bounds, and never an error', () => {
  // 99 of each room on Airbnb, same-day, with every extra: 99 × 405 × 1.5 + 295, the highest price.
  const highest = 60_438
  const fields = Object.fromEntries(Object.keys(noAnswers).map((field) => [field, garbage]))
  const service = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...services) }, garbage)
  fc.assert(
    fc.property(fc.record({ ...fields, service }, { requiredKeys: [] }), (given) => {
      const { lines, total } = quote(prices, given as unknown as Answers)
      expect(Number.isInteger(total) && total >= 0 && total <= highest).toBe(true)
      for (const { label, price } of lines) {
        expect(typeof label).toBe('string')
        expect(Number.isInteger(price)).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
})
