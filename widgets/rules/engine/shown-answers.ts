import type { Catalogue } from '../company/catalogue.ts'
import { type Answers, fieldsOf, type KnownAnswers } from './answers.ts'
import { shownSteps } from './shown-steps.ts'

/** The service and the answers to all shown questions, as the page's data layer gets them. */
export function shownAnswers(catalogue: Catalogue, answers: Answers): KnownAnswers {
  const fields = shownSteps(catalogue, answers)
    .flatMap(({ questions }) => questions)
    .flatMap(fieldsOf)
  const shown = fields.map(({ id }) => [id, answers[id]] as const)
  return { service: answers.service, ...Object.fromEntries(shown) }
}
