import { expect, test } from 'vitest'
import { turnarounds } from '../../site/content/airbnb.ts'
import { premises } from '../../site/content/commercial.ts'
import { driveways } from '../../site/content/pressure-washing.ts'
import { prices } from '../../site/content/prices.ts'
import { frequencies, rooms } from '../../site/content/residential.ts'

test('every kind of premises, frequency, turnaround and driveway with a price is shown', () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
  expect(ids(rooms).sort()).toEqual(Object.keys(prices.residential).sort())
  expect(ids(premises)).toEqual(Object.keys(prices.buildingType))
  expect(ids(frequencies)).toEqual(Object.keys(prices.frequency))
  expect(ids(turnarounds)).toEqual(Object.keys(prices.turnaround))
  expect(ids(driveways)).toEqual(Object.keys(prices.drivewaySize))
})
