import type { z } from 'zod'
import { fieldOf, type Path, type Problem } from '../articles/problems.ts'
import { nearest } from './nearest.ts'

/** What the entries of a list are told apart by: pages use them as addresses and keys. */
const distinctKeys = ['id', 'title', 'question', 'name', 'place', 'path', 'caption']

/**
 * What is wrong with the exports of a content file, and on which line. `main` is the export that the
 * file is named after: its keys need no name before them. `distinct` are the keys that tell entries of lists apart.
 */
export function judge(
  exports: object,
  schema: z.ZodType,
  lineOf: (path: Path) => number,
  main: string,
  distinct: readonly string[] = distinctKeys,
): Problem[] {
  const problem = (path: Path, sentence: string, at = path): Problem => ({
    line: lineOf(at),
    field: fieldOf(path[0] === main && typeof path[1] === 'string' ? path.slice(1) : path),
    sentence,
  })
  const content = { ...exports }
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
    ...repeatedIn(content, distinct).map(({ path, sentence }) => problem(path, sentence)),
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
function repeatedIn(
  value: unknown,
  distinct: readonly string[],
  path: Path = [],
): { path: Path; sentence: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.entries(value).flatMap(([key, part]) =>
    repeatedIn(part, distinct, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  if (!Array.isArray(value)) return within
  return [...[...distinct, undefined].flatMap((key) => repeated(value, key, path)), ...within]
}

/** Entries with the same words at a key; with none, entries that are the same words themselves. */
function repeated(list: unknown[], key: string | undefined, path: Path) {
  const texts = list.map((entry) => (key ? partOf(entry ?? {}, key) : entry))
  return texts.flatMap((text, at) => {
    if (typeof text !== 'string' || texts.indexOf(text) === at) return []
    const place = key ? [...path, at, key] : [...path, at]
    return [{ path: place, sentence: `"${text}" stands here twice; tell them apart.` }]
  })
}
