import type { Catalogue, Service, Step } from '../rules/company/catalogue.ts'
import {
  completeAnswers,
  type Field,
  fieldsOf,
  highestCount,
  type KnownAnswers,
} from '../rules/engine/answers.ts'
import { codeName, codeOf, quotedCode } from '../rules/engine/quote-code.ts'
import { shownSteps } from '../rules/engine/shown-steps.ts'
import { answerTable } from './answer-rows.ts'
import { choice, labelOf, servicesIn } from './answering-attributes.ts'
import { groupBy } from './group-by.ts'
import { exampleAnswers } from './guide-example.ts'
import { table } from './markdown-table.ts'

/** Examples of quote codes, each with the quote that it opens. */
export function codeExamples(catalogue: Catalogue): string {
  const given = exampleAnswers(catalogue)
  const { service = '', ...answers } = given
  const [first] = Object.entries(answers)
  const rows = [
    [quotedCode(catalogue, completeAnswers(catalogue, given)), 'a whole quote, as a link has it'],
    [codeOf(catalogue, { service }), 'the first step of a service'],
  ]
  if (first) {
    const [id, answer] = first
    const code = codeOf(catalogue, { service, [id]: answer })
    rows.push([code, 'the first step that it does not answer'])
  }
  const extra = extraOf(catalogue, { service })
  if (extra) {
    const code = codeOf(catalogue, { service, ...extra })
    rows.push([code, 'an extra alone: it is added to the quote that runs, of whatever service'])
  }
  return table(
    ['Code', 'What it opens'],
    rows.map(([code, text = '']) => [`\`${code}\``, text]),
  )
}

/** The first extra that can be chosen; undefined if there is none. */
function extraOf(catalogue: Catalogue, service: KnownAnswers): KnownAnswers | undefined {
  const extras = shownSteps(catalogue, completeAnswers(catalogue, service)).at(-1)
  const question = extras?.questions.find(({ kind }) => kind === 'many')
  if (extras?.id !== catalogue.extras.id || question?.kind !== 'many') return undefined
  return { [question.id]: question.options.slice(0, 1).map(({ id }) => id) }
}

/** The meaning of each part of a code. */
export function codeParts(catalogue: Catalogue): string {
  const { services, extras } = catalogue
  const parts = [
    ...services.flatMap((service) => partsOf(service, service.steps)),
    ...services.flatMap((service) => partsOf(service, [extras])),
  ]
  const groups = groupBy(parts, ({ name, label, values }) => `${name}: ${label}: ${values}`)
  const rows = groups.flatMap((group) => {
    const askedFor = servicesIn(
      catalogue,
      group.map(({ service }) => service),
    )
    return group.slice(0, 1).map((part) => ({ ...part, askedFor }))
  })
  return answerTable('Part', rows)
}

function partsOf({ id }: Service, steps: readonly Step[]) {
  const fields = steps.flatMap(({ questions }) => questions).flatMap(fieldsOf)
  return fields.map((field) => ({
    service: id,
    name: `${codeName(field)}-`,
    label: labelOf(field),
    values: valuesOf(field),
  }))
}

function valuesOf(field: Field): string {
  switch (field.kind) {
    case 'count':
      return `0 to ${field.most ?? highestCount}`
    case 'yes':
      return '`1` for yes, `0` for no'
    case 'one':
      return choice(field.options, 'one', codeName) + (field.default ? '' : ', or `0` for none')
    case 'many':
      return `${choice(field.options, 'any', codeName)} with hyphens between, or \`0\` for none`
    case 'area':
      return `${choice(field.groups, 'one', codeName)}, or \`0\` for anywhere else`
  }
}
