import { describe, expect, test } from 'vitest'
import { type Answers, noAnswers, type Service } from '../../widgets/rules/answers.ts'
import { restore } from '../../widgets/rules/restore.ts'
import { startOf } from '../../widgets/rules/start.ts'
import { newWizard, reduce, type Wizard } from '../../widgets/rules/wizard.ts'
import { prices } from '../fixtures/prices.ts'

/** A wizard on a step (counted from 0) of a service, with some answers given. */
const at = (service: Service | '', stepIndex: number, given: Partial<Answers> = {}): Wizard => ({
  ...newWizard,
  stepIndex,
  answers: { ...noAnswers, ...given, service },
})
const preset = (wizard: Wizard, service: Service) =>
  reduce(wizard, { type: 'preset', start: startOf(prices, { service }) })
const choose = (wizard: Wizard, service: Service) => reduce(wizard, { type: 'choose', service })
const reload = (wizard: Wizard) => restore(JSON.parse(JSON.stringify(wizard)), prices)

describe('starting over', () => {
  const sent = { ...at('airbnb', 5, { bedrooms: 2 }), preset: '1.a' } as const

  test('is a new wizard on the first step', () => {
    expect(reduce(sent, { type: 'startOver', start: undefined })).toEqual(newWizard)
  })

  test('is on the second step of the service that the page preselects', () => {
    const start = startOf(prices, { service: 'commercial' })
    const wizard = reduce(sent, { type: 'startOver', start })
    expect(wizard).toEqual({ ...at('commercial', 1), preset: '1.c', presetStarts: 1 })
  })
})

describe('a service that the page preselects', () => {
  test('starts on step 2', () => {
    const started = { ...at('airbnb', 1), preset: '1.a', presetStarts: 1 }
    expect(preset(newWizard, 'airbnb')).toEqual(started)
  })

  test('leaves the visitor’s own later choice alone, also after a reload', () => {
    const own = choose(reduce(preset(newWizard, 'airbnb'), { type: 'back' }), 'commercial')
    expect(preset(own, 'airbnb')).toBe(own)
    expect(preset(reload(own), 'airbnb')).toEqual({ ...own, presetStarts: 0 })
  })

  test('keeps where the visitor was after a reload', () => {
    const answered = { ...at('airbnb', 3, { bedrooms: 2 }), preset: '1.a' } as const
    expect(preset(reload(answered), 'airbnb')).toEqual(answered)
  })

  test('starts over on step 2 when it is another one than before', () => {
    const answered = { ...at('airbnb', 3, { bedrooms: 2 }), preset: '1.a' } as const
    expect(preset(reload(answered), 'residential')).toEqual({
      ...at('residential', 1),
      preset: '1.r',
      presetStarts: 1,
    })
  })

  test('and does so no longer, is as if it never was, unless the visitor chose another', () => {
    const begun = { ...at('airbnb', 3, { bedrooms: 2 }), preset: '1.a' } as const
    expect(reduce(begun, { type: 'preset', start: undefined })).toEqual(newWizard)
    const own = choose(begun, 'commercial')
    expect(reduce(own, { type: 'preset', start: undefined })).toEqual({ ...own, preset: '' })
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
    })
    const changed = reduce(begun, { type: 'count', field: 'kitchens', by: 1 })
    expect(reduce(reload(changed), { type: 'preset', start })).toEqual(changed)
  })
})

describe('a link', () => {
  const start = startOf(prices, { service: 'airbnb', bedrooms: 2, turnaround: 'same-day' })
  const open = (wizard: Wizard, entry = 'one') => reduce(wizard, { type: 'open', start, entry })

  test('opens its quote in place of what the visitor had', () => {
    expect(open(at('commercial', 3, { buildingType: 'office' }))).toEqual({
      ...at('airbnb', 3, { bedrooms: 2, turnaround: 'same-day' }),
      opened: { code: '1.a.2-0-0-0.s', entry: 'one' },
      presetStarts: 1,
    })
  })

  test('leaves what the visitor changed since, also after a reload and a new start', () => {
    const changed = reduce(open(newWizard), { type: 'count', field: 'kitchens', by: 1 })
    expect(open(changed)).toBe(changed)
    expect(open(reload(changed))).toEqual({ ...changed, presetStarts: 0 })
    const anew = reduce(changed, { type: 'startOver', start: undefined })
    expect(anew.answers).toEqual(noAnswers)
    expect(open(anew)).toBe(anew)
    const reloaded = reload(anew)
    expect(reloaded.answers).toEqual(noAnswers)
    expect(open(reloaded)).toBe(reloaded)
  })

  test('that is pressed once more opens its quote once more', () => {
    const changed = reduce(open(newWizard), { type: 'count', field: 'kitchens', by: 1 })
    expect(open(reload(changed), 'two').answers).toEqual(start.answers)
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
