import type { Catalogue, Service, Step } from '../rules/company/catalogue.ts'
import {
  completeAnswers,
  type Field,
  fieldsOf,
  highestCount,
  type KnownAnswers,
  questionsOf,
} from '../rules/engine/answers.ts'
import { exampleAnswers } from '../rules/engine/example-answers.ts'
import { codeOf, quotedCode, shortName } from '../rules/engine/quote-code.ts'
import { shownSteps } from '../rules/engine/shown-steps.ts'
import { answeringAttributes, choice, labelOf, servicesIn } from './answering-attributes.ts'
import { guideExample, guideTestAnswers } from './guide-example.ts'

/** The guide's texts about the services, by the names of their marks in the guide. */
const writers: Readonly<Record<string, (catalogue: Catalogue) => string>> = {
  services: (catalogue) => services(inMarkdown(catalogue)),
  answers: (catalogue) => answers(inMarkdown(catalogue)),
  pushes: (catalogue) => pushes(inMarkdown(catalogue)),
  example: guideExample,
  'test-answers': guideTestAnswers,
  'code-examples': codeExamples,
  'code-parts': (catalogue) => codeParts(inMarkdown(catalogue)),
}

/** Fills each `<!-- services:name -->` of the guide with its text for the services of a catalogue. */
export function withServices(guide: string, catalogue: Catalogue): string {
  return Object.entries(writers).reduce((text, [name, write]) => {
    const [start, end] = [`<!-- services:${name} -->\n`, `\n<!-- /services:${name} -->`]
    const [before, rest] = splitAt(text, start)
    const [, after] = splitAt(rest, end)
    return `${before}${start}\n${write(catalogue)}\n${end}${after}`
  }, guide)
}

/** A catalogue whose words are read in Markdown as they are written: `1~2 rooms` strikes nothing out. */
function inMarkdown(catalogue: Catalogue): Catalogue {
  return JSON.parse(JSON.stringify(catalogue), (key, value) =>
    ['name', 'label', 'many'].includes(key) && typeof value === 'string'
      ? value.replace(/[\\`*_~[\]<>]|&(?=#?\w+;)/g, '\\$&')
      : value,
  )
}

/** The text before a mark and the text after it. */
function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`widgets/README.md has no ${mark.trim()}.`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

function services({ services }: Catalogue): string {
  return table(
    ['`service`', 'What it is', 'In a link'],
    services.map((service) => [inCode(service.id), service.name, inCode(shortName(service))]),
  )
}

function answers(catalogue: Catalogue): string {
  const attributes = answeringAttributes(catalogue)
  return answerTable(
    'Attribute',
    attributes.map(({ attribute, ...answering }) => ({ ...answering, name: attribute })),
  )
}

function pushes(catalogue: Catalogue): string {
  return table(
    ['Service', 'Its steps push', 'With, where it is asked'],
    catalogue.services.map((service) => [
      servicesIn(catalogue, [service.id]),
      [...service.steps, catalogue.extras]
        .map(({ event, name }) => `${inCode(event)} (${name})`)
        .join(', '),
      [
        'service',
        ...questionsOf(catalogue, service)
          .flatMap(fieldsOf)
          .map(({ id }) => id),
      ]
        .map(inCode)
        .join(', '),
    ]),
  )
}

/** Examples of quote codes, each with the quote that it opens. */
function codeExamples(catalogue: Catalogue): string {
  const given = exampleAnswers(catalogue)
  const { service = '', ...answers } = given
  const [first] = Object.entries(answers)
  const extra = extraOf(catalogue, { service })
  const codes: readonly (readonly [code: string, what: string] | undefined)[] = [
    [quotedCode(catalogue, completeAnswers(catalogue, given)), 'a whole quote, as a link has it'],
    [codeOf(catalogue, { service }), 'the first step of a service'],
    first && [
      codeOf(catalogue, { service, [first[0]]: first[1] }),
      'the first step that it does not answer',
    ],
    extra && [
      codeOf(catalogue, { service, ...extra }),
      'an extra alone: it is added to the quote that runs, of whatever service',
    ],
  ]
  return table(
    ['Code', 'What it opens'],
    codes.flatMap((row) => (row ? [[inCode(row[0]), row[1]]] : [])),
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
function codeParts(catalogue: Catalogue): string {
  const { services, extras } = catalogue
  const parts = [
    ...services.flatMap((service) => partsOf(service, service.steps)),
    ...services.flatMap((service) => partsOf(service, [extras])),
  ]
  const groups = groupBy(parts, ({ name, label, values }) => `${name}: ${label}: ${values}`)
  return answerTable(
    'Part',
    groups.map(([part, ...others]) => {
      const askedFor = [part, ...others].map(({ service }) => service)
      return { ...part, askedFor: servicesIn(catalogue, askedFor) }
    }),
  )
}

function partsOf({ id }: Service, steps: readonly Step[]) {
  const fields = steps.flatMap(({ questions }) => questions).flatMap(fieldsOf)
  return fields.map((field) => ({
    service: id,
    name: `${shortName(field)}-`,
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
      return choice(field.options, 'one', shortName) + (field.default ? '' : ', or `0` for none')
    case 'many':
      return `${choice(field.options, 'any', shortName)} with hyphens between, or \`0\` for none`
    case 'area':
      return `${choice(field.groups, 'one', shortName)}, or \`0\` for anywhere else`
  }
}

interface AnswerRow {
  readonly name: string
  readonly label: string
  readonly askedFor: string
  readonly values: string
}

/** A table of answers. Answers with the same services and values share a row. */
function answerTable(head: string, rows: readonly AnswerRow[]): string {
  return table(
    [head, 'What it answers', 'Asked for', 'Values'],
    groupBy(rows, ({ askedFor, values }) => `${askedFor}: ${values}`).map((group) => [
      group.map(({ name }) => inCode(name)).join(' '),
      group.map(({ label }) => label).join(', '),
      group[0].askedFor,
      group[0].values,
    ]),
  )
}

/** A table in Markdown. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

const inCode = (text: string) => `\`${text}\``

/** Groups items by key; the groups are in the order of their first items. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, [Item, ...Item[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}
