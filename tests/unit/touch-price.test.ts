import { describe, expect, test } from 'vitest'
import { afterPress, countersOf, leastOf, touchPrice } from '../../site/prices/touch-price.ts'
import type { Catalogue } from '../../widgets/rules/company/catalogue.ts'
import { startOfLink } from '../../widgets/rules/engine/start.ts'
import { catalogue, gardens } from '../fixtures/catalogue.ts'

const found = (of: Catalogue, wanted?: Parameters<typeof countersOf>[1]) => {
  const counters = countersOf(of, wanted)
  if (!counters) throw new Error('The service counts nothing.')
  return counters
}
const idsOf = ({ counts }: ReturnType<typeof found>) => counts.map(({ id }) => id)
const rooms = found(catalogue)

describe('the counters of the home page', () => {
  test('are the first two of the first service, two and one of them', () => {
    expect(rooms).toMatchObject({ service: 'residential', start: [2, 1] })
    expect(idsOf(rooms)).toEqual(['bedrooms', 'bathrooms'])
    expect(idsOf(found(gardens.catalogue))).toHaveLength(2)
  })

  test('are those that the owner wants, as many as they want', () => {
    const counts = [{ question: 'officeCount', start: 4 }]
    const counters = found(catalogue, { service: 'commercial', counts })
    expect(idsOf(counters)).toEqual(['officeCount'])
    expect(touchPrice(catalogue, counters, counters.start).quote?.total).toBe(320)
  })

  test('do not exist where the first service shows nothing to count', () => {
    const [first] = catalogue.services
    const steps = first ? first.steps.slice(1) : []
    expect(first && countersOf({ ...catalogue, services: [{ ...first, steps }] })).toBeUndefined()
  })

  test('stay between 0 and the highest count', () => {
    expect(afterPress(rooms, [0, 99], 0, -1)).toEqual([0, 99])
    expect(afterPress(rooms, [0, 99], 1, 1)).toEqual([0, 99])
    expect(afterPress(rooms, [0, 99], 0, 1)).toEqual([1, 99])
  })
})

describe('the price of what is counted', () => {
  test('is that of the quote builder, which goes on with the counts on their step', () => {
    const { quote, href } = touchPrice(catalogue, rooms, [3, 0])
    expect(quote?.total).toBe(240)
    const start = startOfLink(catalogue, href.replace('/quote-builder#q=', ''))
    expect(start).toMatchObject({ stepId: 'home', answers: { bedrooms: 3, bathrooms: 0 } })
  })

  test('is at least the minimum of a visit', () => {
    const charged = { ...catalogue, charges: { minimum: 150, taxes: [] } }
    expect(touchPrice(charged, rooms, [0, 1]).quote?.total).toBe(150)
    expect(leastOf(charged, rooms)).toBe(150)
  })

  test('gives way to the least one at 0, where the quote builder starts from the beginning', () => {
    expect(touchPrice(catalogue, rooms, [0, 0])).toEqual({
      quote: undefined,
      href: '/quote-builder',
    })
    expect(leastOf(catalogue, rooms)).toBe(40)
  })
})
