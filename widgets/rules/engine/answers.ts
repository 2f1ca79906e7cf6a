import type {
  AreaQuestion,
  Catalogue,
  Count,
  ManyQuestion,
  OneQuestion,
  Question,
  Service,
  YesQuestion,
} from '../company/catalogue.ts'
import { ownProperties } from '../text/table.ts'

/** An answer: a number, the id of an option or an area, yes or no, or the ids of several options. */
export type Answer = number | string | boolean | readonly string[]

/** The answers known so far, by the id of a count or a question. A missing one is open. */
export type KnownAnswers = Readonly<Record<string, Answer>>

/** Complete answers: every question of the service has one, even if it says that nothing was chosen. */
export interface Answers extends KnownAnswers {
  /** The id of a service; '' before one is chosen. */
  readonly service: string
}

/** Whatever has its own answer: a question, or each of the counts that a question asks for. */
export type Field =
  | (Count & { readonly kind: 'count' })
  | OneQuestion
  | ManyQuestion
  | YesQuestion
  | AreaQuestion

export const noAnswers: Answers = { service: '' }

/** The answer for a postal code that is in no group. */
export const outside = 'outside'

export const highestCount = 99

export function serviceOf({ services }: Catalogue, id: unknown): Service | undefined {
  return services.find((service) => service.id === id)
}

export function fieldsOf(question: Question): readonly Field[] {
  if (question.kind !== 'counts') return [question]
  return question.counts.map((count) => ({ ...count, kind: 'count' as const }))
}

/** Every question of a service, shown or not, in the order in which they are asked. */
export function questionsOf({ extras }: Catalogue, { steps }: Service): readonly Question[] {
  return [...steps, extras].flatMap(({ questions }) => questions)
}

/**
 * Makes complete answers of anything, such as what was stored, or what a link or a page gives.
 * Keeps only what the service asks for, hidden questions included, so that an answer is there again
 * when its question is.
 */
export function completeAnswers(catalogue: Catalogue, given: object): Answers {
  const values: Readonly<Record<string, unknown>> = ownProperties({ ...given })
  const service = serviceOf(catalogue, values.service)
  if (!service) return noAnswers
  const fields = questionsOf(catalogue, service).flatMap(fieldsOf)
  const answers = fields.map((field) => [
    field.id,
    answerOf(field, values[field.id]) ?? blank(field),
  ])
  return { ...Object.fromEntries(answers), service: service.id }
}

/** A value as an answer to a field; undefined if it cannot be one. */
export function answerOf(field: Field, value: unknown): Answer | undefined {
  switch (field.kind) {
    case 'count':
      return count(value, field.most)
    case 'yes':
      return typeof value === 'boolean' ? value : undefined
    case 'many':
      return Array.isArray(value) ? knownOptions(field, value) : undefined
    case 'one':
      return field.options.find(({ id }) => id === value)?.id
    case 'area':
      return value === outside ? outside : field.groups.find(({ id }) => id === value)?.id
  }
}

function knownOptions({ options }: ManyQuestion, ids: readonly unknown[]): readonly string[] {
  const known = ids.flatMap((chosen) => options.find(({ id }) => id === chosen)?.id ?? [])
  return [...new Set(known)]
}

/** The given answers that the service can have: a page may name an option that only another service offers. */
export function possibleAnswers(catalogue: Catalogue, given: KnownAnswers): KnownAnswers {
  const service = serviceOf(catalogue, given.service)
  if (!service) return {}
  const known = questionsOf(catalogue, service)
    .flatMap(fieldsOf)
    .filter((field) => Object.hasOwn(given, field.id) && isPossible(field, given[field.id]))
    .map(({ id }) => [id, given[id]] as const)
  return { service: service.id, ...Object.fromEntries(known) }
}

function isPossible(field: Field, value: Answer | undefined): boolean {
  const answer = answerOf(field, value)
  if (field.kind === 'one' && !field.default && value === '') return true
  if (field.kind === 'many') return chosenIds(value).length === 0 || chosenIds(answer).length > 0
  return answer !== undefined
}

/** The value that means no answer. */
function blank(field: Field): Answer {
  switch (field.kind) {
    case 'count':
      return 0
    case 'yes':
      return false
    case 'many':
      return []
    case 'one':
      return field.default ?? ''
    case 'area':
      return ''
  }
}

/** A whole number from 0 to `most`, whatever was passed in: what is not a number counts as 0. */
export function count(value: unknown, most = highestCount): number {
  const isCountable = typeof value === 'string' || typeof value === 'number'
  const whole = isCountable ? Math.trunc(Number(value)) : 0
  return Math.min(most, Math.max(0, whole || 0))
}

/** The ids of the options that an answer chooses. */
export function chosenIds(answer: Answer | undefined): readonly unknown[] {
  return Array.isArray(answer) ? answer : [answer]
}
