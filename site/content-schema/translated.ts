import { z } from 'zod'
import { languages } from '../../widgets/words/languages.ts'
import type { JsonSchema } from '../editor/json-schema.ts'
import type { Path } from '../problems/problems.ts'
import { oneOf } from '../problems/problems.ts'
import { allLanguages, english, otherLanguages } from './english.ts'
import { optional } from './fields.ts'
import { optionFor } from './references.ts'

/*
 * Texts that the widgets show may be written in several languages: a file has a plain string, which is
 * English, or `{ "en": "Bedrooms", "fr": "Chambres" }`. What reads a file gets the English.
 */

type Words = z.ZodString

/** The schemas of texts that may be in several languages; `write` makes the JSON Schemas of their shapes. */
const shapes = z.registry<{ readonly write: () => JsonSchema[] }>()

/** Words that may be written in several languages. In each they must be right as the plain words must be. */
export const translated = (words: Words) => inLanguages(words)

/** The same for the name of something that is counted, for which a language may have several plural forms. */
export const translatedCount = (words: Words) => inLanguages(words, formsOf(words))

function inLanguages(plain: Words, forms?: z.ZodType) {
  return z
    .unknown()
    .transform((value, { issues }) => {
      const found = issuesIn(value, plain, forms)
      issues.push(...found)
      if (found.length > 0) return z.NEVER
      return isObject(value) ? String(value[english]) : String(value)
    })
    .describe(plain.description ?? '')
    .register(shapes, { write: () => [written(plain), written(textsOf(plain, forms))] })
}

/** What is wrong with a text, or with each of its languages. */
function issuesIn(value: unknown, plain: Words, forms?: z.ZodType): Issue[] {
  if (!isObject(value)) return issuesOf(plain, value)
  const inEach = Object.entries(value).flatMap(([code, text]) => {
    if (!allLanguages.includes(code)) return issue(unspoken(code), [code])
    const hasForms = forms && code !== english && isObject(text)
    return issuesOf(hasForms ? forms : plain, text, [code])
  })
  return Object.hasOwn(value, english) ? inEach : [...inEach, issue(notEnglish)]
}

type Issue = ReturnType<typeof issue>

const issue = (message: string, path: PropertyKey[] = [], input?: unknown) =>
  ({ code: 'custom', message, path, input }) as const

function issuesOf(schema: z.ZodType, value: unknown, path: PropertyKey[] = []): Issue[] {
  const found = schema.safeParse(value).error?.issues ?? []
  return found.map((one) => issue(one.message, [...path, ...one.path], value))
}

const notEnglish = 'has no English; write it too, as "en".'

const unspoken = (code: string) =>
  `"${code}" is no language of the quote builder; write ${oneOf(allLanguages)}.`

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The plural forms that languages have, as Intl.PluralRules calls them. */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

function formsOf(words: Words) {
  const each = pluralForms.map((form) => {
    const description = `For numbers that take the form ${form} in this language.`
    const described = words.meta({ title: form, description })
    return [form, form === 'other' ? described : optional(described)] as const
  })
  return z.strictObject(Object.fromEntries(each), {
    error: ({ keys }) => `"${keys}" is no plural form; write ${oneOf(pluralForms)}.`,
  })
}

function textsOf(plain: Words, forms?: z.ZodType) {
  const other = forms ? z.union([plain, forms]) : plain
  const inOther = otherLanguages.map((code) => {
    const title = languages[code]?.name ?? code
    return [code, optional(other.meta({ title, description: `In ${title}.` }))] as const
  })
  return z.strictObject({
    [english]: plain.meta({ title: 'English', description: 'In English.' }),
    ...Object.fromEntries(inOther),
  })
}

/** The JSON Schemas of a text that may be in several languages: of plain words, and of an object; undefined for anything else. */
export function textShapes(schema: z.core.$ZodType): JsonSchema[] | undefined {
  return shapes.get(schema)?.write()
}

function written(schema: z.ZodType): JsonSchema {
  // The text around the shapes has the description.
  const {
    $schema: _,
    description: __,
    ...rest
  } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
  })
  return rest as JsonSchema
}

/** A text in a value that may be in several languages, and where it is. */
export interface TextPlace {
  readonly path: Path
  readonly value: unknown
}

/** The texts in a value that may be in several languages. Parts that the schema refuses are left out. */
export function textsIn(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path = [],
): readonly TextPlace[] {
  if (value === undefined || value === null) return []
  if (shapes.get(schema)) return [{ path, value }]
  if (schema instanceof z.ZodObject) {
    const parts: [string, z.core.$ZodType][] = Object.entries(schema.shape)
    return parts.flatMap(([key, part]) => textsIn(part, Object(value)[key], [...path, key]))
  }
  if (schema instanceof z.ZodArray) {
    const entries = Array.isArray(value) ? value : []
    return entries.flatMap((entry, at) => textsIn(schema.element, entry, [...path, at]))
  }
  if (schema instanceof z.ZodUnion) {
    const option = optionFor(schema, value)
    return option ? textsIn(option, value, path) : []
  }
  const { innerType } = (schema as z.ZodType).def as { innerType?: z.core.$ZodType }
  return innerType ? textsIn(innerType, value, path) : []
}
