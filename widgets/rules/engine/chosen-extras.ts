import type { Catalogue } from '../company/catalogue.ts'
import { type Cents, cents } from '../company/money.ts'
import { type Answer, type Answers, chosenIds, fieldsOf, type KnownAnswers } from './answers.ts'

/** One extra: an option of a question that takes several, or a check mark. */
export interface ChosenExtra {
  /** The id of its question. */
  readonly question: string
  /** The id of the option; '' for a check mark. */
  readonly option: string
}

interface KnownExtra extends ChosenExtra {
  readonly label: string
  readonly price: Cents
}

/** Every extra that can be chosen by itself, with its label and price. */
function knownExtras({ extras }: Catalogue): readonly KnownExtra[] {
  return extras.questions.flatMap((question): KnownExtra[] => {
    const base = { question: question.id }
    if (question.kind === 'yes') {
      return [{ ...base, option: '', label: question.label, price: cents(question.price ?? 0) }]
    }
    if (question.kind !== 'many') return []
    return question.options.map(({ id, label, price = 0 }) => ({
      ...base,
      option: id,
      label,
      price: cents(price),
    }))
  })
}

/** The extras that are chosen in some answers. */
export function extrasIn(catalogue: Catalogue, given: KnownAnswers): readonly ChosenExtra[] {
  return knownExtras(catalogue)
    .filter((extra) => isChosen(given, extra))
    .map(({ question, option }) => ({ question, option }))
}

/** The known extras in a value of any kind. */
export function safeExtras(catalogue: Catalogue, value: unknown): readonly ChosenExtra[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  return knownExtras(catalogue)
    .filter(({ question, option }) =>
      entries.some((one) => Object(one).question === question && Object(one).option === option),
    )
    .map(({ question, option }) => ({ question, option }))
}

/** The labels of some extras, and their price together. */
export function describeExtras(catalogue: Catalogue, extras: readonly ChosenExtra[]) {
  const described = knownExtras(catalogue).filter((known) =>
    extras.some((extra) => isSame(extra, known)),
  )
  return {
    labels: described.map(({ label }) => label),
    price: described.reduce((sum, { price }) => sum + price, 0),
  }
}

/** Whether some answers have extras and nothing else. */
export function isOnlyExtras(
  { extras }: Catalogue,
  { service: _, ...given }: KnownAnswers,
): boolean {
  const ids = extras.questions
    .filter(({ kind }) => kind === 'many' || kind === 'yes')
    .flatMap(fieldsOf)
    .map(({ id }) => id)
  return Object.keys(given).every((id) => ids.includes(id))
}

export function isChosen(given: KnownAnswers, { question, option }: ChosenExtra): boolean {
  const answer = Object.hasOwn(given, question) ? given[question] : undefined
  return option === '' ? answer === true : chosenIds(answer).includes(option)
}

export function withExtra(answers: Answers, { question, option }: ChosenExtra): Answers {
  return { ...answers, [question]: option === '' ? true : [...listOf(answers[question]), option] }
}

export function withoutExtra(answers: Answers, { question, option }: ChosenExtra): Answers {
  const remaining = listOf(answers[question]).filter((id) => id !== option)
  return { ...answers, [question]: option === '' ? false : remaining }
}

function listOf(answer: Answer | undefined): readonly string[] {
  return Array.isArray(answer) ? answer : []
}

function isSame(one: ChosenExtra, other: ChosenExtra): boolean {
  return one.question === other.question && one.option === other.option
}
