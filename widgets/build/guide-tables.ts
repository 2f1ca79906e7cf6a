import type { Catalogue, Service } from '../rules/company/catalogue.ts'
import { fieldsOf, questionsOf } from '../rules/engine/answers.ts'
import { codeName } from '../rules/engine/quote-code.ts'
import { answerTable } from './answer-rows.ts'
import { answeringAttributes, servicesIn } from './answering-attributes.ts'
import { codeExamples, codeParts } from './guide-codes.ts'
import { guideExample, guideTestAnswers } from './guide-example.ts'
import { table } from './markdown-table.ts'

/** The guide's texts about the services, by the name of their place in the guide. */
const places: Readonly<Record<string, (catalogue: Catalogue) => string>> = {
  services,
  answers,
  pushes,
  example: guideExample,
  'test-answers': guideTestAnswers,
  'code-examples': codeExamples,
  'code-parts': codeParts,
}

/** Fills each `<!-- services:name -->` of the guide with its text for the services of a catalogue. */
export function withServices(guide: string, catalogue: Catalogue): string {
  return Object.entries(places).reduce((text, [name, write]) => {
    const [start, end] = [`<!-- services:${name} -->\n`, `\n<!-- /services:${name} -->`]
    const [before, rest] = splitAt(text, start)
    const [, after] = splitAt(rest, end)
    return `${before}${start}\n${write(catalogue)}\n${end}${after}`
  }, guide)
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
    services.map((service) => [`\`${service.id}\``, service.name, `\`${codeName(service)}\``]),
  )
}

function answers(catalogue: Catalogue): string {
  return answerTable(
    'Attribute',
    answeringAttributes(catalogue).map((answering) => ({
      ...answering,
      name: answering.attribute,
    })),
  )
}

function pushes(catalogue: Catalogue): string {
  return table(
    ['Service', 'Its steps push', 'With, where it is asked'],
    catalogue.services.map((service) => [
      servicesIn(catalogue, [service.id]),
      stepsOf(catalogue, service).join(', '),
      answersOf(catalogue, service).join(', '),
    ]),
  )
}

function stepsOf({ extras }: Catalogue, { steps }: Service): string[] {
  return [...steps, extras].map(({ event, name }) => `\`${event}\` (${name})`)
}

function answersOf(catalogue: Catalogue, service: Service): string[] {
  const fields = questionsOf(catalogue, service).flatMap(fieldsOf)
  return ['service', ...fields.map(({ id }) => id)].map((id) => `\`${id}\``)
}
