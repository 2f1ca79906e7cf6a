import type { Catalogue, Condition, Step } from '../company/catalogue.ts'
import {
  type Answer,
  type Answers,
  chosenIds,
  completeAnswers,
  count,
  fieldsOf,
  serviceOf,
} from './answers.ts'

/** The answers of what is shown, by the id of a count or a question. */
type ShownAnswers = ReadonlyMap<string, Answer | undefined>

/** The steps between the choice of a service and the final quote that ask something, each with what it asks. */
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

/** How many such steps there are at most, while nothing is answered: for a visitor who has not chosen a service. */
export function mostShownSteps(catalogue: Catalogue): number {
  const numbers = catalogue.services.map(
    ({ id }) => shownSteps(catalogue, completeAnswers(catalogue, { service: id })).length,
  )
  return Math.max(0, ...numbers)
}

/** Whether a condition holds. One about a question that is hidden, or has no answer, does not, `isNot` included. */
function isMet(condition: Condition, service: string, shown: ShownAnswers): boolean {
  if ('service' in condition) return condition.service.includes(service)
  const answer = shown.get('count' in condition ? condition.count : condition.question)
  if (answer === undefined || answer === '') return false
  if ('count' in condition) return count(answer) >= condition.atLeast
  const listed: readonly unknown[] = 'is' in condition ? condition.is : condition.isNot
  const isListed = chosenIds(answer).some((chosen) => listed.includes(chosen))
  return isListed === 'is' in condition
}
