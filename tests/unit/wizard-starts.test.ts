import { describe, expect, test } from 'vitest'
import { type Answers, type Extra, noAnswers, type Service } from '../../widgets/rules/answers.ts'
import { restore, savable } from '../../widgets/rules/restore.ts'
import { startOf } from '../../widgets/rules/start.ts'
import {
  type Action,
  begunService,
  newWizard,
  reduce,
  type Wizard,
} from '../../widgets/rules/wizard.ts'
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
const draft = ({ answers, stepIndex }: Wizard) => ({ answers, stepIndex })
const reload = (wizard: Wizard) =>
  restore(JSON.parse(JSON.stringify(savable(wizard) ?? null)), prices)

/** The service of the quote that an action begins. */
const begins = (wizard: Wizard, action: Action) =>
  begunService(wizard, reduce(wizard, action), action)

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

  test('begins a quote of its own where none with answers runs', () => {
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
    expect(begins(newWizard, { type: 'preset', start: residential })).toBe('residential')
    expect(begins(airbnb, { type: 'open', start: residential, entry: '' })).toBe('residential')
    expect(begins(at('residential', 5), { type: 'startOver', start: residential })).toBe(
      'residential',
    )
  })

  test('not of one that the visitor has already', () => {
    const rooms = startOf(prices, { service: 'airbnb', bedrooms: 2 })
    expect(begins(airbnb, { type: 'open', start: rooms, entry: '' })).toBe('')
    expect(begins(preset(airbnb, 'residential'), { type: 'switch' })).toBe('')
    expect(
      begins(preset(airbnb, 'residential'), {
        type: 'preset',
        start: startOf(prices, { service: 'airbnb' }),
      }),
    ).toBe('')
    expect(begins(airbnb, { type: 'startOver', start: undefined })).toBe('')
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
