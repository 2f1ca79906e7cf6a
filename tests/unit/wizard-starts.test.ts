import { describe, expect, test } from 'vitest'
import { noAnswers } from '../../widgets/rules/answers.ts'
import { startOf } from '../../widgets/rules/start.ts'
import { newWizard, reduce, type Wizard } from '../../widgets/rules/wizard.ts'
import { prices } from '../fixtures/prices.ts'
import { at, choose, draft, preset, reload } from './wizards.ts'

describe('starting over', () => {
  const sent = { ...at('airbnb', 5, { bedrooms: 2 }), preset: '1.a' } as const

  test('is a new wizard on the first step', () => {
    expect(reduce(sent, { type: 'startOver', start: undefined })).toEqual(newWizard)
  })

  test('is on the second step of the service that the page preselects', () => {
    const start = startOf(prices, { service: 'commercial' })
    const wizard = reduce(sent, { type: 'startOver', start })
    expect(wizard).toEqual({ ...at('commercial', 1), preset: '1.c' })
  })
})

describe('a service that the page preselects', () => {
  test('starts on step 2', () => {
    const started = { ...at('airbnb', 1), preset: '1.a' }
    expect(preset(newWizard, 'airbnb')).toEqual(started)
  })

  test('leaves the visitor’s own later choice alone, also after a reload', () => {
    const own = choose(reduce(preset(newWizard, 'airbnb'), { type: 'back' }), 'commercial')
    expect(preset(own, 'airbnb')).toBe(own)
    expect(preset(reload(own), 'airbnb')).toEqual(own)
  })

  test('keeps where the visitor was after a reload', () => {
    const answered = { ...at('airbnb', 3, { bedrooms: 2 }), preset: '1.a' } as const
    expect(preset(reload(answered), 'airbnb')).toEqual(answered)
  })

  test('starts on step 2 when it is another one than before, and keeps the other quote, also over a reload', () => {
    const answered = { ...at('airbnb', 3, { bedrooms: 2 }), preset: '1.a' } as const
    const started = { ...at('residential', 1), preset: '1.r', other: draft(answered) }
    expect(preset(reload(answered), 'residential')).toEqual(started)
    expect(reload(started)).toEqual(started)
  })

  test('goes on with the other quote where that is of this service', () => {
    const answered = { ...at('airbnb', 3, { bedrooms: 2 }), preset: '1.a' } as const
    const residential = preset(answered, 'residential')
    expect(preset(residential, 'airbnb')).toEqual(answered)
    const counted = reduce(residential, { type: 'count', field: 'kitchens', by: 1 })
    expect(preset(counted, 'airbnb')).toEqual({ ...answered, other: draft(counted) })
  })

  test('keeps no quote without answers of the visitor', () => {
    expect(preset(preset(newWizard, 'airbnb'), 'residential').other).toBeUndefined()
    const given = startOf(prices, { service: 'residential', bedrooms: 3 })
    const untouched = reduce(newWizard, { type: 'preset', start: given })
    expect(preset(untouched, 'airbnb').other).toBeUndefined()
    const weekly = reduce(untouched, { type: 'pick', field: 'frequency', id: 'weekly' })
    expect(preset(weekly, 'airbnb').other).toEqual(draft(weekly))
  })

  test('and does so no longer, leaves what was chosen', () => {
    const running = { ...at('airbnb', 3, { bedrooms: 2 }), preset: '1.a' } as const
    const left = reduce(running, { type: 'preset', start: undefined })
    expect(left).toEqual({ ...running, preset: '' })
    expect(preset(left, 'airbnb')).toEqual(running)
  })

  test('keeps the answers of a visitor who had chosen the same', () => {
    const own = at('residential', 3, { kitchens: 1, frequency: 'weekly' })
    expect(preset(reload(own), 'residential')).toEqual({ ...own, preset: '1.r' })
  })

  test('with answers of its own starts over, also for a visitor who had chosen the same', () => {
    const start = startOf(prices, { service: 'residential', bedrooms: 3, frequency: 'weekly' })
    const own = at('residential', 3, { kitchens: 1 })
    const begun = reduce(own, { type: 'preset', start })
    expect(begun).toEqual({
      ...at('residential', 3, { bedrooms: 3, frequency: 'weekly' }),
      preset: '1.r.3-0-0-0.w',
      other: draft(own),
    })
    const changed = reduce(begun, { type: 'count', field: 'kitchens', by: 1 })
    expect(reduce(reload(changed), { type: 'preset', start })).toEqual(changed)
  })
})

describe('a link', () => {
  const start = startOf(prices, { service: 'airbnb', bedrooms: 2, turnaround: 'same-day' })
  const open = (wizard: Wizard, entry = 'one') => reduce(wizard, { type: 'open', start, entry })

  test('opens its quote in place of what the visitor had, which is kept', () => {
    const own = at('commercial', 3, { buildingType: 'office' })
    expect(open(own)).toEqual({
      ...at('airbnb', 3, { bedrooms: 2, turnaround: 'same-day' }),
      opened: { code: '1.a.2-0-0-0.s', entry: 'one' },
      other: draft(own),
    })
  })

  test('to a quote that is kept shows that one', () => {
    const own = at('commercial', 3, { buildingType: 'office' })
    const back = reduce(open(own), { type: 'switch' })
    expect(back.other?.answers).toEqual(start.answers)
    expect(open(back, 'two')).toMatchObject({ answers: start.answers, other: draft(own) })
  })

  test('that says nothing readable changes no answer', () => {
    const own = at('commercial', 3, { buildingType: 'office' })
    expect(draft(reduce(own, { type: 'unreadableLink' }))).toEqual(draft(own))
  })

  test('leaves what the visitor changed since, also after a reload and a new start', () => {
    const changed = reduce(open(newWizard), { type: 'count', field: 'kitchens', by: 1 })
    expect(open(changed)).toBe(changed)
    expect(open(reload(changed))).toEqual(changed)
    const anew = reduce(changed, { type: 'startOver', start: undefined })
    expect(anew.answers).toEqual(noAnswers)
    expect(open(anew)).toBe(anew)
    const reloaded = reload(anew)
    expect(reloaded.answers).toEqual(noAnswers)
    expect(open(reloaded)).toBe(reloaded)
  })

  test('that is pressed once more opens its quote once more', () => {
    const changed = reduce(open(newWizard), { type: 'count', field: 'kitchens', by: 1 })
    const again = open(reload(changed), 'two')
    expect(again).toMatchObject({ answers: start.answers, other: draft(changed) })
  })
})

test('a service that is chosen begins with what the page knows', () => {
  const known = { bedrooms: 3, windowCount: 4 }
  const chosen = reduce(at('airbnb', 0, { kitchens: 1 }), {
    type: 'choose',
    service: 'residential',
    known,
  })
  expect(chosen).toEqual(at('residential', 1, known))
})
