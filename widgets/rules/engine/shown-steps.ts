import type { Catalogue, Condition, Step } from '../company/catalogue.ts'
import {
  type Answer,
  type Answers,
  chosenIds,
  completeAnswers,
  count,
  fieldsOf,
  type KnownAnswers,
  serviceOf,
} from './answers.ts'

/** The answers to the shown questions, by the id of a count or a question. */
type ShownAnswers = ReadonlyMap<string, Answer | undefined>

/** The steps between service and final quote, each with its shown questions. A step without any is left out. */
export function shownSteps(catalogue: Catalogue, answers: Answers): readonly Step[] {
  const service = serviceOf(catalogue, answers.service)
  if (!service) return []
  // Filled from the first question to the last: a condition sees only what is shown before it.
  const shown = new Map<string, Answer | undefined>()
  const isAsked = ({ when = [] }: { readonly when?: readonly Condition[] }) =>
    when.every((condition) => isMet(condition, service.id, shown))
  return [...service.steps, catalogue.extras].flatMap((step) => {
    if (!isAsked(step)) return []
    const questions = step.questions.filter((question) => {
      if (!isAsked(question)) return false
      for (const { id } of fieldsOf(question)) shown.set(id, answers[id])
      return true
    })
    return questions.length > 0 ? [{ ...step, questions }] : []
  })
}

/** The most of these steps that any service has at first, for a visitor who has not chosen one. */
export function mostShownSteps(catalogue: Catalogue): number {
  const numbers = catalogue.services.map(
    ({ id }) => shownSteps(catalogue, completeAnswers(catalogue, { service: id })).length,
  )
  return Math.max(0, ...numbers)
}

/** Whether a condition holds. One on a question that is hidden or has no answer never does, not even `isNot`. */
function isMet(condition: Condition, service: string, shown: ShownAnswers): boolean {
  if ('service' in condition) return condition.service.includes(service)
  const answer = shown.get('count' in condition ? condition.count : condition.question)
  if (answer === undefined || answer === '') return false
  if ('count' in condition) return count(answer) >= condition.atLeast
  const isAmong = (listed: readonly unknown[]) =>
    chosenIds(answer).some((chosen) => listed.includes(chosen))
  return 'is' in condition ? isAmong(condition.is) : !isAmong(condition.isNot)
}

/** Whether all of these hold for the answers to every shown question, as they must for a next step. */
export function allHold(
  when: readonly Condition[],
  catalogue: Catalogue,
  answers: Answers,
): boolean {
  const shown: ShownAnswers = new Map(Object.entries(shownAnswers(catalogue, answers)))
  return when.every((condition) => isMet(condition, answers.service, shown))
}

/** The service and the answers to all shown questions, as the page's data layer gets them. */
export function shownAnswers(catalogue: Catalogue, answers: Answers): KnownAnswers {
  const fields = shownSteps(catalogue, answers)
    .flatMap(({ questions }) => questions)
    .flatMap(fieldsOf)
  const shown = fields.map(({ id }) => [id, answers[id]] as const)
  return { service: answers.service, ...Object.fromEntries(shown) }
}
