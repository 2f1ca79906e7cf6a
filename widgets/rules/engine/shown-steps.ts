import type { Catalogue, Condition, Question, Step } from '../catalogue.ts'
import {
  type Answer,
  type Answers,
  chosenIds,
  completeAnswers,
  count,
  fieldsOf,
  serviceOf,
} from './answers.ts'

/** The steps between the choice of a service and the final quote that ask something, each with what it asks. */
export function shownSteps(catalogue: Catalogue, answers: Answers): readonly Step[] {
  const service = serviceOf(catalogue, answers.service)
  if (!service) return []
  const shown = new Map<string, Answer | undefined>()
  const holds = (condition: Condition) => isMet(condition, answers.service, shown)
  const isShown = (question: Question) => {
    if (!(question.when ?? []).every(holds)) return false
    for (const { id } of fieldsOf(question)) shown.set(id, answers[id])
    return true
  }
  return [...service.steps, catalogue.extras]
    .filter(({ when = [] }) => when.every(holds))
    .map((step) => ({ ...step, questions: step.questions.filter(isShown) }))
    .filter(({ questions }) => questions.length > 0)
}

/** How many such steps there are at most, while nothing is answered: for a visitor who has not chosen a service. */
export function mostShownSteps(catalogue: Catalogue): number {
  const numbers = catalogue.services.map(
    ({ id }) => shownSteps(catalogue, completeAnswers(catalogue, { service: id })).length,
  )
  return Math.max(0, ...numbers)
}

/** Whether a condition is met by what is shown; never by a question that is hidden, or has no answer. */
function isMet(
  condition: Condition,
  service: string,
  shown: ReadonlyMap<string, Answer | undefined>,
): boolean {
  if ('service' in condition) return condition.service.includes(service)
  if ('count' in condition) return count(shown.get(condition.count)) >= condition.atLeast
  const answer = shown.get(condition.question)
  if (answer === undefined || answer === '') return false
  const listed: readonly unknown[] = 'is' in condition ? condition.is : condition.isNot
  return chosenIds(answer).some((chosen) => listed.includes(chosen)) === 'is' in condition
}
