import type { Catalogue, Service } from '../company/catalogue.ts'
import { quoteLink } from '../embed/quote-link.ts'
import { hashOf } from '../text/hash.ts'
import {
  type Answer,
  type Answers,
  chosenIds,
  completeAnswers,
  type Field,
  fieldsOf,
  type KnownAnswers,
  outside,
  serviceOf,
} from './answers.ts'
import { type Quote, quoteOf } from './quote.ts'
import { shownSteps } from './shown-steps.ts'

/** Some programs cut off longer codes, so they are not read. */
export const longestCode = 600
/** How many letters of an id stand for it if it has no code. */
const longestName = 12
/** Precedes the hash of the prices. */
const priceMark = '~'
/** Means that nothing was counted or chosen, or that the postal code is in no group. */
export const noneCode = '0'

/** The code of a service, a count, a question, an option or a group in a link. */
export function codeName({ id, code }: { readonly id: string; readonly code?: string }): string {
  return code ?? id.toLowerCase().replaceAll('-', '').slice(0, longestName)
}

/**
 * Answers as a short text for a link, such as `2.lawn.front-3.visits-weekly.extras-0`: the version,
 * the service, and the answers to the questions that are shown. It holds nothing personal. ''
 * without a service.
 */
export function codeOf(catalogue: Catalogue, given: KnownAnswers): string {
  const service = serviceOf(catalogue, given.service)
  if (!service) return ''
  const answers = completeAnswers(catalogue, given)
  const parts = shownSteps(catalogue, answers)
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const answeredFields = fieldsOf(question).filter(({ id }) => Object.hasOwn(given, id))
      return partsOf(answeredFields, answers)
    })
  return ['2', codeName(service), ...parts].join('.')
}

/** The same with a hash of its prices, so that whoever opens it later learns that prices have changed. */
export function quotedCode(catalogue: Catalogue, answers: Answers): string {
  const code = codeOf(catalogue, answers)
  return code && `${code}.${priceMark}${priceHash(quoteOf(catalogue, answers))}`
}

/** The address that opens exactly this quote on a page; '' without a service, or if the code is too long. */
export function quotedLink(page: string, catalogue: Catalogue, answers: Answers): string {
  const code = quotedCode(catalogue, answers)
  return code && code.length <= longestCode ? quoteLink(page, code) : ''
}

/** A hash that changes exactly when the amount of a line does. */
export function priceHash({ lines }: Quote): string {
  return hashOf(lines.map(({ price }) => price).join())
}

/** The parts of a code for the fields of one question: a single part, or one for each count above 0. */
function partsOf(fields: readonly Field[], answers: Answers): readonly string[] {
  const values = fields
    .map((field) => ({ field, value: valueIn(field, answers[field.id]) }))
    .filter(({ value }) => value !== '')
  const chosen = values.filter(({ value }) => value !== noneCode)
  // If nothing is counted or chosen, one zero says that the question was asked.
  const written = chosen.length > 0 ? chosen : values.slice(0, 1)
  return written.map(({ field, value }) => `${codeName(field)}-${value}`)
}

/** The code of an answer; '' if the answer is open. */
export function valueIn(field: Field, answer: Answer | undefined): string {
  if (answer === undefined) return ''
  switch (field.kind) {
    case 'count':
      return `${answer}`
    case 'yes':
      return answer ? '1' : noneCode
    case 'one':
    case 'many': {
      // Always in the order of the catalogue, so that a quote has only one code.
      const chosen = field.options.filter(({ id }) => chosenIds(answer).includes(id))
      return chosen.map(codeName).join('-') || noneCode
    }
    case 'area': {
      const group = field.groups.find(({ id }) => id === answer)
      if (group) return codeName(group)
      return answer === outside ? noneCode : ''
    }
  }
}

/** The content of a code. */
export interface CodeContent {
  /** The service is '' if the company no longer offers it. */
  readonly given: Answers
  /** Whether the code also asks for something that the company does not offer. */
  readonly isPartly: boolean
  /** Its price: a hash of the lines, or in version 1 the total in dollars. Undefined if it has none. */
  readonly priced?: string | number
}

/** The content of one part of a code. */
export interface PartContent {
  /** Each with the id of its count or question; empty if the company offers none of them. */
  readonly answers: readonly (readonly [id: string, answer: Answer])[]
  /** Whether the answers contain everything that the part says. */
  readonly isWhole: boolean
}

/** The content of a code whose service the company no longer offers. */
export const notOffered: CodeContent = { given: { service: '' }, isPartly: true }

/** The content of a code, put together from that of its parts. */
export function joinParts(service: Service, parts: readonly PartContent[]): CodeContent {
  const answers = Object.fromEntries(parts.flatMap((part) => part.answers))
  return {
    given: { ...answers, service: service.id },
    isPartly: parts.some(({ isWhole }) => !isWhole),
  }
}
