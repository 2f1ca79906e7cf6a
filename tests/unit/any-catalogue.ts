import fc from 'fast-check'
import type {
  Catalogue,
  Condition,
  Question,
  Service,
  Step,
} from '../../widgets/rules/company/catalogue.ts'
import {
  type Answer,
  type Field,
  fieldsOf,
  type KnownAnswers,
  outside,
  questionsOf,
} from '../../widgets/rules/engine/answers.ts'
import { catalogue, gardens } from '../fixtures/catalogue.ts'

const dollars = fc.nat(50_000).map((cents) => cents / 100)
const percents = fc.integer({ min: -40, max: 100 })
const four = <Value>(values: fc.Arbitrary<Value>) =>
  fc.array(values, { minLength: 1, maxLength: 4, size: 'max' })

/** A question without its ids, which have to be unique in a catalogue. */
const unnamedQuestion = fc.record({
  kind: fc.constantFrom('counts', 'one', 'many', 'yes', 'area'),
  amounts: four(dollars),
  percents: four(percents),
  isFirst: fc.boolean(),
  isByPercent: fc.boolean(),
  when: fc.option(fc.record({ at: fc.nat(), form: fc.nat(2) })),
})
type UnnamedQuestion = typeof unnamedQuestion extends fc.Arbitrary<infer Value> ? Value : never

const unnamedSteps = fc.array(fc.array(unnamedQuestion, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 3,
})

const anyTaxes = fc.array(fc.record({ name: fc.constant('Tax'), percent: fc.nat(20) }), {
  maxLength: 2,
})

/** Any company: services with every kind of question, which depend on each other. */
const anyCompany: fc.Arbitrary<Catalogue> = fc
  .record({
    services: fc.array(unnamedSteps, { minLength: 1, maxLength: 3 }),
    extras: fc.array(unnamedQuestion, { minLength: 1, maxLength: 3 }),
    minimum: fc.nat(200),
    taxes: anyTaxes,
    includedTaxes: anyTaxes,
  })
  .map(({ services, extras, minimum, taxes, includedTaxes }) => ({
    services: services.map((steps, at) => namedService(steps, `service-${at}`)),
    extras: namedStep('extras', 'x', extras, []),
    charges: { minimum, taxes, includedTaxes },
  }))

function namedService(unnamed: readonly (readonly UnnamedQuestion[])[], id: string): Service {
  const earlier: Field[] = []
  const steps = unnamed.map((questions, at) => namedStep(`step${at}`, `q${at}`, questions, earlier))
  return { id, name: id, icon: '', card: { from: {}, unit: '' }, nothing: 'Go back', steps }
}

/** Adds to `earlier` the questions that the next steps can depend on. */
function namedStep(
  id: string,
  name: string,
  unnamed: readonly UnnamedQuestion[],
  earlier: Field[],
): Step {
  const questions = unnamed.map((question, at) => {
    const named = namedQuestion(`${name}-Part${at}`, question, earlier)
    earlier.push(...fieldsOf(named))
    return named
  })
  return { id, name: id, heading: id, event: id, questions }
}

function namedQuestion(id: string, unnamed: UnnamedQuestion, earlier: readonly Field[]): Question {
  const { kind, amounts, percents, isFirst, isByPercent, when } = unnamed
  const on = when && earlier[when.at % earlier.length]
  const common = { id, label: id, ...(on && { when: [conditionOn(on, when.form)] }) }
  const options = amounts.map((price, at) => ({ id: `option-${at}`, label: `${at}`, price }))
  switch (kind) {
    case 'counts':
      return {
        ...common,
        kind,
        counts: amounts.map((each, at) => ({
          id: `${id}${at}`,
          one: id,
          many: id,
          icon: '',
          each,
        })),
      }
    case 'one':
      return {
        ...common,
        kind,
        ...(isFirst && { default: 'option-0' }),
        options: isByPercent
          ? percents.map((percent, at) => ({ id: `option-${at}`, label: `${at}`, percent }))
          : options,
      }
    case 'many':
      return { ...common, kind, options }
    case 'yes':
      return { ...common, kind, ...(isFirst && { price: amounts[0] ?? 0 }) }
    default:
      return {
        ...common,
        kind: 'area',
        outside: 'Far away.',
        groups: options.map(({ price, ...option }) => ({ ...option, begins: [], fee: price })),
      }
  }
}

function conditionOn(field: Field, form: number): Condition {
  if (field.kind === 'count') return { count: field.id, atLeast: form + 1 }
  const listed = field.kind === 'yes' ? [form === 0] : ['option-0', 'option-2']
  return form === 1 ? { question: field.id, isNot: listed } : { question: field.id, is: listed }
}

function anyAnswer(field: Field): fc.Arbitrary<Answer> {
  switch (field.kind) {
    case 'count':
      return fc.nat(field.most ?? 99)
    case 'yes':
      return fc.boolean()
    case 'many':
      return fc.shuffledSubarray(field.options.map(({ id }) => id))
    case 'one':
      return fc.constantFrom(...field.options.map(({ id }) => id))
    case 'area':
      return fc.constantFrom(outside, ...field.groups.map(({ id }) => id))
  }
}

/** Any answers that a visitor may have given so far, for any service. */
function anyGiven(of: Catalogue): fc.Arbitrary<KnownAnswers> {
  return fc.constantFrom(...of.services).chain((service) => {
    const fields = questionsOf(of, service).flatMap(fieldsOf)
    const answers = Object.fromEntries(fields.map((field) => [field.id, anyAnswer(field)]))
    return fc
      .record(answers, { requiredKeys: [] })
      .map((given) => ({ ...given, service: service.id }))
  })
}

/** The companies of the tests and any other company, each with answers. */
export const anyVisit = fc
  .oneof(fc.constant(catalogue), fc.constant(gardens.catalogue), anyCompany)
  .chain((company) => fc.record({ company: fc.constant(company), given: anyGiven(company) }))
