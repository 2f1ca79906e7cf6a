import type { Catalogue, Question } from '../rules/company/catalogue.ts'
import { type Answer, completeAnswers, type KnownAnswers } from '../rules/engine/answers.ts'
import { prefillsOf } from '../rules/engine/prefill.ts'
import { shownSteps } from '../rules/engine/shown-steps.ts'

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

/** A tag with attributes that answer questions in advance. */
export function guideExample(catalogue: Catalogue): string {
  const { service, ...given } = exampleAnswers(catalogue)
  const answers = prefillsOf(catalogue).flatMap(({ id, attribute }) =>
    Object.hasOwn(given, id) ? [`${attribute}="${given[id]}"`] : [],
  )
  return `\`\`\`html
<quote-builder
  ${[`service="${service}"`, ...answers].join(' ')}
  contact-name="Alex Example" contact-email="alex@example.com"
></quote-builder>
\`\`\``
}

/** A partner's test that answers as a visitor would. */
export function guideTestAnswers(catalogue: Catalogue): string {
  const { service, ...given } = exampleAnswers(catalogue)
  const answers = prefillsOf(catalogue).flatMap(({ id, property }) =>
    Object.hasOwn(given, id) ? [`${property}: ${inCode(given[id])}`] : [],
  )
  return `\`\`\`ts
await quote.answer({ ${[`service: ${inCode(service)}`, ...answers].join(', ')} })
\`\`\``
}

function inCode(answer: Answer | undefined): string {
  return typeof answer === 'string' ? `'${answer}'` : `${answer}`
}
