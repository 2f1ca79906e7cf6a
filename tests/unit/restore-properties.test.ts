import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalogue } from '../../widgets/rules/company/catalogue.ts'
import {
  type Answer,
  type Field,
  fieldsOf,
  outside,
  questionsOf,
  serviceOf,
} from '../../widgets/rules/engine/answers.ts'
import { quoteOf } from '../../widgets/rules/engine/quote.ts'
import { codeOf, shortName } from '../../widgets/rules/engine/quote-code.ts'
import { shownSteps } from '../../widgets/rules/engine/shown-steps.ts'
import { startOf, startOfLink } from '../../widgets/rules/engine/start.ts'
import { newsLines } from '../../widgets/rules/wizard/news-lines.ts'
import { restore, stateToSave } from '../../widgets/rules/wizard/restore.ts'
import { missingAt, newWizard, reduce, type Wizard } from '../../widgets/rules/wizard/wizard.ts'
import { stepIds } from '../../widgets/rules/wizard/wizard-steps.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { dogWalks } from './dog-walks.ts'

/** The kinds of moves that a visitor makes; a repeated kind is tried more often. */
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
type Move = Readonly<{ kind: string; pick: number; amount: number }>

const companies: [string, Catalogue][] = [
  ['of the specified services', catalogue],
  ['with hidden steps, check marks and areas', dogWalks],
]

/** One act of a visitor or the page on the wizard; returns the same wizard when the act is not possible. */
function move(company: Catalogue, wizard: Wizard, { kind, pick, amount }: Move): Wizard {
  const pickFrom = <T>(from: readonly T[]) => from[pick % from.length] as T
  const service = pickFrom(company.services).id
  switch (kind) {
    case 'next':
      return missingAt(company, wizard) ? wizard : reduce(company, wizard, { type: 'next' })
    case 'back':
    case 'switch':
    case 'takeOut':
      return reduce(company, wizard, { type: kind })
    case 'extra': {
      const { id, ...question } = pickFrom(company.extras.questions)
      const answer = question.kind === 'many' ? [pickFrom(question.options).id] : true
      const start = startOfLink(company, codeOf(company, { service, [id]: answer }))
      return start ? reduce(company, wizard, { type: 'open', start, entry: `${amount}` }) : wizard
    }
    case 'preset':
      return reduce(company, wizard, { type: 'preset', start: startOf(company, { service }) })
  }
  if (wizard.stepId === 'service') return reduce(company, wizard, { type: 'choose', service })
  const step = shownSteps(company, wizard.answers).find(({ id }) => id === wizard.stepId)
  if (kind === 'choose' || !step) return wizard
  const field = pickFrom(step.questions.flatMap(fieldsOf))
  const { id } = field
  if (field.kind === 'many')
    return reduce(company, wizard, { type: 'toggle', id, option: pickFrom(field.options).id })
  if (field.kind === 'count' && amount % 2)
    return reduce(company, wizard, { type: 'count', id, by: amount })
  const answers: Record<typeof field.kind, () => Answer> = {
    count: () => amount,
    yes: () => amount % 2 === 0,
    one: () => pickFrom([...optionIds(field), '']),
    area: () => pickFrom([...optionIds(field), outside, '']),
  }
  return reduce(company, wizard, { type: 'answer', id, answer: answers[field.kind]() })
}

function optionIds(field: Field): readonly string[] {
  if (field.kind === 'one' || field.kind === 'many') return field.options.map(({ id }) => id)
  return field.kind === 'area' ? field.groups.map(({ id }) => id) : []
}

test.each(companies)('a reload restores any wizard %s that a visitor can reach', (_, company) => {
  const reached = new Set<string>()
  fc.assert(
    fc.property(moves, (movesMade) => {
      const wizard = movesMade.reduce((before, one) => move(company, before, one), newWizard)
      reached.add(`${wizard.answers.service} ${wizard.stepId}`)
      const reloaded = restore(company, JSON.parse(JSON.stringify(stateToSave(wizard) ?? null)))
      expect(reloaded).toEqual(wizard)
    }),
    { numRuns: 2000 },
  )
  // The visitors' moves must reach every step of every service, including hidden ones.
  for (const { id: service, steps } of company.services) {
    const questionSteps = [...steps, company.extras].map(({ id }) => id)
    for (const stepId of ['service', ...questionSteps, 'quote', 'contact'])
      expect(reached).toContain(`${service} ${stepId}`)
  }
})

test.each(companies)('any content in storage becomes a wizard %s that works', (_, company) => {
  fc.assert(
    fc.property(garbageFor(company), (garbage) => {
      const wizard = restore(company, garbage)
      const order = stepIds(company, wizard.answers)
      expect(order).toContain(wizard.stepId)
      for (const stepId of order.slice(0, order.indexOf(wizard.stepId)))
        expect(missingAt(company, { ...wizard, stepId }), stepId).toBe('')
      expectWholeAnswers(company, wizard)
      const afterTakeOut = reduce(company, wizard, { type: 'takeOut' })
      const afterSwitch = reduce(company, wizard, { type: 'switch' })
      for (const { answers, stepId } of [afterTakeOut, afterSwitch])
        expect(stepIds(company, answers)).toContain(stepId)
      expectWholeAnswers(company, afterTakeOut)
      expectWholeAnswers(company, afterSwitch)
      expect(typeof wizard.preset).toBe('string')
      expect([undefined, 'added', 'alreadyAdded']).toContain(wizard.news?.kind)
      expect(Number.isInteger(quoteOf(company, wizard.answers).total)).toBe(true)
      for (const { text } of newsLines(company, wizard)) expect(text).toMatch(/^\w.+\.$/)
    }),
    { numRuns: 1000 },
  )
})

/** Any value, mostly similar to the one that a company's wizard stores. */
function garbageFor(company: Catalogue): fc.Arbitrary<unknown> {
  const anything = fc.oneof(fc.anything({ withNullPrototype: true }), fc.jsonValue())
  const oneOf = (ids: readonly string[]) =>
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, anything)
  const fields = company.services
    .flatMap((service) => questionsOf(company, service))
    .flatMap(fieldsOf)
  const entries = fields.map((field) => [field.id, nearly(field, anything)] as const)
  const service = oneOf(company.services.map(({ id }) => id))
  const answers = fc.record({ ...Object.fromEntries(entries), service }, { requiredKeys: [] })
  const steps = [...company.services.flatMap((one) => one.steps), company.extras]
  const stepId = oneOf(['service', ...steps.map(({ id }) => id), 'quote', 'contact'])
  const extra = fc.record({
    question: oneOf(company.extras.questions.map(({ id }) => id)),
    option: oneOf(['', ...company.extras.questions.flatMap(fieldsOf).flatMap(optionIds)]),
  })
  const news = fc.record({
    kind: fc.constantFrom('added', 'alreadyAdded', 'unreadableLink', 'notOffered'),
    extras: fc.oneof(fc.array(fc.oneof(extra, anything)), anything),
    stepId,
  })
  const codes = company.services.map((one) => `2.${shortName(one)}.attics-1`)
  const code = oneOf([...codes, '2.chimneys'])
  const draft = { answers, stepId }
  const whole = {
    ...draft,
    preset: code,
    other: fc.oneof(fc.record(draft), anything),
    news: fc.oneof(news, anything),
    opened: fc.oneof(fc.record({ code, entry: anything }), anything),
  }
  const stored = fc.record(whole, { requiredKeys: ['answers'] })
  return fc.oneof(anything, { weight: 9, arbitrary: stored })
}

/** An answer of a field, or anything else. */
function nearly(field: Field, anything: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const ids = [...optionIds(field), '', 'outside', 'toString']
  const counts = fc.integer({ min: -5, max: 120 })
  return fc.oneof(
    field.kind === 'count' ? counts : fc.boolean(),
    field.kind === 'many' ? fc.array(fc.constantFrom(...ids)) : fc.constantFrom(...ids),
    anything,
  )
}

/** Every question of the service has an answer of its kind, and nothing else is kept. */
function expectWholeAnswers(company: Catalogue, { answers }: Wizard): void {
  const service = serviceOf(company, answers.service)
  const fields = service ? questionsOf(company, service).flatMap(fieldsOf) : []
  expect(Object.keys(answers).sort()).toEqual(['service', ...fields.map(({ id }) => id)].sort())
  for (const field of fields) expect(isAnswerOf(field, answers[field.id]), field.id).toBe(true)
}

function isAnswerOf(field: Field, answer: Answer | undefined): boolean {
  switch (field.kind) {
    case 'count':
      return Number.isInteger(answer) && Number(answer) >= 0 && Number(answer) <= (field.most ?? 99)
    case 'yes':
      return typeof answer === 'boolean'
    case 'one':
      return answer === '' || optionIds(field).includes(`${answer}`)
    case 'area':
      return answer === '' || answer === outside || optionIds(field).includes(`${answer}`)
    case 'many':
      return (
        Array.isArray(answer) &&
        new Set(answer).size === answer.length &&
        answer.every((id) => optionIds(field).includes(id))
      )
  }
}
