import {
  constantsOf,
  type JsonSchema,
  resolved,
  type Union,
  unionOf,
  valueKey,
  variantOf,
  withoutNull,
} from './json-schema.ts'

/*
 * Forms know fewer kinds of values than the content: a name of a picture is an address there, a shape has a name, and
 * what is left out is empty. Here the one becomes the other, by the schema of the file.
 */

type Fields = Record<string, unknown>

/** The files of the pictures in each folder of media, by their names. Those that are uploaded are added. */
export type PictureFiles = Readonly<Record<string, Record<string, string>>>

export interface FormRules {
  /** Of the whole file. */
  readonly root: JsonSchema
  readonly pictures: PictureFiles
}

/** What a form shows for what a file says. */
export function toForm(value: unknown, given: JsonSchema, rules: FormRules): unknown {
  const { schema } = withoutNull(resolved(given, rules.root))
  const union = unionOf(schema, rules.root)
  if (union) return variantToForm(value, union, rules)
  if (Array.isArray(value)) return value.map((item) => toForm(item, schema.items ?? {}, rules))
  if (isFields(value)) {
    if (isRecord(schema)) return mapValues(value, String)
    return fieldsToForm(value, schema, rules)
  }
  if (isPicture(schema) && typeof value === 'string') return addressOf(value, schema, rules)
  if (schema.isColour && typeof value === 'string') return inSixDigits(value)
  if (schema.anyOf && typeof value === 'boolean') return String(value)
  if (isNumber(schema) && typeof value === 'number') return String(value)
  return value
}

function fieldsToForm(value: Fields, { properties = {} }: JsonSchema, rules: FormRules): Fields {
  const leftOut = Object.entries(properties).flatMap(([key, property]) =>
    property.default === undefined || key in value ? [] : [[key, property.default]],
  )
  const written = mapValues(value, (part, key) => toForm(part, properties[key] ?? {}, rules))
  return { ...Object.fromEntries(leftOut), ...written }
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
 * What a file says for what a form shows. `before` is what the file said: there a value may be empty or false that
 * is otherwise left out.
 */
export function toContent(
  value: unknown,
  given: JsonSchema,
  rules: FormRules,
  before?: unknown,
): unknown {
  const { schema, isNullable } = withoutNull(resolved(given, rules.root))
  if (isNullable && isEmpty(value)) return null
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
  if (isPicture(schema)) return nameOfPicture(value, rules)
  if (schema.anyOf) return trueOrText(value)
  if (isNumber(schema)) return numberOrText(value)
  return typeof before === 'string' && isOneText(value, before, schema) ? before : value
}

/**
 * Whether a text is the one before as the editor writes it: without the spaces around it, which may be there for a
 * reason, and #fff as #ffffff.
 */
function isOneText(text: string, before: string, { isColour }: JsonSchema): boolean {
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
  const content: Fields = {}
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

/** Whether leaving the key out says the same. */
function saysNothing(part: unknown, property: JsonSchema): boolean {
  return property.default === undefined ? isEmpty(part) : part === property.default
}

/** False, nothing and none are answers where one is asked for; an empty text is not. */
function canBeEmpty(part: unknown, property: JsonSchema): boolean {
  if (property.type === 'array') return true
  return part === false || part === null || isFields(part)
}

/** Whether somebody who fills in a form has left it as it was. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (isFields(value)) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === '' || value === false
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapValues(fields: Fields, change: (part: unknown, key: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, part]) => [key, change(part, key)]))
}

/** Whether an object has any keys, as those of counts and what is chosen of each. */
export function isRecord({ additionalProperties }: JsonSchema): boolean {
  return typeof additionalProperties === 'object'
}

/** Whether the value is the name of a picture that can be chosen from its folder. */
export function isPicture({ names }: JsonSchema): boolean {
  return names === 'masters' || names === 'gallery'
}

function addressOf(name: string, { names }: JsonSchema, { pictures }: FormRules): string {
  return `/${names}/${pictures[`${names}`]?.[name] ?? `${name}.jpg`}`
}

function nameOfPicture(address: string, { pictures }: FormRules): string {
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
