import type { z } from 'zod'
import { nearest } from './nearest.ts'
import { fieldOf, type Path, type Problem } from './problems.ts'

/** What the entries of a list are told apart by: pages use them as addresses and keys. */
const distinctKeys = [
  'id',
  'title',
  'question',
  'name',
  'place',
  'path',
  'caption',
  'label',
  'network',
  'option',
]

/** What is wrong with what a content file says, and on which line. */
export function judge(
  content: object,
  schema: z.ZodType,
  lineOf: (path: Path) => number,
): Problem[] {
  const problem = (path: Path, sentence: string, at = path): Problem => ({
    line: lineOf(at),
    field: fieldOf(path),
    sentence,
  })
  const issues = schema.safeParse(content).error?.issues ?? []
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ ...meantBy(key, issue, content), key, path: issue.path }))
      : [],
  )
  const mistyped = unknown.map(({ path, meant }) => String([...path, meant]))
  return [
    ...unknown.map(({ path, key, sentence }) => problem(path, sentence, [...path, key])),
    ...issues
      .filter(({ code, path }) => code !== 'unrecognized_keys' && !mistyped.includes(String(path)))
      .map(({ path, message }) => problem(path, message)),
    ...repeatedIn(content).map(({ path, sentence }) => problem(path, sentence)),
  ]
}

/** What somebody meant by a key that is none. The message of the issue are the names there are. */
function meantBy(key: string, { path, message }: z.core.$ZodIssue, content: unknown) {
  const names = message.split(', ')
  const given = Object.keys(path.reduce(partOf, content) ?? {})
  const meant = nearest(
    key,
    names.filter((name) => !given.includes(name)),
  )
  const hint = meant ? `did you mean ${meant}?` : `there are ${message}.`
  return { meant, sentence: `"${key}" is unknown; ${hint}` }
}

function partOf(whole: unknown, key: PropertyKey): unknown {
  return (whole as Record<PropertyKey, unknown> | undefined)?.[key]
}

/** Entries of one list, at any depth, that are not told apart. */
function repeatedIn(value: unknown, path: Path = []): { path: Path; sentence: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.entries(value).flatMap(([key, part]) =>
    repeatedIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  // Several conditions may be about one question.
  if (!Array.isArray(value) || path.at(-1) === 'when') return within
  return [...[...distinctKeys, undefined].flatMap((key) => repeated(value, key, path)), ...within]
}

/** Entries with the same words at a key; with none, entries that are the same words themselves. */
function repeated(list: unknown[], key: string | undefined, path: Path) {
  // One question may stand several times with a price for each of its options.
  const isCompared = (entry: unknown) =>
    key !== 'question' || partOf(entry ?? {}, 'option') === undefined
  const texts = list.map((entry) => {
    if (!key) return entry
    return isCompared(entry) ? partOf(entry ?? {}, key) : undefined
  })
  return texts.flatMap((text, at) => {
    if (typeof text !== 'string' || texts.indexOf(text) === at) return []
    const place = key ? [...path, at, key] : [...path, at]
    return [{ path: place, sentence: `"${text}" stands here twice; tell them apart.` }]
  })
}
