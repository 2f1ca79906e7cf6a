import { describe, expect, test } from 'vitest'
import { startOf } from '../../widgets/rules/engine/start.ts'
import {
  type Action,
  newService,
  newWizard,
  type Wizard,
} from '../../widgets/rules/wizard/wizard.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { act, at, draft, preset, reload } from './wizards.ts'

/** The service of the quote that an action begins. */
const serviceBegun = (wizard: Wizard, action: Action) =>
  newService(wizard, act(wizard, action), action)

describe('a quote that was replaced by another', () => {
  const current = at('commercial', 'quote', { buildingType: 'office' })
  const swap = (wizard: Wizard) => act(wizard, { type: 'switch' })

  test('returns on its step, and the other one is kept if it has answers', () => {
    const residential = preset(current, 'residential')
    expect(swap(residential)).toEqual({ ...current, preset: '2.r' })
    const counted = act(residential, { type: 'count', id: 'bedrooms', by: 2 })
    const back = swap(counted)
    expect(back).toEqual({ ...current, preset: '2.r', other: draft(counted) })
    expect(swap(back)).toEqual(counted)
    expect(swap(current)).toBe(current)
  })

  test('is not offered when it was sent, until something in it changes', () => {
    const sent = act(current, { type: 'sent' })
    expect(preset(sent, 'airbnb')).toEqual({ ...at('airbnb', 'home'), preset: '2.a' })
    expect(reload(sent)).toEqual(newWizard)
    const answered = act(sent, { type: 'answer', id: 'buildingType', answer: 'retail' })
    expect(answered.isSent).toBe(false)
    const changed = act(sent, { type: 'back' })
    expect(preset(changed, 'airbnb').other).toEqual(draft(changed))
    expect(reload(changed)).toEqual(changed)
  })

  test('is forgotten on a new start, and after the quote was sent', () => {
    const residential = preset(current, 'residential')
    expect(act(residential, { type: 'startOver', start: undefined })).toEqual(newWizard)
    expect(preset(act(residential, { type: 'sent' }), 'airbnb').other).toBeUndefined()
  })
})

describe('a link with only extras', () => {
  const start = (...extraServices: string[]) =>
    startOf(catalogue, { service: 'residential', extraServices })
  const open = (wizard: Wizard, link = start('carpetCleaning'), entry = 'one') =>
    act(wizard, { type: 'open', start: link, entry })
  const takeOut = (wizard: Wizard) => act(wizard, { type: 'takeOut' })
  const rooms = { bedrooms: 1, bathrooms: 2 }

  test.each([
    ['stays where the visitor was', 'residential', 'home', 'home'],
    ['stays on a question before the extras', 'residential', 'frequency', 'frequency'],
    ['leads from the extras to the final quote', 'residential', 'extras', 'quote'],
    ['stays on the final quote', 'residential', 'quote', 'quote'],
    ['shows a visitor who was about to send the new price', 'residential', 'contact', 'quote'],
    ['knows the steps of each service', 'commercial', 'extras', 'quote'],
  ])('%s', (_, service, step, then) => {
    const current = at(service, step, { ...rooms, buildingType: 'office' })
    const joined = open(current)
    const answers = { ...current.answers, extraServices: ['carpetCleaning'] }
    expect(draft(joined)).toEqual({ answers, stepId: then })
    expect(joined.other).toBeUndefined()
    expect(draft(takeOut(joined))).toEqual(draft(current))
  })

  test('adds only what the quote does not have, and undoing removes only that', () => {
    const current = at('residential', 'frequency', { ...rooms, extraServices: ['ovenCleaning'] })
    const joined = open(current, start('carpetCleaning', 'ovenCleaning'))
    expect(joined.answers.extraServices).toEqual(['ovenCleaning', 'carpetCleaning'])
    expect(takeOut(joined).answers).toEqual(current.answers)
    const again = open(joined, start('carpetCleaning'), 'two')
    expect(again.answers).toEqual(joined.answers)
    expect(takeOut(again)).toBe(again)
  })

  test('adds its extras once, also after a reload', () => {
    const without = takeOut(open(at('residential', 'frequency', rooms)))
    expect(open(without)).toBe(without)
    const reloaded = reload(without)
    expect(open(reloaded)).toBe(reloaded)
  })

  test('can be undone until the next step', () => {
    const next = act(open(at('residential', 'home', rooms)), { type: 'next' })
    expect(takeOut(next)).toBe(next)
  })

  test('starts another quote when no quote with answers exists', () => {
    const sent = act(at('residential', 'contact', rooms), { type: 'sent' })
    const { answers, stepId } = start('carpetCleaning')
    for (const wizard of [newWizard, at('residential', 'home'), sent])
      expect(draft(open(wizard))).toEqual({ answers, stepId })
  })
})

describe('the data layer is notified of a service', () => {
  const residential = startOf(catalogue, { service: 'residential' })
  const airbnb = at('airbnb', 'turnaround', { bedrooms: 1 })

  test('when the page or a link starts a quote of it', () => {
    const contact = at('residential', 'contact')
    const opened = { type: 'open', start: residential, entry: '' } as const
    expect(serviceBegun(newWizard, { type: 'preset', start: residential })).toBe('residential')
    expect(serviceBegun(airbnb, opened)).toBe('residential')
    expect(serviceBegun(contact, { type: 'startOver', start: residential })).toBe('residential')
  })

  test('but not when the visitor has it already', () => {
    const start = startOf(catalogue, { service: 'airbnb' })
    const rooms = startOf(catalogue, { service: 'airbnb', bedrooms: 2 })
    const replaced = preset(airbnb, 'residential')
    expect(serviceBegun(airbnb, { type: 'open', start: rooms, entry: '' })).toBe('')
    expect(serviceBegun(replaced, { type: 'switch' })).toBe('')
    expect(serviceBegun(replaced, { type: 'preset', start })).toBe('')
    expect(serviceBegun(airbnb, { type: 'startOver', start: undefined })).toBe('')
  })
})
