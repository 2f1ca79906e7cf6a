import { z } from 'zod'
import type { NameList } from '../editor/json-schema.ts'
import type { Path } from '../problems/problems.ts'

/*
 * What content refers to must exist: fields say what they refer to, and one walk checks it. Code
 * editors and forms do not know everything that exists, so the schemas alone accept every name.
 */

/** What a field refers to, besides the lists of names that forms offer. */
export type Target =
  | 'page'
  | 'page of a card'
  | 'no service'
  | 'pages in a text'
  | 'film'
  | 'postal codes'
  | 'phone number'
  // What a service asks; only its own file can name these.
  | 'question'
  | 'count'
  | 'choice'
  | 'price'
  | 'option'
  | 'example'
  | 'tile'

export const references = z.registry<{ to: Target }>()

/** Words in brackets, and the address in parentheses behind them. */
export const linkInText = /\[[^[\]]+\]\(([^()\s]+)\)/g

/** A name or a link in a value, and where it is. */
export interface Reference {
  readonly path: Path
  readonly value: unknown
  readonly names?: NameList
  readonly to?: Target
  /** The question of which the value is an option. */
  readonly question: string
}

/** The names and links in a value. Parts that the schema refuses are left out. */
export function referencesIn(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path = [],
  question = '',
): readonly Reference[] {
  if (value === undefined || value === null) return []
  if (schema instanceof z.ZodObject) {
    const parts: [string, z.core.$ZodType][] = Object.entries(schema.shape)
    const named = parts.find(([, part]) =>
      ['count', 'choice', 'price'].includes(references.get(part)?.to ?? ''),
    )
    const asked: unknown = named && Object(value)[named[0]]
    const optionsOf = typeof asked === 'string' ? asked : question
    return parts.flatMap(([key, part]) =>
      referencesIn(part, Object(value)[key], [...path, key], optionsOf),
    )
  }
  if (schema instanceof z.ZodArray) {
    const entries = Array.isArray(value) ? value : []
    return entries.flatMap((entry, at) =>
      referencesIn(schema.element, entry, [...path, at], question),
    )
  }
  if (schema instanceof z.ZodUnion) {
    const option = optionFor(schema, value)
    return option ? referencesIn(option, value, path, question) : []
  }
  const names = z.globalRegistry.get(schema)?.names
  const to = references.get(schema)?.to
  const isReference = (names || to) && z.safeParse(schema, value).success
  const { innerType } = (schema as z.ZodType).def as { innerType?: z.core.$ZodType }
  return [
    ...(isReference ? [{ path, value, question, ...(names && { names }), ...(to && { to }) }] : []),
    ...(innerType ? referencesIn(innerType, value, path, question) : []),
  ]
}

/** The shape of a union that a value has, or is meant to have. */
export function optionFor(union: z.ZodUnion, value: unknown) {
  const key = union instanceof z.ZodDiscriminatedUnion ? union.def.discriminator : undefined
  return union.options.find((option) =>
    key
      ? option._zod.propValues?.[key]?.has(Object(value)[key])
      : z.safeParse(option, value).success,
  )
}
