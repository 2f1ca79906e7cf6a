/** The lists of names that a field of the content chooses from. */
export type NameList =
  | 'masters'
  | 'gallery'
  | 'people'
  | 'pairs'
  | 'drawings'
  | 'tiles'
  | 'icons'
  | 'films'
  | 'places'
  | 'services'
  | 'questions'
  | 'categories'

/** What the schemas of the content say only for the editor's forms. */
export interface FormHints {
  /** The list from which a name is chosen. */
  names?: NameList
  /** A text that matches the pattern, for the error if one does not. */
  example?: string
  /** It may be a sentence or more, and have line breaks. */
  isLong?: boolean
  /** Text with headings, lists and links. */
  isMarkdown?: boolean
  isColour?: boolean
  /** A day, as 2026-10-12. */
  isDay?: boolean
  /** What a form begins with if there is no value yet. */
  initial?: unknown
  /** It must not change once it is published. */
  isFixed?: boolean
}

/** The part of JSON Schema that the schemas of the content use. */
export interface JsonSchema extends FormHints {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null'
  title?: string
  description?: string
  properties?: Record<string, JsonSchema>
  /** What leaving it out means. */
  default?: unknown
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  minItems?: number
  enum?: string[]
  const?: string | boolean
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  $ref?: string
  definitions?: Record<string, JsonSchema>
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

/** One of several shapes that a value may have. */
interface Variant {
  /** The name under which forms store it. */
  readonly name: string
  readonly schema: JsonSchema
}

/** A value that has one of several shapes. */
export interface Union {
  /** The key by which a form tells the shapes apart. */
  readonly key: string
  readonly variants: readonly Variant[]
}

/** The key in forms for shapes that the content tells apart without a key. */
const variantKey = 'variant'

/** The key in forms for a value that is not an object. */
export const valueKey = 'value'

/** The schema with what it refers to in place of the reference. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { $ref, ...rest } = schema
  return $ref ? { ...root.definitions?.[$ref.replace('#/definitions/', '')], ...rest } : schema
}

/** The schema of a value that may also be null, and whether it may. */
export function withoutNull(schema: JsonSchema): { schema: JsonSchema; isNullable: boolean } {
  const { anyOf, ...others } = schema
  const rest = anyOf?.filter(({ type }) => type !== 'null') ?? []
  if (!anyOf || rest.length === anyOf.length) return { schema, isNullable: false }
  const [only] = rest
  return rest.length === 1 && only
    ? { schema: { ...only, ...others }, isNullable: true }
    : { schema: { ...others, anyOf: rest }, isNullable: true }
}

/** A text that may be written in several languages. */
export interface TranslatedText {
  /** What a plain text is, which is English. */
  readonly plain: JsonSchema
  /** What a text of each language is, by its code; that of English is required. */
  readonly texts: JsonSchema
}

/** The shapes of a text that may be written in several languages; undefined for anything else. */
export function translatedOf({ anyOf, ...around }: JsonSchema): TranslatedText | undefined {
  const [plain, texts] = anyOf ?? []
  return plain?.type === 'string' && texts?.properties?.en
    ? { plain: { ...plain, ...around }, texts }
    : undefined
}

/** The constant values of an object of this shape, by their keys. */
export function constantsOf({ properties = {}, required = [] }: JsonSchema) {
  return Object.fromEntries(
    required.flatMap((key) => {
      const fixed = properties[key]?.const
      return fixed === undefined ? [] : [[key, fixed]]
    }),
  )
}

/**
 * The shapes of a value that has several; undefined if a form can write them all into one field.
 */
export function unionOf(schema: JsonSchema, root: JsonSchema): Union | undefined {
  if (translatedOf(schema)) return undefined
  const options = shapesIn(schema, root)
  if (options.length < 2 || !options.some(({ type }) => type === 'object')) return undefined
  const key = discriminatorOf(options)
  if (key) {
    const variants = options.map((schema) => ({
      name: String(schema.properties?.[key]?.const),
      schema,
    }))
    return { key, variants }
  }
  const shared = sharedKeys(options)
  const variants = options.map((option) => ({ name: nameOf(option, shared), schema: option }))
  return { key: variantKey, variants }
}

/** The shapes of a union; one in it that is a union again stands for its own. */
function shapesIn(unresolved: JsonSchema, root: JsonSchema): readonly JsonSchema[] {
  const schema = resolved(unresolved, root)
  const options = schema.anyOf ?? schema.oneOf
  return options ? options.flatMap((option) => shapesIn(option, root)) : [schema]
}

/**
 * The key that says which shape an object has: its value is a text, a different one in each shape.
 */
function discriminatorOf(options: readonly JsonSchema[]): string | undefined {
  const all = options.map(constantsOf)
  return Object.keys(all[0] ?? {}).find((key) => {
    const values = all.map((constants) => constants[key])
    const texts = values.filter((value) => typeof value === 'string')
    return new Set(texts).size === all.length
  })
}

function sharedKeys(options: readonly JsonSchema[]): readonly string[] {
  const [first, ...others] = options.map(({ properties = {} }) => Object.keys(properties))
  return first?.filter((key) => others.every((keys) => keys.includes(key))) ?? []
}

/** A name made of the constants of a shape, or of the keys that the other shapes do not have. */
function nameOf(schema: JsonSchema, shared: readonly string[]): string {
  if (!schema.properties) return `${schema.type}`
  const constants = Object.entries(constantsOf(schema)).map(([key, fixed]) => `${key}-${fixed}`)
  const ownKeys = Object.keys(schema.properties).filter((key) => !shared.includes(key))
  return (constants.length > 0 ? constants : ownKeys).join('-')
}

/** The shape of a value; undefined if it has none of them. */
export function variantOf(union: Union, value: unknown): Variant | undefined {
  if (typeof value !== 'object' || value === null) {
    return union.variants.find(({ schema }) => schema.type === typeof value)
  }
  const keys = Object.keys(value)
  const keyValue = (value as Record<string, unknown>)[union.key]
  const byKey = union.variants.find(({ name }) => name === keyValue)
  if (byKey) return byKey
  return union.variants.find(({ schema }) => {
    const constants = Object.entries(constantsOf(schema))
    return (
      schema.required?.every((key) => keys.includes(key)) &&
      constants.every(([key, fixed]) => (value as Record<string, unknown>)[key] === fixed)
    )
  })
}
