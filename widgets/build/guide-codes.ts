import type { Catalogue } from '../rules/catalogue.ts'
import {
  completeAnswers,
  type Field,
  fieldsOf,
  type Given,
  highestCount,
} from '../rules/engine/answers.ts'
import { codeName, codeOf, quotedCode } from '../rules/engine/quote-code.ts'
import { shownSteps } from '../rules/engine/shown-steps.ts'
import { choice, labelOf, servicesIn } from './answering.ts'
import { exampleAnswers } from './guide-example.ts'
import { table } from './markdown-table.ts'

/** Codes of quotes, and what each opens. */
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

/** The first of the extras that can be chosen; undefined where there is none. */
function extraOf(catalogue: Catalogue, service: Given): Given | undefined {
  const extras = shownSteps(catalogue, completeAnswers(catalogue, service)).at(-1)
  const question = extras?.questions.find(({ kind }) => kind === 'many')
  if (extras?.id !== catalogue.extras.id || question?.kind !== 'many') return undefined
  return { [question.id]: question.options.slice(0, 1).map(({ id }) => id) }
}

/** What each part of a code says: one row for what several services ask alike. */
export function codeParts(catalogue: Catalogue): string {
  const { services, extras } = catalogue
  const steps = services.flatMap(({ id, steps }) => steps.map((step) => ({ id, step })))
  const asked = [...steps, ...services.map(({ id }) => ({ id, step: extras }))].flatMap(
    ({ id, step }) =>
      step.questions.flatMap(fieldsOf).map((field) => ({ id, part: partOf(field) })),
  )
  const parts = new Map(asked.map(({ part }) => [part.join(), part]))
  return table(
    ['Part', 'What it answers', 'Asked for', 'Values'],
    [...parts].map(([key, [name, label, values]]) => {
      const services = asked.filter(({ part }) => part.join() === key).map(({ id }) => id)
      return [name, label, servicesIn(catalogue, services), values]
    }),
  )
}

function partOf(field: Field): [name: string, label: string, values: string] {
  return [`\`${codeName(field)}-\``, labelOf(field), valuesOf(field)]
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
