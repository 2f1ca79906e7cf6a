import { describe, expect, test } from 'vitest'
import {
  moveAfter,
  type StepEntry,
  type StepEvent,
  stepEntryOf,
} from '../../site/routing/step-history-rules.ts'

const entry = (step: number, depth = step - 1, run = 'first'): StepEntry => ({ run, step, depth })
const shows = (step: number, isPress = true): StepEvent => ({ type: 'step', step, isPress })
const comesTo = (step: number, from?: StepEntry): StepEvent => ({ type: 'arrival', step, from })
const moveOn = (event: StepEvent, at: StepEntry | undefined) =>
  moveAfter(event, at, undefined, 'new')
const afterSent = (event: StepEvent, at: StepEntry) =>
  moveAfter(event, at, { depth: 5, successor: 'next' }, 'new')
const stay = { type: 'stay' }
const travel = (by: number) => ({ type: 'travel', by })
const replace = (entry: StepEntry) => ({ type: 'replace', entry })

describe('a step that is shown', () => {
  test('starts a run in an entry that has none, on whatever step it is', () => {
    expect(moveOn(shows(5), undefined)).toEqual(replace(entry(5, 0, 'new')))
  })

  test('for its own entry changes nothing', () => {
    expect(moveOn(shows(3), entry(3))).toEqual(stay)
  })

  test('gets its own entry when a press led to it', () => {
    expect(moveOn(shows(4), entry(3))).toEqual({ type: 'push', entry: entry(4) })
  })

  test('replaces the entry of the one before when no press led to it', () => {
    expect(moveOn(shows(4, false), entry(3))).toEqual(replace(entry(4, 2)))
  })

  test('goes back in the history when the visitor went back in the page', () => {
    expect(moveOn(shows(2), entry(3))).toEqual(travel(-1))
    expect(moveOn(shows(1), entry(5))).toEqual(travel(-4))
  })

  test('never goes back before the first entry of the run', () => {
    expect(moveOn(shows(1), entry(5, 1))).toEqual(travel(-1))
    expect(moveOn(shows(4), entry(5, 0))).toEqual(replace(entry(4, 0)))
  })
})

describe('an entry that Back or Forward reached', () => {
  test('stays when its step is shown', () => {
    expect(moveOn(comesTo(2, entry(3)), entry(2))).toEqual(stay)
  })

  test('is left for the one of the step that the answers allow', () => {
    expect(moveOn(comesTo(2, entry(2)), entry(4))).toEqual(travel(-2))
  })

  test('is left again when the quote is being sent and keeps its step', () => {
    expect(moveOn(comesTo(6, entry(6)), entry(5))).toEqual(travel(1))
    expect(moveOn(comesTo(6, entry(6)), entry(1))).toEqual(travel(5))
    expect(moveOn(comesTo(6, entry(6, 2, 'other')), entry(3))).toEqual(replace(entry(6, 0, 'new')))
  })

  test('that a link to a section of the page made continues the run', () => {
    expect(moveOn(comesTo(3, entry(3)), undefined)).toEqual(replace(entry(3, 3)))
    expect(moveOn(comesTo(3), undefined)).toEqual(replace(entry(3, 0, 'new')))
  })
})

test('a sent quote leaves only its first history entry, where a new one starts', () => {
  for (const event of [shows(1), comesTo(1, entry(6)), comesTo(6)]) {
    expect(afterSent(event, entry(6))).toEqual(travel(-5))
  }
  expect(afterSent(shows(1), entry(1))).toEqual(replace(entry(1, 0, 'new')))
})

test('Forward from the quote after a sent one skips the steps of the sent one', () => {
  const next = entry(1, 0, 'next')
  expect(afterSent(comesTo(1, next), entry(2))).toEqual(travel(5))
  expect(afterSent(comesTo(1, next), entry(6))).toEqual(travel(1))
  expect(afterSent(comesTo(1, entry(1, 0, 'other')), entry(2))).toEqual(travel(-1))
})

test.each([
  null,
  'state',
  { entry: 'a' },
  { run: 'first', step: '2', depth: 1 },
  { run: 'first', step: 2, depth: Number.NaN },
])('%j in the history is not a step', (state) => {
  expect(stepEntryOf(state)).toBeUndefined()
})

test('a step is read from the state of its entry, whatever else is in it', () => {
  expect(stepEntryOf({ entry: 'a', ...entry(2) })).toEqual(entry(2))
})
