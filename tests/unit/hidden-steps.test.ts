import { describe, expect, test } from 'vitest'
import { quoteOf } from '../../widgets/rules/engine/quote.ts'
import { shownAnswers } from '../../widgets/rules/engine/shown-steps.ts'
import { startOf } from '../../widgets/rules/engine/start.ts'
import {
  type Action,
  missingAnswer,
  newWizard,
  reduce,
  stepToShow,
  type Wizard,
} from '../../widgets/rules/wizard/wizard.ts'
import { numberOfSteps, stepIds } from '../../widgets/rules/wizard/wizard-steps.ts'
import { dogWalks, withDogs } from './dog-walks.ts'

const act = (wizard: Wizard, ...actions: Action[]) =>
  actions.reduce((before, action) => reduce(dogWalks, before, action), wizard)
const countDogs = (answer: number): Action => ({ type: 'answer', id: 'dogs', answer })
const oneDog = withDogs('walks', 'dogs', { dogs: 1 })
const twoDogs = withDogs('walks', 'dogs', { dogs: 2 })

describe('a step whose condition is not met', () => {
  test('is skipped by Continue, by Back and by a page that goes to a step', () => {
    const place = act(oneDog, { type: 'next' })
    expect(place.stepId).toBe('place')
    expect(act(place, { type: 'back' }).stepId).toBe('dogs')
    expect(act(oneDog, { type: 'goTo', step: 3 }).stepId).toBe('place')
    expect(stepToShow(dogWalks, oneDog, 99)).toBe(6)
  })

  test('is shown by all three once its condition is met, and waits for its answers', () => {
    const together = act(twoDogs, { type: 'next' })
    expect(together.stepId).toBe('together')
    expect(act(together, { type: 'back' }).stepId).toBe('dogs')
    expect(act(twoDogs, { type: 'goTo', step: 3 }).stepId).toBe('together')
    expect(missingAnswer(dogWalks, together)).toBe('Choose how many walkers to go on.')
    expect(stepToShow(dogWalks, twoDogs, 99)).toBe(3)
  })

  test('is not counted, and not before a service is chosen either', () => {
    expect(numberOfSteps(dogWalks, newWizard.answers)).toBe(6)
    expect(numberOfSteps(dogWalks, oneDog.answers)).toBe(6)
    expect(numberOfSteps(dogWalks, twoDogs.answers)).toBe(7)
    expect(stepIds(dogWalks, oneDog.answers)).not.toContain('together')
  })
})

test('a question that is hidden is not required', () => {
  const together = withDogs('walks', 'together', { dogs: 2 })
  const separate = act(together, { type: 'answer', id: 'apart', answer: true })
  expect(missingAnswer(dogWalks, separate)).toBe('')
})

describe('an answer to a hidden question', () => {
  const two = withDogs('walks', 'dogs', { dogs: 2, walkers: 'two' })
  const one = act(two, countDogs(1))

  test('is neither charged nor reported to the data layer', () => {
    expect(quoteOf(dogWalks, two.answers).total).toBe(60)
    const labels = quoteOf(dogWalks, one.answers).lines.map(({ label }) => label)
    expect(labels).toEqual(['1 Dog', 'Minimum visit'])
    expect(shownAnswers(dogWalks, two.answers)).toMatchObject({ apart: false, walkers: 'two' })
    const unanswered = { homeArea: '', bath: false, treats: [] }
    const shown = shownAnswers(dogWalks, one.answers)
    expect(shown).toEqual({ service: 'walks', dogs: 1, ...unanswered })
  })

  test('returns when its question is shown again', () => {
    expect(act(one, countDogs(3)).answers).toEqual({ ...two.answers, dogs: 3 })
  })

  test('that comes from the page waits until its question is shown', () => {
    const start = startOf(dogWalks, { service: 'walks', dogs: 1, walkers: 'two' })
    const begun = act(newWizard, { type: 'preset', start })
    expect(begun.stepId).toBe('place')
    const more = act(begun, { type: 'back' }, countDogs(2), { type: 'next' })
    expect(more.stepId).toBe('together')
    expect(missingAnswer(dogWalks, more)).toBe('')
  })

  test('that comes from the page later waits too, except where the visitor answered', () => {
    const given = (walkers?: string) =>
      startOf(dogWalks, { service: 'walks', dogs: 1, ...(walkers && { walkers }) })
    const begun = act(newWizard, { type: 'preset', start: given() })
    const later = act(begun, { type: 'preset', start: given('two') })
    expect(later).toEqual({ ...begun, answers: { ...begun.answers, walkers: 'two' } })
    const oneWalker: Action = { type: 'answer', id: 'walkers', answer: 'one' }
    const answeredOne = act(begun, countDogs(2), oneWalker, countDogs(1))
    expect(act(answeredOne, { type: 'preset', start: given('two') })).toBe(answeredOne)
  })
})

test('a count stops at the most that its service allows', () => {
  const most = (wizard: Wizard, action: Action) => act(wizard, action).answers.dogs
  expect(most(twoDogs, { type: 'count', id: 'dogs', by: 50 })).toBe(6)
  expect(most(twoDogs, countDogs(99))).toBe(6)
  expect(most(withDogs('stays', 'guests'), countDogs(99))).toBe(3)
})
