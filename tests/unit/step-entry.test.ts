import { describe, expect, test } from 'vitest'
import {
  moveAfter,
  type StepEntry,
  type StepEvent,
  stepEntryOf,
} from '../../site/routing/step-entry.ts'

const entry = (step: number, depth = step - 1, run = 'first'): StepEntry => ({ run, step, depth })
const shows = (step: number, isPress = true): StepEvent => ({ type: 'step', step, isPress })
const comesTo = (step: number, from?: StepEntry): StepEvent => ({ type: 'arrival', step, from })
const moveOn = (event: StepEvent, at: StepEntry | undefined) =>
  moveAfter(event, at, undefined, 'new')
const afterSent = (event: StepEvent, at: StepEntry) =>
  moveAfter(event, at, { depth: 5, heir: 'next' }, 'new')
const stay = { type: 'stay' }
const travel = (by: number) => ({ type: 'travel', by })
const replace = (entry: StepEntry) => ({ type: 'replace', entry })

describe('a step that is shown', () => {
  test('begins a run in an entry that has none, at whatever step it is', () => {
    expect(moveOn(shows(5), undefined)).toEqual(replace(entry(5, 0, 'new')))
  })

  test('of the entry itself changes nothing', () => {
    expect(moveOn(shows(3), entry(3))).toEqual(stay)
  })

  test('gets its own entry where a press went on to it', () => {
    expect(moveOn(shows(4), entry(3))).toEqual({ type: 'push', entry: entry(4) })
  })

  test('takes the place of the one before where no press went on to it', () => {
    expect(moveOn(shows(4, false), entry(3))).toEqual(replace(entry(4, 2)))
  })

  test('is gone back to where the visitor went back in the page', () => {
    expect(moveOn(shows(2), entry(3))).toEqual(travel(-1))
    expect(moveOn(shows(1), entry(5))).toEqual(travel(-4))
  })

  test('is never gone back to behind the first entry of the run', () => {
    expect(moveOn(shows(1), entry(5, 1))).toEqual(travel(-1))
    expect(moveOn(shows(4), entry(5, 0))).toEqual(replace(entry(4, 0)))
  })
})

describe('an entry that Back or Forward came to', () => {
  test('is left as it is where its step is shown', () => {
    expect(moveOn(comesTo(2, entry(3)), entry(2))).toEqual(stay)
  })

  test('is left for that of the step that the answers allow', () => {
    expect(moveOn(comesTo(2, entry(2)), entry(4))).toEqual(travel(-2))
  })

  test('is left again where the quote is being sent and keeps its step', () => {
    expect(moveOn(comesTo(6, entry(6)), entry(5))).toEqual(travel(1))
    expect(moveOn(comesTo(6, entry(6)), entry(1))).toEqual(travel(5))
    expect(moveOn(comesTo(6, entry(6, 2, 'other')), entry(3))).toEqual(replace(entry(6, 0, 'new')))
  })

  test('that a link to a part of the page made continues the run', () => {
    expect(moveOn(comesTo(3, entry(3)), undefined)).toEqual(replace(entry(3, 3)))
    expect(moveOn(comesTo(3), undefined)).toEqual(replace(entry(3, 0, 'new')))
  })
})

test('of a quote that was sent only the first entry is left, where a new one begins', () => {
  for (const event of [shows(1), comesTo(1, entry(6)), comesTo(6)]) {
    expect(afterSent(event, entry(6))).toEqual(travel(-5))
  }
  expect(afterSent(shows(1), entry(1))).toEqual(replace(entry(1, 0, 'new')))
})

test('Forward from the quote that follows a sent one leads past the steps of that one', () => {
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
])('%j in the history names no step', (state) => {
  expect(stepEntryOf(state)).toBeUndefined()
})

test('a step is read from the state of its entry, whatever else is there', () => {
  expect(stepEntryOf({ entry: 'a', ...entry(2) })).toEqual(entry(2))
})
