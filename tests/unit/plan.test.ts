import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completeAnswers } from '../../widgets/rules/engine/answers.ts'
import { quoteOf } from '../../widgets/rules/engine/quote.ts'
import { possibleThings, type Thing, thingsOf } from '../../widgets/rules/engine/things.ts'
import { planOf, type Rectangle } from '../../widgets/rules/plan/plan.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { anyVisit } from './any-catalogue.ts'

const anyThings = fc
  .array(fc.record({ units: fc.integer({ min: 1, max: 99 }), price: fc.nat(500_000) }), {
    maxLength: 9,
  })
  .map((things) =>
    things.map((thing, at) => ({ id: `t${at}`, label: `T${at}`, icon: '', place: at, ...thing })),
  )
const anyRatio = fc.double({ min: 0.5, max: 6, noNaN: true })

const right = ({ x, width }: Rectangle) => x + width
const bottom = ({ y, height }: Rectangle) => y + height
const unitsOf = (things: readonly Thing[]) => things.reduce((sum, { units }) => sum + units, 0)

test('the rooms of any plan fill the house, and none overlaps another', () => {
  fc.assert(
    fc.property(anyThings, anyRatio, (things, ratio) => {
      const { rooms } = planOf(things, ratio)
      const area = rooms.reduce((sum, { width, height }) => sum + width * height, 0)
      expect(area).toBeCloseTo(things.length > 0 ? 1 : 0, 6)
      for (const [at, room] of rooms.entries()) {
        expect(Math.min(room.x, room.y)).toBeGreaterThan(-1e-9)
        expect(Math.max(right(room), bottom(room))).toBeLessThan(1 + 1e-9)
        for (const other of rooms.slice(at + 1)) {
          const isApart =
            right(room) < other.x + 1e-9 ||
            right(other) < room.x + 1e-9 ||
            bottom(room) < other.y + 1e-9
          expect(isApart).toBe(true)
        }
      }
    }),
  )
})

test('each thing is a room as large as its price, between a third and three times the mean', () => {
  fc.assert(
    fc.property(anyThings, anyRatio, (things, ratio) => {
      const isCrowded = unitsOf(things) > 48
      const { rooms } = planOf(things, ratio)
      expect(rooms.length).toBe(isCrowded ? things.length : unitsOf(things))
      const priceOf = ({ thing, units }: (typeof rooms)[number]) => thing.price * units
      const mean = rooms.reduce((sum, room) => sum + priceOf(room), 0) / rooms.length || 1
      const held = (price: number) => Math.min(3 * mean, Math.max(mean / 3, price))
      const whole = rooms.reduce((sum, room) => sum + held(priceOf(room)), 0)
      for (const room of rooms)
        expect(room.width * room.height).toBeCloseTo(held(priceOf(room)) / whole, 6)
    }),
  )
})

test('every room can be reached: a door in each row to the next one, and one out of the house', () => {
  fc.assert(
    fc.property(anyThings, anyRatio, (things, ratio) => {
      const { rooms } = planOf(things, ratio)
      const rows = new Set(rooms.map(({ y }) => y))
      expect(rooms.filter(({ lowerDoor }) => lowerDoor).length).toBe(rows.size)
      expect(rooms.filter(({ hasSideDoor }) => !hasSideDoor).length).toBe(rows.size)
      for (const { lowerDoor } of rooms) {
        if (!lowerDoor) continue
        expect(lowerDoor.at).toBeGreaterThan(0)
        expect(lowerDoor.at).toBeLessThan(1)
      }
    }),
  )
})

test('the house grows with the number of rooms, whatever they cost', () => {
  const sizes = [1, 4, 12, 48].map(
    (units) => planOf([{ id: 'a', label: '', icon: '', place: 0, units, price: 7 }], 1.6).size,
  )
  expect(sizes.map((size) => Math.round(size * 100))).toEqual([58, 78, 96, 100])
})

test('what is drawn has the label of its line, and its price', () => {
  fc.assert(
    fc.property(anyVisit, ({ company, given }) => {
      const answers = completeAnswers(company, given)
      const { lines } = quoteOf(company, answers)
      const { rooms, extras } = thingsOf(company, answers)
      for (const { label, units, price } of [...rooms, ...extras]) {
        if (price > 0) expect(lines).toContainEqual({ label, price: units * price })
      }
    }),
  )
})

test('percents, fees and the minimum are no rooms, and extras are apart', () => {
  const answers = completeAnswers(catalogue, {
    ...{ service: 'residential', bedrooms: 2, kitchens: 1, frequency: 'weekly' },
    extraServices: ['ovenCleaning'],
  })
  const { rooms, extras } = thingsOf(catalogue, answers)
  expect(rooms.map(({ label }) => label)).toEqual(['2 Bedrooms', '1 Kitchen'])
  expect(extras.map(({ label }) => label)).toEqual(['Oven Cleaning'])
})

test('before anything is chosen, one of everything that a service counts and offers is drawn', () => {
  const [, , , washing] = catalogue.services
  if (!washing) throw new Error('The specification has four services.')
  const labels = possibleThings(catalogue, washing).rooms.map(({ label }) => label)
  expect(labels).toEqual([
    ...['One-car driveway', '1 Window'],
    ...['Siding', 'Deck', 'Patio', 'Walkway', 'Fence'],
  ])
})
