/** The lists of names that a field of the content chooses from. */
export type NameList =
  | 'masters'
  | 'gallery'
  | 'pairs'
  | 'drawings'
  | 'icons'
  | 'films'
  | 'places'
  | 'services'
  | 'questions'
  | 'categories'

/** What the schemas of the content say for the forms of the editor alone. */
export interface ForForms {
  /** What is chosen is a name of this list. */
  names?: NameList
  /** What follows the pattern, for the sentence that asks for it. */
  example?: string
  /** It may be a sentence or more, and have line breaks. */
  isLong?: boolean
  /** Text with headings, lists and links. */
  isMarkdown?: boolean
  isColour?: boolean
  /** A day, as 2026-10-12. */
  isDay?: boolean
  /** What a form begins with where there is nothing yet. */
  initial?: unknown
  /** It must not change once it is published. */
  isFixed?: boolean
}

/** As much of JSON Schema as the schemas of the content have. */
export interface JsonSchema extends ForForms {
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
export interface Variant {
  /** What forms store it by. */
  readonly name: string
  readonly schema: JsonSchema
}

/** A value that has one of several shapes. */
export interface Union {
  /** The key by which a form tells the shapes apart. */
  readonly key: string
  readonly variants: readonly Variant[]
}

/** The key of forms for shapes that the content tells apart without one. */
const variantKey = 'variant'

/** The key of forms for a value that is no object. */
export const valueKey = 'value'

/** What a schema refers to, in place of the reference. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { $ref, ...own } = schema
  return $ref ? { ...root.definitions?.[$ref.replace('#/definitions/', '')], ...own } : schema
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

/** What an object of a shape always says, by its keys. */
export function constantsOf({ properties = {}, required = [] }: JsonSchema) {
  return Object.fromEntries(
    required.flatMap((key) => {
      const fixed = properties[key]?.const
      return fixed === undefined ? [] : [[key, fixed]]
    }),
  )
}

/** The shapes of a value that has several; undefined where a form can write them all into one field. */
export function unionOf(schema: JsonSchema, root: JsonSchema): Union | undefined {
  const options = (schema.anyOf ?? schema.oneOf)?.map((option) => resolved(option, root))
  if (!options?.some(({ type }) => type === 'object')) return undefined
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

/** The key that says which shape an object has: it is a text, another one in each. */
function discriminatorOf(options: readonly JsonSchema[]): string | undefined {
  const [first = {}, ...others] = options.map(constantsOf)
  return Object.keys(first).find((key) =>
    [first, ...others].every((constants) => typeof constants[key] === 'string'),
  )
}

function sharedKeys(options: readonly JsonSchema[]): readonly string[] {
  const [first, ...others] = options.map(({ properties = {} }) => Object.keys(properties))
  return first?.filter((key) => others.every((keys) => keys.includes(key))) ?? []
}

/** A name made of what an object always says, or of what the others have not. */
function nameOf(schema: JsonSchema, shared: readonly string[]): string {
  if (!schema.properties) return `${schema.type}`
  const constants = Object.entries(constantsOf(schema)).map(([key, fixed]) => `${key}-${fixed}`)
  const own = Object.keys(schema.properties).filter((key) => !shared.includes(key))
  return (constants.length > 0 ? constants : own).join('-')
}

/** The shape that a value has; undefined for one that has none of them. */
export function variantOf(union: Union, value: unknown): Variant | undefined {
  if (typeof value !== 'object' || value === null) {
    return union.variants.find(({ schema }) => schema.type === typeof value)
  }
  const keys = Object.keys(value)
  const given = (value as Record<string, unknown>)[union.key]
  const byKey = union.variants.find(({ name }) => name === given)
  if (byKey) return byKey
  return union.variants.find(({ schema }) => {
    const constants = Object.entries(constantsOf(schema))
    return (
      schema.required?.every((key) => keys.includes(key)) &&
      constants.every(([key, fixed]) => (value as Record<string, unknown>)[key] === fixed)
    )
  })
}
