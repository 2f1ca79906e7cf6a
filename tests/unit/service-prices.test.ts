import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suite, turnarounds } from '../../site/content/airbnb.ts'
import { example, premises } from '../../site/content/commercial.ts'
import { driveways } from '../../site/content/pressure-washing.ts'
import { prices } from '../../site/content/prices.ts'
import { frequencies, rooms } from '../../site/content/residential.ts'
import { amount, change, total } from '../../site/pages/service/price.ts'
import { type Answers, quote } from '../../widgets/quote-builder/quote.ts'
import { start } from '../../widgets/quote-builder/wizard.ts'

const quoted = (answers: Partial<Answers>) => quote(prices, { ...start.answers, ...answers }).total

test('a home, a suite and an office cost on their pages what the quote asks', () => {
  const home = Object.fromEntries(rooms.map(({ id }) => [id, 1]))
  for (const { id } of frequencies) {
    const percent = prices.frequency[id]
    expect(total(prices.residential, home, percent)).toBe(
      quoted({ service: 'residential', ...home, frequency: id }),
    )
  }
  for (const { id } of turnarounds) {
    expect(total(prices.airbnb, suite.rooms, prices.turnaround[id])).toBe(
      quoted({ service: 'airbnb', ...suite.rooms, turnaround: id }),
    )
  }
  const office = Object.fromEntries(example.map(({ id, count }) => [id, count]))
  expect(total(prices.commercial, office)).toBe(quoted({ service: 'commercial', ...office }))
})

test('a total is the quote of the same rooms, whatever the prices', () => {
  const rate = fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100)
  const percent = fc.integer({ min: -100, max: 100 })
  fc.assert(
    fc.property(rate, rate, fc.nat(99), fc.nat(99), percent, (a, b, m, n, weekly) => {
      const table = {
        ...prices,
        residential: { bedrooms: a, bathrooms: b },
        frequency: { weekly },
      }
      const rooms = { bedrooms: m, bathrooms: n }
      const answers = { ...start.answers, ...rooms, service: 'residential', frequency: 'weekly' }
      expect(total(table.residential, rooms, weekly)).toBe(quote(table, answers as Answers).total)
    }),
  )
})

test('a room without a price does not pass for free', () => {
  expect(total(prices.residential, { ballrooms: 1 })).toBeNaN()
})

test('every kind of premises, frequency, turnaround and driveway with a price is shown', () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
  expect(ids(rooms).sort()).toEqual(Object.keys(prices.residential).sort())
  expect(ids(premises)).toEqual(Object.keys(prices.buildingType))
  expect(ids(frequencies)).toEqual(Object.keys(prices.frequency))
  expect(ids(turnarounds)).toEqual(Object.keys(prices.turnaround))
  expect(ids(driveways)).toEqual(Object.keys(prices.drivewaySize))
})

test('amounts show cents only where there are any, changes their sign', () => {
  expect([80, 1240, 49.5].map(amount)).toEqual(['80', '1,240', '49.50'])
  expect([-30, 0, 20].map(change)).toEqual(['−30%', '+0%', '+20%'])
})
