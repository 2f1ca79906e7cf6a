import fc from 'fast-check'
import { expect, test } from 'vitest'
import { count, noAnswers, type Service } from '../../widgets/rules/answers.ts'
import { countFields, type Prices, quote } from '../../widgets/rules/quote.ts'
import { restore, savable } from '../../widgets/rules/restore.ts'
import { startOf } from '../../widgets/rules/start.ts'
import { type Checkable, stepsOf } from '../../widgets/rules/steps.ts'
import { idsOf } from '../../widgets/rules/table.ts'
import {
  canContinue,
  currentStep,
  missingFrom,
  newWizard,
  reduce,
  type Wizard,
} from '../../widgets/rules/wizard.ts'
import { prices } from '../fixtures/prices.ts'

const services: Service[] = ['residential', 'airbnb', 'commercial', 'pressure-washing']
const table: Prices = prices
const saved = (answers: object, stepIndex: unknown, preset: unknown = '') => ({
  answers,
  stepIndex,
  preset,
})

const visitors = ['next', 'next', 'next', 'ask', 'ask', 'ask', 'ask', 'back', 'choose', 'switch']
const kinds = [...visitors, 'preset', 'extra', 'takeOut']
const moves = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    pick: fc.nat(1000),
    amount: fc.integer({ min: -20, max: 120 }),
  }),
  { maxLength: 40, size: 'max' },
)

/** One thing a visitor, or the page, can do where the wizard stands; the same when it cannot be done. */
function move(wizard: Wizard, kind: string, pick: number, amount: number): Wizard {
  const picked = <T>(from: readonly T[]) => from[pick % from.length] as T
  const { answers } = wizard
  if (kind === 'next' && missingFrom(wizard, quote(table, answers).total)) return wizard
  if (kind === 'next' || kind === 'back' || kind === 'switch' || kind === 'takeOut')
    return reduce(wizard, { type: kind })
  if (kind === 'extra') {
    const extraServices = [picked(idsOf(table.extraServices))]
    const start = startOf(table, { service: picked(services), extraServices })
    return reduce(wizard, { type: 'open', start, entry: `${amount}` })
  }
  if (kind === 'preset') {
    return reduce(wizard, { type: 'preset', start: startOf(table, { service: picked(services) }) })
  }
  if (wizard.stepIndex === 0) return reduce(wizard, { type: 'choose', service: picked(services) })
  const { questions } = currentStep(wizard)
  if (kind === 'choose' || questions.length === 0 || !answers.service) return wizard
  const question = picked(questions)
  switch (question.kind) {
    case 'counts': {
      const field = picked(countFields(table, answers.service))
      return amount % 2
        ? reduce(wizard, { type: 'count', field, by: amount })
        : reduce(wizard, { type: 'setCount', field, value: amount })
    }
    case 'checkboxes': {
      const { field } = question
      const id = picked(idsOf<Checkable>(table[field]))
      return reduce(wizard, { type: 'toggle', field, id })
    }
    case 'select': {
      const ids: string[] = ['', ...idsOf(table[question.field])]
      return reduce(wizard, { type: 'pick', field: question.field, id: picked(ids) })
    }
    case 'radio': {
      const ids: string[] = idsOf(table[question.field])
      return reduce(wizard, { type: 'pick', field: question.field, id: picked(ids) })
    }
  }
}

test('a reload brings back any wizard that a visitor can reach', () => {
  const reached = new Set<string>()
  fc.assert(
    fc.property(moves, (made) => {
      const wizard = made.reduce(
        (before, { kind, pick, amount }) => move(before, kind, pick, amount),
        newWizard,
      )
      reached.add(`${wizard.answers.service} ${wizard.stepIndex}`)
      const reloaded = restore(JSON.parse(JSON.stringify(savable(wizard) ?? null)), table)
      expect(reloaded).toEqual(wizard)
    }),
    { numRuns: 2000 },
  )
  // Proof that the visitors above get around: every step of every service.
  for (const service of services) {
    stepsOf({ ...noAnswers, service }).forEach((_, step) => {
      expect(reached).toContain(`${service} ${step}`)
    })
  }
})

test.each([
  null,
  undefined,
  0,
  '',
  'null',
  [],
  {},
  { answers: null },
  { answers: [], stepIndex: 4 },
  saved({}, 3),
  saved({ service: '' }, 3),
  saved({ service: 'mansion' }, 3),
  saved({ service: 'toString', bedrooms: 1 }, 3),
  saved({ service: '__proto__', bedrooms: 1 }, 3),
  saved({ service: ['airbnb'], bedrooms: 1 }, 3),
])('%j starts afresh', (garbage) => expect(restore(garbage, table)).toEqual(newWizard))

test('an answer of the wrong kind falls back to its default, and the right ones stay', () => {
  const answers = {
    service: 'residential',
    bedrooms: '2',
    bathrooms: -5,
    livingRooms: 1e9,
    kitchens: null,
    frequency: 7,
    turnaround: ['same-day'],
    extraServices: 'carpetCleaning',
    buildingType: {},
    drivewaySize: '2-car',
    additionalSurfaces: { 0: 'deck', length: 1 },
    email: 'ann@example.com',
  }
  expect(restore(saved(answers, 1), table).answers).toEqual({
    ...noAnswers,
    service: 'residential',
    bedrooms: 2,
    livingRooms: 99,
    drivewaySize: '2-car',
  })
})

test('an answer that this version does not know falls back to its default', () => {
  const answers = {
    service: 'pressure-washing',
    frequency: 'hourly',
    turnaround: 'toString',
    extraServices: ['ovenCleaning', 'moonCleaning', 'ovenCleaning', ['laundry']],
    buildingType: 'castle',
    drivewaySize: '__proto__',
    additionalSurfaces: ['deck', 'lake', null],
  }
  expect(restore(saved(answers, 1), table).answers).toEqual({
    ...noAnswers,
    service: 'pressure-washing',
    extraServices: ['ovenCleaning'],
    additionalSurfaces: ['deck'],
  })
})

test.each([
  ['residential', {}, 5, 1],
  ['residential', { kitchens: 1 }, 5, 5],
  ['residential', { kitchens: 1 }, 99, 5],
  ['airbnb', { officeCount: 1 }, 4, 1],
  ['commercial', { officeCount: 1 }, 4, 1],
  ['commercial', { buildingType: 'office', officeCount: 1 }, 4, 4],
  // A quote of nothing: not past the extras.
  ['commercial', { buildingType: 'office' }, 4, 2],
  ['pressure-washing', {}, 4, 2],
  ['pressure-washing', { windowCount: 1 }, Number.POSITIVE_INFINITY, 4],
  ['pressure-washing', {}, -3, 0],
  ['pressure-washing', {}, 'two', 0],
  ['pressure-washing', {}, null, 0],
  ['pressure-washing', {}, Number.NaN, 0],
])('%s with %j, saved on step index %j, restarts on %i', (service, given, step, restored) => {
  expect(restore(saved({ ...given, service }, step), table).stepIndex).toBe(restored)
})

test.each([
  saved({ service: 'airbnb' }, { toString: 1, valueOf: 1 }),
  saved({ service: 'airbnb' }, 0, { toString: 1, valueOf: 1 }),
  saved({ service: 'airbnb', bedrooms: { toString: 1, valueOf: 1 } }, 0),
])('%j, which no one can make a number or a text of, does no harm', (garbage) => {
  expect(restore(garbage, table)).toMatchObject({
    answers: { service: 'airbnb', bedrooms: 0 },
    stepIndex: 0,
  })
})

test('whatever stood in storage becomes a wizard that works', () => {
  const anything = fc.oneof(fc.anything({ withNullPrototype: true }), fc.jsonValue())
  const fields = Object.fromEntries(Object.keys(noAnswers).map((field) => [field, anything]))
  const service = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...services) }, anything)
  const answers = fc.record({ ...fields, service }, { requiredKeys: [] })
  const step = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double(), anything)
  const news = fc.record({
    kind: fc.constantFrom('added', 'alreadyAdded'),
    extras: fc.oneof(fc.constant(['carpetCleaning']), anything),
    stepIndex: step,
  })
  const other = fc.record({ answers, stepIndex: step })
  const nearly = fc.record(
    { answers, stepIndex: step, preset: anything, other, news: fc.oneof(news, anything) },
    { requiredKeys: ['answers'] },
  )
  fc.assert(
    fc.property(fc.oneof(anything, { weight: 9, arbitrary: nearly }), (garbage) => {
      const wizard = restore(garbage, table)
      const order = stepsOf(wizard.answers)
      expect(Number.isInteger(wizard.stepIndex)).toBe(true)
      expect(order[wizard.stepIndex]).toBe(currentStep(wizard))
      for (let before = 0; before < wizard.stepIndex; before++) {
        expect(canContinue({ ...wizard, stepIndex: before })).toBe(true)
      }
      expect(Object.keys(wizard.answers)).toEqual(Object.keys(noAnswers))
      for (const [field, initial] of Object.entries(noAnswers)) {
        const answer = wizard.answers[field as keyof typeof noAnswers]
        expect(typeof answer).toBe(typeof initial)
        expect(Array.isArray(answer)).toBe(Array.isArray(initial))
        if (typeof initial === 'number') expect(answer).toBe(count(answer))
      }
      const out = reduce(wizard, { type: 'takeOut' })
      const back = reduce(wizard, { type: 'switch' })
      for (const { answers, stepIndex } of [out, back])
        expect(stepsOf(answers)[stepIndex]).toBeDefined()
      expect(typeof wizard.preset).toBe('string')
      expect(Number.isInteger(quote(prices, wizard.answers).total)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
