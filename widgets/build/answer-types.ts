import type { Catalogue } from '../rules/company/catalogue.ts'
import { type AnsweringAttribute, answeringAttributes } from './answering-attributes.ts'

/**
 * The text of answers.d.ts: the services, and a property for every question that a page can answer
 * in advance.
 */
export function answerTypes(catalogue: Catalogue): string {
  const services = catalogue.services.map(({ id }) => `'${id}'`)
  return `/** The services that can be booked, by their ids. */
export type Service = ${services.join(' | ')}

/** The questions that a page can answer in advance; the visitor can change the answers. */
export interface QuoteBuilderAnswers {
${answeringAttributes(catalogue).map(propertyOf).join('\n')}
}
`
}

function propertyOf(attribute: AnsweringAttribute): string {
  const { label, values, askedFor, property } = attribute
  const type = typeOf(attribute)
  const lines = [`${label}: ${values}.`, `Asked for ${askedFor}.`]
  // A label must not end the comment.
  const comment = lines.map((line) => `   * ${line.replaceAll('*/', '* /')}`)
  return `  /**\n${comment.join('\n')}\n   */\n  get ${property}(): ${type}\n  set ${property}(value: ${type} | null | undefined)`
}

function typeOf({ kind, options }: AnsweringAttribute): string {
  switch (kind) {
    case 'count':
      return 'string | number'
    case 'yes':
      return "boolean | 'yes' | 'no' | ''"
    case 'many':
      return 'string'
    default:
      return [...options.map(({ id }) => `'${id}'`), "''"].join(' | ')
  }
}
