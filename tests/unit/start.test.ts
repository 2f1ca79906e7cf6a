import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noAnswers } from '../../widgets/rules/answers.ts'
import { type Given, quotedCode, readCode } from '../../widgets/rules/quote-code.ts'
import { hasNewPrice, startOf, startOfLink } from '../../widgets/rules/start.ts'
import { stepsOf } from '../../widgets/rules/steps.ts'
import { newWizard, reduce, type Wizard } from '../../widgets/rules/wizard.ts'
import { prices } from '../fixtures/prices.ts'

const stepOf = (given: Given) => {
  const { answers, stepIndex } = startOf(prices, given)
  return stepsOf(answers)[stepIndex]?.id
}
const home = { service: 'residential', bedrooms: 3, bathrooms: 2 } as const

describe('the wizard begins on the first step that is not answered', () => {
  test.each<[string, Given]>([
    ['home', { service: 'residential' }],
    ['home', { service: 'residential', frequency: 'weekly', extraServices: [] }],
    ['home', { service: 'residential', bedrooms: 0 }],
    ['frequency', home],
    ['extras', { ...home, frequency: 'weekly' }],
    ['quote', { ...home, frequency: 'weekly', extraServices: [] }],
    ['turnaround', { service: 'airbnb', kitchens: 1 }],
    ['home', { service: 'airbnb', turnaround: 'same-day' }],
    ['business', { service: 'commercial', buildingType: 'office' }],
    ['business', { service: 'commercial', officeCount: 2 }],
    ['business', { service: 'commercial', buildingType: '', officeCount: 2 }],
    ['extras', { service: 'commercial', buildingType: 'office', officeCount: 2 }],
    ['washing', { service: 'pressure-washing', drivewaySize: '1-car' }],
    [
      'extras',
      {
        service: 'pressure-washing',
        drivewaySize: '1-car',
        windowCount: 0,
        additionalSurfaces: [],
      },
    ],
  ])('%s of %j', (id, given) => {
    expect(stepOf(given)).toBe(id)
    expect(startOf(prices, given).answers).toEqual({ ...noAnswers, ...given })
  })

  test('and never on a quote of nothing', () => {
    const given = { drivewaySize: '', windowCount: 0, additionalSurfaces: [], extraServices: [] }
    expect(stepOf({ service: 'pressure-washing', ...given } as Given)).toBe('extras')
  })
})

describe('a link', () => {
  const given: Given = { ...home, livingRooms: 0, kitchens: 0, frequency: 'weekly' }
  const full: Given = { ...given, extraServices: ['ovenCleaning'] }

  test('of a whole quote begins on it, and is known by its code', () => {
    const code = quotedCode(prices, full)
    const start = startOfLink(prices, code)
    expect(start).toEqual({ ...startOf(prices, full), code })
    expect(stepOf(full)).toBe('quote')
  })

  test('that is none opens nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'1racp.-29wo~') }), (text) => {
        const start = startOfLink(prices, text)
        expect(start === undefined).toBe(readCode(text) === undefined)
      }),
    )
  })

  test('has a new price while its quote is as it was and comes to another total', () => {
    const dearer = { ...prices, residential: { ...prices.residential, bedrooms: 100 } }
    const dearerWindows = { ...prices, 'pressure-washing': { windowCount: 9 } }
    const code = quotedCode(dearer, full)
    const start = startOfLink(prices, code)
    if (!start) throw new Error(code)
    const opened = reduce(newWizard, { type: 'open', start, entry: '' })
    const isNew = ({ answers }: Wizard, table = prices, of = code) =>
      hasNewPrice(table, of, answers)
    expect(isNew(opened)).toBe(true)
    expect(isNew(opened, dearer)).toBe(false)
    expect(isNew(opened, prices, quotedCode(dearerWindows, full))).toBe(false)
    expect(isNew(opened, prices, '1.r.3-2-0-0.w.o')).toBe(false)
    const changed = reduce(opened, { type: 'count', field: 'kitchens', by: 1 })
    expect(isNew(changed)).toBe(false)
    expect(isNew(reduce(changed, { type: 'count', field: 'kitchens', by: -1 }))).toBe(true)
  })
})
