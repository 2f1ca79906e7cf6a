import type { Catalogue, Question } from '../company/catalogue.ts'
import { type Answer, completeAnswers, type KnownAnswers } from './answers.ts'
import { shownSteps } from './shown-steps.ts'

/** Answers that a page may know in advance: a service, by default the first, and some of its questions. */
export function exampleAnswers(
  catalogue: Catalogue,
  service = catalogue.services[0]?.id ?? '',
): KnownAnswers {
  const steps = shownSteps(catalogue, completeAnswers(catalogue, { service }))
  const questions = steps
    .filter(({ id }) => id !== catalogue.extras.id)
    .flatMap((step) => step.questions)
  return { service, ...Object.fromEntries(questions.flatMap(exampleOf)) }
}

function exampleOf(question: Question): [string, Answer][] {
  switch (question.kind) {
    case 'counts':
      return question.counts.slice(0, 2).map(({ id, most = 3 }, at) => [id, Math.min(most, 3 - at)])
    case 'one': {
      const [first, second = first] = question.options
      return second ? [[question.id, second.id]] : []
    }
    default:
      return []
  }
}
