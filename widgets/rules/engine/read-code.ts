import type { Catalogue } from '../company/catalogue.ts'
import { type Answer, count, type Field, fieldsOf, outside, questionsOf } from './answers.ts'
import {
  type CodeContent,
  codeName,
  joinParts,
  longestCode,
  noneCode,
  notOffered,
  type PartContent,
  valueIn,
} from './quote-code.ts'
import { readFirstCode } from './quote-code-1.ts'

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
  if (text.startsWith('1.')) return readFirstCode(catalogue, text)
  const [version, name = '', ...parts] = text.split('.')
  if (version !== '2' || !/^[a-z0-9]+$/.test(name)) return undefined
  const service = catalogue.services.find((one) => codeName(one) === name)
  if (!service) return notOffered
  const [, priced] = /^~([a-z0-9]{1,7})$/.exec(parts.at(-1) ?? '') ?? []
  const fields = questionsOf(catalogue, service).flatMap(fieldsOf)
  const valuesInCode = valuesByName(priced === undefined ? parts : parts.slice(0, -1))
  const found = [...valuesInCode].map(([partName, values]) => read(fields, partName, values))
  return { ...joinParts(service, found), ...(priced !== undefined && { priced }) }
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
  const field = fields.find((one) => codeName(one) === name)
  const answer = field && answerIn(field, values)
  // Nothing is lost if nothing was chosen of a question that is gone, such as `extras-0`.
  if (!field) return { answers: [], isWhole: values.join() === noneCode }
  if (answer === undefined) return { answers: [], isWhole: false }
  const known = valueIn(field, answer).split('-')
  return { answers: [[field.id, answer]], isWhole: values.every((value) => known.includes(value)) }
}

/** The known part of an answer; undefined if nothing of it is known. */
function answerIn(field: Field, values: readonly string[]): Answer | undefined {
  if (field.kind === 'many') {
    if (values.length === 1 && values[0] === noneCode) return []
    const chosen = field.options.filter((option) => values.includes(codeName(option)))
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
      return value === noneCode && !field.default ? '' : idOf(field.options, value)
    case 'area':
      return value === noneCode ? outside : idOf(field.groups, value)
  }
}

function idOf(options: readonly { id: string; code?: string }[], name: string) {
  return options.find((option) => codeName(option) === name)?.id
}
