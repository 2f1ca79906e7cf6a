import type { Catalogue, Question, Service, Step } from '../../widgets/rules/company/catalogue.ts'
import { cents, type Dollars, money } from '../../widgets/rules/company/money.ts'
import {
  type Answer,
  answerOf,
  completeAnswers,
  type Field,
  fieldsOf,
  type KnownAnswers,
  serviceOf,
} from '../../widgets/rules/engine/answers.ts'
import { type Quote, quoteOf } from '../../widgets/rules/engine/quote.ts'
import { shownSteps } from '../../widgets/rules/engine/shown-steps.ts'
import { leastPrice } from '../../widgets/words/en.ts'
import { sayInEnglish as say } from '../../widgets/words/say.ts'

/** What a price on a page is for. */
export interface PricedAnswers {
  readonly name: string
  /** The answers that the quote builder opens with; it asks for everything else. */
  readonly given: KnownAnswers
}

/** A possible answer: one counted thing, an option or a check mark. */
interface Choice {
  readonly name: string
  /** Its name in a line of a quote, which is clear without the question. */
  readonly line: string
  readonly answer: Answer
  /** Without the charges of every visit. */
  readonly price: Dollars | undefined
  /** How much it adds to the price of the counted things. */
  readonly percent?: number | undefined
}

/** A choice that a page names, with its price and the answers it opens the quote builder with. */
export interface Unit extends PricedAnswers {
  readonly price: Dollars
  readonly percent: number
}

/**
 * The given answers that are offered: without those to questions that the service does not ask, or
 * asks only after another answer.
 */
export function offeredAnswers(catalogue: Catalogue, given: KnownAnswers): KnownAnswers {
  const fields = shownFields(catalogue, given)
  const offered = Object.entries(given).filter(([id, answer]) => {
    if (id === 'service') return serviceOf(catalogue, answer) !== undefined
    const field = fields.find((one) => one.id === id)
    return field && isSame(answerOf(field, answer), answer)
  })
  return Object.fromEntries(offered)
}

/** What one of the given answers costs; undefined unless all of the answers are offered. */
export function unitOf(catalogue: Catalogue, given: KnownAnswers, id: string): Unit | undefined {
  const isOffered = isSame(offeredAnswers(catalogue, given), given)
  const field = shownFields(catalogue, given).find((one) => one.id === id)
  const choice =
    field &&
    choicesOf(field).find(({ answer }) => field.kind === 'count' || isSame(answer, given[id]))
  if (!isOffered || !choice) return undefined
  const { name, price = 0, percent = 0 } = choice
  return { name, given, price, percent }
}

/** The quote for the given answers, with every other answer as the quote builder begins with it. */
export function quoteFor(catalogue: Catalogue, given: KnownAnswers): Quote {
  return quoteOf(catalogue, completeAnswers(catalogue, given))
}

/** The note next to low prices that names the minimum charge of a visit; '' without a minimum. */
export function minimumText({ charges: { minimum } }: Catalogue): string {
  return minimum > 0 ? say(leastPrice, { price: money(cents(minimum)) }) : ''
}

/** The steps of a service and the extras, with the questions that it may ask. */
export function askedSteps({ extras }: Catalogue, { id, steps }: Service): readonly Step[] {
  const isAsked = ({ when = [] }: Pick<Question, 'when'>) =>
    when.every((condition) => !('service' in condition) || condition.service.includes(id))
  return [...steps, extras]
    .filter(isAsked)
    .map((step) => ({ ...step, questions: step.questions.filter(isAsked) }))
}

/** Every possible answer of a field, including those without a price. */
export function choicesOf(field: Field): readonly Choice[] {
  switch (field.kind) {
    case 'count':
      return [{ name: field.one, line: field.one, answer: 1, price: field.each }]
    case 'yes':
      return [
        { name: field.label, line: field.line ?? field.label, answer: true, price: field.price },
      ]
    case 'one':
      return field.options.map(({ id: answer, label: name, line = name, price, percent }) => ({
        name,
        line,
        answer,
        price,
        percent,
      }))
    case 'many':
      return field.options.map(({ id, label: name, line = name, price }) => ({
        name,
        line,
        answer: [id],
        price,
      }))
    case 'area':
      return field.groups.map(({ id: answer, label: name, line = name, fee: price }) => ({
        name,
        line,
        answer,
        price,
      }))
  }
}

function shownFields(catalogue: Catalogue, given: KnownAnswers): readonly Field[] {
  return shownSteps(catalogue, completeAnswers(catalogue, given))
    .flatMap(({ questions }) => questions)
    .flatMap(fieldsOf)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
