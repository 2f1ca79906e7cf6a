import { type Fields, isFields } from './changes.ts'
import {
  constantsOf,
  type JsonSchema,
  resolved,
  translatedOf,
  type Union,
  unionOf,
  valueKey,
  variantOf,
  withoutNull,
} from './json-schema.ts'
import { type TextRules, textToContent, textToForm } from './text-values.ts'

/*
 * Forms have fewer kinds of values than the content: in a form the name of a picture is an address,
 * a shape has a name, and a missing value is empty. This file converts one into the other by the
 * schema of the file.
 */

/**
 * The files of the pictures in each folder of media, by their names. Uploaded pictures are added.
 */
export type PictureFiles = Readonly<Record<string, Record<string, string>>>

export interface FormRules extends TextRules {
  /** The schema of the whole file. */
  readonly root: JsonSchema
  readonly pictures: PictureFiles
}

/** Turns a value of a file into the value of a form. */
export function toForm(value: unknown, unresolved: JsonSchema, rules: FormRules): unknown {
  const { schema } = withoutNull(resolved(unresolved, rules.root))
  if (translatedOf(schema)) return textToForm(value, rules)
  const union = unionOf(schema, rules.root)
  if (union) return variantToForm(value, union, rules)
  if (Array.isArray(value)) return value.map((item) => toForm(item, schema.items ?? {}, rules))
  if (isFields(value)) {
    if (isRecord(schema)) return mapValues(value, String)
    return fieldsToForm(value, schema, rules)
  }
  if (isPicture(schema) && typeof value === 'string')
    return addressOf(value, `${schema.names}`, rules.pictures)
  if (schema.isColour && typeof value === 'string') return inSixDigits(value)
  if (schema.anyOf && typeof value === 'boolean') return String(value)
  if (isNumber(schema) && typeof value === 'number') return String(value)
  return value
}

function fieldsToForm(value: Fields, { properties = {} }: JsonSchema, rules: FormRules): Fields {
  const defaults = Object.entries(properties).flatMap(([key, property]) =>
    property.default === undefined || key in value ? [] : [[key, property.default]],
  )
  const values = mapValues(value, (part, key) => toForm(part, properties[key] ?? {}, rules))
  return { ...Object.fromEntries(defaults), ...values }
}

function variantToForm(value: unknown, union: Union, rules: FormRules): unknown {
  const variant = variantOf(union, value)
  if (!variant) return value
  if (!isFields(value)) {
    return { [union.key]: variant.name, [valueKey]: toForm(value, variant.schema, rules) }
  }
  return { [union.key]: variant.name, ...Object(toForm(value, variant.schema, rules)) }
}

/**
 * Turns a value of a form into the value of a file. `before` is the file's old value: if that is
 * empty or false it stays, where it would otherwise be left out.
 */
export function toContent(
  value: unknown,
  unresolved: JsonSchema,
  rules: FormRules,
  before?: unknown,
): unknown {
  const { schema, isNullable } = withoutNull(resolved(unresolved, rules.root))
  if (isNullable && isEmpty(value)) return null
  const translated = translatedOf(schema)
  if (translated) return textToContent(value, translated, rules, before)
  const union = unionOf(schema, rules.root)
  if (union) return variantToContent(value, union, rules, before)
  if (Array.isArray(value)) {
    const items = Array.isArray(before) ? before : []
    return value.map((item, at) => toContent(item, schema.items ?? {}, rules, items[at]))
  }
  if (isFields(value)) {
    if (isRecord(schema)) return mapValues(value, numberOrText)
    return fieldsToContent(value, schema, rules, isFields(before) ? before : {})
  }
  if (typeof value !== 'string') return value
  if (isPicture(schema)) return nameOfPicture(value, rules.pictures)
  if (schema.anyOf) return trueOrText(value)
  if (isNumber(schema)) return numberOrText(value)
  return typeof before === 'string' && isSameText(value, before, schema) ? before : value
}

/**
 * Whether a text is the old one as the editor writes it: without the spaces around it, which may be
 * there for a reason, and #fff as #ffffff.
 */
function isSameText(text: string, before: string, { isColour }: JsonSchema): boolean {
  return isColour ? text === inSixDigits(before) : text.trim() === before.trim()
}

function inSixDigits(colour: string): string {
  return colour
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
    .replace(/^#[\da-f]{6}$/i, (digits) => digits.toLowerCase())
}

function variantToContent(value: unknown, union: Union, rules: FormRules, before: unknown) {
  if (!isFields(value)) return value
  const { [union.key]: name, ...fields } = value
  const variant = union.variants.find((variant) => variant.name === name)
  if (!variant) return value
  const isObject = variant.schema.type === 'object'
  return toContent(isObject ? fields : fields[valueKey], variant.schema, rules, before)
}

function fieldsToContent(
  value: Fields,
  schema: JsonSchema,
  rules: FormRules,
  before: Fields,
): Fields {
  const { properties = {}, required = [] } = schema
  const constants = constantsOf(schema)
  const content: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(properties), ...Object.keys(value)])) {
    const property = properties[key] ?? {}
    const part = constants[key] ?? toContent(value[key], property, rules, before[key])
    if (!saysNothing(part, property)) {
      content[key] = part
    } else if (key in before && saysNothing(before[key], property)) {
      content[key] = before[key]
    } else if (required.includes(key) && canBeEmpty(part, property)) {
      content[key] = part === undefined ? [] : part
    }
  }
  return content
}

/** Whether leaving the key out means the same. */
function saysNothing(part: unknown, property: JsonSchema): boolean {
  return property.default === undefined ? isEmpty(part) : part === property.default
}

/**
 * Whether an empty value answers a required key: false, null and an empty list or object do, an
 * empty text does not.
 */
function canBeEmpty(part: unknown, property: JsonSchema): boolean {
  if (property.type === 'array') return true
  return part === false || part === null || isFields(part)
}

/** Whether nobody has filled it in. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (isFields(value)) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === '' || value === false
}

function mapValues(fields: Fields, change: (part: unknown, key: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, part]) => [key, change(part, key)]))
}

/** Whether an object may have any keys, such as the ids of counts and questions. */
export function isRecord({ additionalProperties }: JsonSchema): boolean {
  return typeof additionalProperties === 'object'
}

/** Whether the value is the name of a picture that can be chosen from its folder. */
export function isPicture({ names }: JsonSchema): boolean {
  return names === 'masters' || names === 'gallery' || names === 'people'
}

/** The address of a picture in the editor. */
export function addressOf(name: string, folder: string, pictures: PictureFiles): string {
  return `/${folder}/${pictures[folder]?.[name] ?? `${name}.jpg`}`
}

/** The name that the content has for the picture at an address, which is remembered. */
export function nameOfPicture(address: string, pictures: PictureFiles): string {
  const { folder = '', file = address } =
    /^\/(?<folder>\w+)\/(?<file>.*)$/.exec(address)?.groups ?? {}
  const name = file.replace(/\.\w+$/, '')
  Object.assign(pictures[folder] ?? {}, { [name]: file })
  return name
}

function isNumber({ type }: JsonSchema): boolean {
  return type === 'number' || type === 'integer'
}

function numberOrText(text: unknown): unknown {
  return /^-?\d+(\.\d+)?$/.test(String(text)) ? Number(text) : text
}

function trueOrText(text: unknown): unknown {
  return text === 'true' ? true : text === 'false' ? false : text
}
