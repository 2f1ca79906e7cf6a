import type { Catalogue } from '../company/catalogue.ts'
import { quoteLink } from '../embed/quote-link.ts'
import { hashOf } from '../text/hash.ts'
import {
  type Answer,
  type Answers,
  chosenIds,
  completeAnswers,
  count,
  type Field,
  fieldsOf,
  type KnownAnswers,
  outside,
  questionsOf,
  serviceOf,
} from './answers.ts'
import { type CodeParts, type PartContent, readFirstCode } from './first-codes.ts'
import { type Quote, quoteOf } from './quote.ts'
import { shownSteps } from './shown-steps.ts'

/** Some programs cut off longer codes, so they are not read. */
export const longestCode = 600
/** How many letters of an id are its name if the content gives it none. */
const longestName = 12
/** Precedes the hash of the prices. */
const priceMark = '~'
/** Means that nothing was counted or chosen, or that the postal code is in no group. */
export const noneValue = '0'
/** Ends a code that opens on the service's first step, though it answers that. */
export const firstStepMark = '.0'

/** The name of a service, a count, a question, an option or a group in a code. */
export function shortName({ id, code }: { readonly id: string; readonly code?: string }): string {
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
  return ['2', shortName(service), ...parts].join('.')
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
  const chosen = values.filter(({ value }) => value !== noneValue)
  // If nothing is counted or chosen, one zero says that the question was asked.
  const written = chosen.length > 0 ? chosen : values.slice(0, 1)
  return written.map(({ field, value }) => `${shortName(field)}-${value}`)
}

/** An answer as a code has it; '' if the answer is open. */
function valueIn(field: Field, answer: Answer | undefined): string {
  if (answer === undefined) return ''
  switch (field.kind) {
    case 'count':
      return `${answer}`
    case 'yes':
      return answer ? '1' : noneValue
    case 'one':
    case 'many': {
      // Always in the order of the catalogue, so that a quote has only one code.
      const chosen = field.options.filter(({ id }) => chosenIds(answer).includes(id))
      return chosen.map(shortName).join('-') || noneValue
    }
    case 'area': {
      const group = field.groups.find(({ id }) => id === answer)
      if (group) return shortName(group)
      return answer === outside ? noneValue : ''
    }
  }
}

/** The content of a code. */
interface CodeContent {
  /** The service is '' if the company no longer offers it. */
  readonly given: Answers
  /** Whether the code also asks for something that the company does not offer. */
  readonly isPartly: boolean
  /** Whether it opens on the first step, answered or not. */
  readonly isForFirstStep?: true
  /** Its price: a hash of the lines, or in version 1 the total in dollars. Undefined if it has none. */
  readonly priced?: string | number
}

/**
 * Reads a code; undefined for any text that is not one. Leaves out what the company does not offer.
 * Where `%20` breaks the text, as much of it counts as makes sense.
 */
export function readCode(catalogue: Catalogue, text: string): CodeContent | undefined {
  const pieces = text.split('%20', 9)
  const readings = pieces.map((_, at) => readUnbroken(catalogue, pieces.slice(0, at + 1).join('')))
  return readings.findLast((found) => found?.isPartly === false) ?? readings[0]
}

function readUnbroken(catalogue: Catalogue, text: string): CodeContent | undefined {
  if (text.length > longestCode) return undefined
  const isFirstVersion = text.startsWith('1.')
  const isForFirstStep = !isFirstVersion && text.endsWith(firstStepMark)
  const code = isForFirstStep ? text.slice(0, -firstStepMark.length) : text
  const found = isFirstVersion ? readFirstCode(catalogue, code) : readParts(catalogue, code)
  if (!found) return undefined
  const { service, parts, priced } = found
  if (!service) return { given: { service: '' }, isPartly: true }
  const answers = Object.fromEntries(parts.flatMap((part) => part.answers))
  return {
    given: { ...answers, service: service.id },
    isPartly: parts.some(({ isWhole }) => !isWhole),
    ...(isForFirstStep && { isForFirstStep }),
    ...(priced !== undefined && { priced }),
  }
}

function readParts(catalogue: Catalogue, text: string): CodeParts | undefined {
  const [version, name = '', ...parts] = text.split('.')
  if (version !== '2' || !/^[a-z0-9]+$/.test(name)) return undefined
  const service = catalogue.services.find((one) => shortName(one) === name)
  if (!service) return { service, parts: [] }
  const [, priced] = /^~([a-z0-9]{1,7})$/.exec(parts.at(-1) ?? '') ?? []
  const fields = questionsOf(catalogue, service).flatMap(fieldsOf)
  const valuesInCode = valuesByName(priced === undefined ? parts : parts.slice(0, -1))
  return {
    service,
    parts: [...valuesInCode].map(([partName, values]) => read(fields, partName, values)),
    priced,
  }
}

/** The values of the parts, by name. Of two parts with one name the first counts. */
function valuesByName(parts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, readonly string[]>()
  for (const part of parts) {
    const [name = '', ...found] = part.split('-')
    if (!values.has(name)) values.set(name, found)
  }
  return values
}

function read(fields: readonly Field[], name: string, values: readonly string[]): PartContent {
  const field = fields.find((one) => shortName(one) === name)
  const answer = field && answerIn(field, values)
  // Nothing is lost if nothing was chosen of a question that is gone, such as `extras-0`.
  if (!field) return { answers: [], isWhole: values.join() === noneValue }
  if (answer === undefined) return { answers: [], isWhole: false }
  const known = valueIn(field, answer).split('-')
  return { answers: [[field.id, answer]], isWhole: values.every((value) => known.includes(value)) }
}

/** The known part of an answer; undefined if nothing of it is known. */
function answerIn(field: Field, values: readonly string[]): Answer | undefined {
  if (field.kind === 'many') {
    if (values.length === 1 && values[0] === noneValue) return []
    const chosen = field.options.filter((option) => values.includes(shortName(option)))
    return chosen.length > 0 ? chosen.map(({ id }) => id) : undefined
  }
  const [value = '', ...more] = values
  if (more.length > 0) return undefined
  switch (field.kind) {
    case 'count':
      return /^(\d|[1-9]\d)$/.test(value) ? count(value, field.most) : undefined
    case 'yes':
      return /^[01]$/.test(value) ? value === '1' : undefined
    case 'one':
      return value === noneValue && !field.default ? '' : idOf(field.options, value)
    case 'area':
      return value === noneValue ? outside : idOf(field.groups, value)
  }
}

function idOf(options: readonly { id: string; code?: string }[], name: string) {
  return options.find((option) => shortName(option) === name)?.id
}
