import type { Catalogue } from '../rules/company/catalogue.ts'
import type { Answer } from '../rules/engine/answers.ts'
import { exampleAnswers } from '../rules/engine/example-answers.ts'
import { prefillsOf } from '../rules/engine/prefill.ts'

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
