import type { Catalogue } from '../catalogue.ts'
import {
  type Answer,
  count,
  type Field,
  fieldsOf,
  type Given,
  outside,
  questionsOf,
} from './answers.ts'
import { codeName, longestCode, none, type ReadCode, valueIn } from './quote-code.ts'
import { readFirstCode } from './quote-code-1.ts'

/** What a code says; undefined for any text that is not one. */
export function readCode(catalogue: Catalogue, text: string): ReadCode | undefined {
  if (text.startsWith('1.')) return readFirstCode(catalogue, text)
  const [version, name = '', ...parts] = text.split('.')
  if (version !== '2' || name === '' || text.length > longestCode) return undefined
  const service = catalogue.services.find((one) => codeName(one) === name)
  if (!service) return { given: { service: '' }, isPartly: true }
  const last = parts.at(-1) ?? ''
  const priced = /^~[\da-z]{1,7}$/.test(last) ? last.slice(1) : undefined
  const said = priced === undefined ? parts : parts.slice(0, -1)
  const fields = questionsOf(catalogue, service).flatMap(fieldsOf)
  const found = said.map((part) => read(fields, part))
  // The first of two that answer the same counts.
  const given: Given = Object.assign({}, ...found.map((one) => one.given).reverse())
  return {
    given: { ...given, service: service.id },
    isPartly: found.some(({ isWhole }) => !isWhole),
    ...(priced !== undefined && { priced }),
  }
}

/** What a part answers, and whether that is all it says. */
function read(fields: readonly Field[], part: string): { given: Given; isWhole: boolean } {
  const [name = '', ...values] = part.split('-')
  const field = fields.find((one) => codeName(one) === name)
  if (!field) return { given: {}, isWhole: false }
  const answer = answerIn(field, values)
  const given: Given = answer === undefined ? {} : { [field.id]: answer }
  const isWhole = valueIn(field, answer).split('-').length === values.length
  return { given, isWhole: answer !== undefined && isWhole }
}

/** An answer without the options that are unknown; undefined where nothing is known. */
function answerIn(field: Field, values: readonly string[]): Answer | undefined {
  const [value = '', ...more] = values
  if (field.kind === 'many') {
    return field.options.filter((option) => values.includes(codeName(option))).map(({ id }) => id)
  }
  if (more.length > 0) return undefined
  switch (field.kind) {
    case 'count': {
      const isCount = /^\d{1,2}$/.test(value) && count(value, field.most) === Number(value)
      return isCount ? Number(value) : undefined
    }
    case 'yes':
      return /^[01]$/.test(value) ? value === '1' : undefined
    case 'one':
      return value === none && !field.default ? '' : idOf(field.options, value)
    case 'area':
      return value === none ? outside : idOf(field.groups, value)
  }
}

function idOf(options: readonly { id: string; code?: string }[], name: string) {
  return options.find((option) => codeName(option) === name)?.id
}
