import type { AreaGroup, Catalogue, Option } from '../rules/company/catalogue.ts'
import { type Field, fieldsOf, highestCount, questionsOf } from '../rules/engine/answers.ts'
import { type Prefill, prefillsOf } from '../rules/engine/prefill.ts'

/** An attribute that answers a question, as the guide and the types describe it to partners. */
interface AnsweringAttribute extends Prefill {
  /** The name of the question, such as `Pets at home`. */
  readonly label: string
  /** The services that ask it, such as `Residential Cleaning and Airbnb Cleaning`. */
  readonly askedFor: string
  /** The possible values of the attribute, in Markdown. */
  readonly values: string
  /** The type of the property. */
  readonly type: string
}

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/**
 * The text of answers.d.ts: the services, and a property for every question that a page can answer
 * in advance.
 */
export function answerTypes(catalogue: Catalogue): string {
  const services = catalogue.services.map(({ id }) => `'${id}'`)
  const properties = answeringAttributes(catalogue).map(
    ({ label, values, askedFor, property, type }) => {
      // A label must not end the comment.
      const comment = `${label}: ${values}. Asked for ${askedFor}.`.replaceAll('*/', '* /')
      return `  /** ${comment} */\n  get ${property}(): ${type}\n  set ${property}(value: ${type} | null | undefined)`
    },
  )
  return `/** The services that can be booked, by their ids. */
export type Service = ${services.join(' | ')}

/** The questions that a page can answer in advance; the visitor can change the answers. */
export interface QuoteBuilderAnswers {
${properties.join('\n')}
}
`
}

/**
 * Every attribute that answers a question, in the order of the services' questions, with the extras
 * last.
 */
export function answeringAttributes(catalogue: Catalogue): readonly AnsweringAttribute[] {
  const extras = catalogue.extras.questions.flatMap(fieldsOf).map(({ id }) => id)
  const fields = catalogue.services
    .flatMap((service) => questionsOf(catalogue, service))
    .flatMap(fieldsOf)
  const attributes = prefillsOf(catalogue).map((prefill) => {
    const field = fields.find(({ id }) => id === prefill.id)
    return {
      ...prefill,
      label: field ? labelOf(field) : prefill.id,
      askedFor: servicesIn(catalogue, prefill.services),
      ...typed(prefill),
    }
  })
  const isExtra = ({ id }: AnsweringAttribute) => extras.includes(id)
  return [...attributes.filter((one) => !isExtra(one)), ...attributes.filter(isExtra)]
}

/** The name of a question or of a count. */
export function labelOf(field: Field): string {
  return field.kind === 'count' ? field.many : field.label
}

/** The names of some services in a sentence, found by their ids. */
export function servicesIn({ services }: Catalogue, ids: readonly string[]): string {
  const names = services.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return names.length === services.length ? 'every service' : and.format(names)
}

/**
 * Some options in a sentence, each by its name from `nameOf` and its label. The visitor chooses
 * `one` of them, or `any`.
 */
export function choice(
  options: readonly (Option | AreaGroup)[],
  howMany: 'one' | 'any',
  nameOf: (option: Option | AreaGroup) => string,
): string {
  const choices = options.map((option) => `\`${nameOf(option)}\` (${option.label})`)
  return howMany === 'one' ? or.format(choices) : `any of ${and.format(choices)}`
}

function typed({ kind, options, most = highestCount }: Prefill) {
  const idOf = ({ id }: { readonly id: string }) => id
  switch (kind) {
    case 'count':
      return { type: 'string | number', values: `a whole number from 0 to ${most}` }
    case 'yes':
      return {
        type: "boolean | 'yes' | 'no' | ''",
        values: '`yes` or `no`; the attribute without a value is a yes',
      }
    case 'many':
      return {
        type: 'string',
        values: `${choice(options, 'any', idOf)} with spaces between, or \`none\``,
      }
    default:
      return {
        type: [...options.map(({ id }) => `'${id}'`), "''"].join(' | '),
        values: choice(options, 'one', idOf),
      }
  }
}
