import { describe, expect, test } from 'vitest'
import type { Extra } from '../../widgets/rules/answers.ts'
import { startOf } from '../../widgets/rules/start.ts'
import {
  type Action,
  newService,
  newWizard,
  reduce,
  type Wizard,
} from '../../widgets/rules/wizard.ts'
import { prices } from '../fixtures/prices.ts'
import { at, draft, preset, reload } from './wizards.ts'

/** The service of the quote that an action begins. */
const serviceBegun = (wizard: Wizard, action: Action) =>
  newService(wizard, reduce(wizard, action), action)

describe('the quote that another took the place of', () => {
  const own = at('commercial', 3, { buildingType: 'office' })
  const swap = (wizard: Wizard) => reduce(wizard, { type: 'switch' })

  test('comes back on its step, and then the other one is kept, if it has answers', () => {
    const residential = preset(own, 'residential')
    expect(swap(residential)).toEqual({ ...own, preset: '1.r' })
    const counted = reduce(residential, { type: 'count', field: 'bedrooms', by: 2 })
    const back = swap(counted)
    expect(back).toEqual({ ...own, preset: '1.r', other: draft(counted) })
    expect(swap(back)).toEqual(counted)
    expect(swap(own)).toBe(own)
  })

  test('is not one that was sent, until something in it is changed', () => {
    const sent = reduce(own, { type: 'sent' })
    expect(preset(sent, 'airbnb')).toEqual({ ...at('airbnb', 1), preset: '1.a' })
    expect(reload(sent)).toEqual(newWizard)
    const changed = reduce(sent, { type: 'back' })
    expect(preset(changed, 'airbnb').other).toEqual(draft(changed))
    expect(reload(changed)).toEqual(changed)
  })

  test('is forgotten with a new start, and once the quote was sent', () => {
    const residential = preset(own, 'residential')
    expect(reduce(residential, { type: 'startOver', start: undefined })).toEqual(newWizard)
    expect(preset(reduce(residential, { type: 'sent' }), 'airbnb').other).toBeUndefined()
  })
})

describe('a link to extras alone', () => {
  const start = (...extraServices: Extra[]) =>
    startOf(prices, { service: 'residential', extraServices })
  const open = (wizard: Wizard, link = start('carpetCleaning'), entry = 'one') =>
    reduce(wizard, { type: 'open', start: link, entry })
  const takeOut = (wizard: Wizard) => reduce(wizard, { type: 'takeOut' })
  const rooms = { bedrooms: 1, bathrooms: 2 }

  test.each([
    ['stays where the visitor was', 'residential', 1, 1],
    ['stays on a question before the extras', 'residential', 2, 2],
    ['leads from the extras to the final quote', 'residential', 3, 4],
    ['stays on the final quote', 'residential', 4, 4],
    ['shows a visitor who was about to send the new price', 'residential', 5, 4],
    ['knows the steps of each service', 'commercial', 2, 3],
  ] as const)('%s', (_, service, step, then) => {
    const own = at(service, step, { ...rooms, buildingType: 'office' })
    const joined = open(own)
    const answers = { ...own.answers, extraServices: ['carpetCleaning'] }
    expect(draft(joined)).toEqual({ answers, stepIndex: then })
    expect(joined.other).toBeUndefined()
    expect(draft(takeOut(joined))).toEqual(draft(own))
  })

  test('adds only what is not in the quote, and takes out only that', () => {
    const own = at('residential', 2, { ...rooms, extraServices: ['ovenCleaning'] })
    const joined = open(own, start('carpetCleaning', 'ovenCleaning'))
    expect(joined.answers.extraServices).toEqual(['ovenCleaning', 'carpetCleaning'])
    expect(takeOut(joined).answers).toEqual(own.answers)
    const again = open(joined, start('carpetCleaning'), 'two')
    expect(again.answers).toEqual(joined.answers)
    expect(takeOut(again)).toBe(again)
  })

  test('adds once, also after a reload', () => {
    const without = takeOut(open(at('residential', 2, rooms)))
    expect(open(without)).toBe(without)
    const reloaded = reload(without)
    expect(open(reloaded)).toBe(reloaded)
  })

  test('can be taken back until the next step', () => {
    const next = reduce(open(at('residential', 1, rooms)), { type: 'next' })
    expect(takeOut(next)).toBe(next)
  })

  test('begins its own quote where none with answers runs', () => {
    const [link, sent] = [
      start('carpetCleaning'),
      reduce(at('residential', 5, rooms), { type: 'sent' }),
    ]
    for (const wizard of [newWizard, at('residential', 1), sent])
      expect(draft(open(wizard))).toEqual(draft({ ...newWizard, ...link }))
  })
})

describe('the data layer hears of a service', () => {
  const residential = startOf(prices, { service: 'residential' })
  const airbnb = at('airbnb', 2, { bedrooms: 1 })

  test('that the page or a link begins a quote of', () => {
    expect(serviceBegun(newWizard, { type: 'preset', start: residential })).toBe('residential')
    expect(serviceBegun(airbnb, { type: 'open', start: residential, entry: '' })).toBe(
      'residential',
    )
    expect(serviceBegun(at('residential', 5), { type: 'startOver', start: residential })).toBe(
      'residential',
    )
  })

  test('not of one that the visitor has already', () => {
    const rooms = startOf(prices, { service: 'airbnb', bedrooms: 2 })
    expect(serviceBegun(airbnb, { type: 'open', start: rooms, entry: '' })).toBe('')
    expect(serviceBegun(preset(airbnb, 'residential'), { type: 'switch' })).toBe('')
    expect(
      serviceBegun(preset(airbnb, 'residential'), {
        type: 'preset',
        start: startOf(prices, { service: 'airbnb' }),
      }),
    ).toBe('')
    expect(serviceBegun(airbnb, { type: 'startOver', start: undefined })).toBe('')
  })
})
