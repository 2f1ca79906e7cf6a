import { describe, expect, test } from 'vitest'
import { noAnswers } from '../../widgets/rules/engine/answers.ts'
import { startOf } from '../../widgets/rules/engine/start.ts'
import { newWizard, type Wizard } from '../../widgets/rules/wizard/wizard.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { act, at, choose, draft, preset, reload } from './wizards.ts'

describe('starting over', () => {
  const sent = { ...at('airbnb', 'contact', { bedrooms: 2 }), preset: '2.a' }

  test('starts a new wizard on the first step', () => {
    expect(act(sent, { type: 'startOver', start: undefined })).toEqual(newWizard)
  })

  test('starts on the second step of the service that the page preselects', () => {
    const start = startOf(catalogue, { service: 'commercial' })
    const wizard = act(sent, { type: 'startOver', start })
    expect(wizard).toEqual({ ...at('commercial', 'business'), preset: '2.c' })
  })
})

describe('a service that the page preselects', () => {
  test('starts on step 2', () => {
    const started = { ...at('airbnb', 'home'), preset: '2.a' }
    expect(preset(newWizard, 'airbnb')).toEqual(started)
  })

  test('keeps the visitor’s own later choice, also after a reload', () => {
    const current = choose(act(preset(newWizard, 'airbnb'), { type: 'back' }), 'commercial')
    expect(preset(current, 'airbnb')).toBe(current)
    expect(preset(reload(current), 'airbnb')).toEqual(current)
  })

  test('keeps the visitor’s step after a reload', () => {
    const answered = { ...at('airbnb', 'extras', { bedrooms: 2 }), preset: '2.a' }
    expect(preset(reload(answered), 'airbnb')).toEqual(answered)
  })

  test('starts on step 2 when it is another than before, and keeps the other quote, also over a reload', () => {
    const answered = { ...at('airbnb', 'extras', { bedrooms: 2 }), preset: '2.a' }
    const started = { ...at('residential', 'home'), preset: '2.r', other: draft(answered) }
    expect(preset(reload(answered), 'residential')).toEqual(started)
    expect(reload(started)).toEqual(started)
  })

  test('restores the other quote when that is of this service', () => {
    const answered = { ...at('airbnb', 'extras', { bedrooms: 2 }), preset: '2.a' }
    const residential = preset(answered, 'residential')
    expect(preset(residential, 'airbnb')).toEqual(answered)
    const counted = act(residential, { type: 'count', id: 'kitchens', by: 1 })
    expect(preset(counted, 'airbnb')).toEqual({ ...answered, other: draft(counted) })
  })

  test('keeps no quote without answers from the visitor', () => {
    expect(preset(preset(newWizard, 'airbnb'), 'residential').other).toBeUndefined()
    const given = startOf(catalogue, { service: 'residential', bedrooms: 3 })
    const untouched = act(newWizard, { type: 'preset', start: given })
    expect(preset(untouched, 'airbnb').other).toBeUndefined()
    const weekly = act(untouched, { type: 'answer', id: 'frequency', answer: 'weekly' })
    expect(preset(weekly, 'airbnb').other).toEqual(draft(weekly))
  })

  test('and is preselected no longer keeps what was chosen', () => {
    const running = { ...at('airbnb', 'extras', { bedrooms: 2 }), preset: '2.a' }
    const withoutPreset = act(running, { type: 'preset', start: undefined })
    expect(withoutPreset).toEqual({ ...running, preset: '' })
    expect(preset(withoutPreset, 'airbnb')).toEqual(running)
  })

  test('keeps the answers of a visitor who chose the same service', () => {
    const current = at('residential', 'extras', { kitchens: 1, frequency: 'weekly' })
    expect(preset(reload(current), 'residential')).toEqual({ ...current, preset: '2.r' })
  })

  test('with answers next to it starts over, also for a visitor who chose the same service', () => {
    const start = startOf(catalogue, { service: 'residential', bedrooms: 3, frequency: 'weekly' })
    const current = at('residential', 'extras', { kitchens: 1 })
    const startedOver = act(current, { type: 'preset', start })
    expect(startedOver).toEqual({
      ...at('residential', 'extras', { bedrooms: 3, frequency: 'weekly' }),
      preset: '2.r.bedrooms-3.frequency-weekly',
      other: draft(current),
    })
    const changed = act(startedOver, { type: 'count', id: 'kitchens', by: 1 })
    expect(act(reload(changed), { type: 'preset', start })).toEqual(changed)
  })
})

describe('a link', () => {
  const start = startOf(catalogue, { service: 'airbnb', bedrooms: 2, turnaround: 'same-day' })
  const open = (wizard: Wizard, entry = 'one') => act(wizard, { type: 'open', start, entry })

  test('opens its quote instead of the visitor’s, which is kept', () => {
    const current = at('commercial', 'quote', { buildingType: 'office' })
    expect(open(current)).toEqual({
      ...at('airbnb', 'extras', { bedrooms: 2, turnaround: 'same-day' }),
      opened: { code: '2.a.bedrooms-2.turnaround-sameday', entry: 'one' },
      other: draft(current),
    })
  })

  test('to a kept quote shows that one', () => {
    const current = at('commercial', 'quote', { buildingType: 'office' })
    const back = act(open(current), { type: 'switch' })
    expect(back.other?.answers).toEqual(start.answers)
    expect(open(back, 'two')).toMatchObject({ answers: start.answers, other: draft(current) })
  })

  test('that cannot be read changes no answer', () => {
    const current = at('commercial', 'quote', { buildingType: 'office' })
    expect(draft(act(current, { type: 'unreadableLink' }))).toEqual(draft(current))
  })

  test('keeps what the visitor changed since, also after a reload and a new start', () => {
    const changed = act(open(newWizard), { type: 'count', id: 'kitchens', by: 1 })
    expect(open(changed)).toBe(changed)
    // Without an entry the page was loaded again.
    expect(open(changed, '')).toBe(changed)
    expect(open(reload(changed))).toEqual(changed)
    const startedOver = act(changed, { type: 'startOver', start: undefined })
    expect(startedOver.answers).toEqual(noAnswers)
    expect(open(startedOver)).toBe(startedOver)
    const reloaded = reload(startedOver)
    expect(reloaded.answers).toEqual(noAnswers)
    expect(open(reloaded)).toBe(reloaded)
  })

  test('that is pressed again opens its quote again', () => {
    const changed = act(open(newWizard), { type: 'count', id: 'kitchens', by: 1 })
    const again = open(reload(changed), 'two')
    expect(again).toMatchObject({ answers: start.answers, other: draft(changed) })
  })
})

test('a service that is chosen starts with the answers from the page', () => {
  const pageAnswers = { bedrooms: 3, windowCount: 4 }
  const chosen = act(at('airbnb', 'service', { kitchens: 1 }), {
    type: 'choose',
    service: 'residential',
    known: pageAnswers,
  })
  expect(chosen).toEqual(at('residential', 'home', { bedrooms: 3 }))
})
