import type { z } from 'zod'
import { hintOf, nearest } from './hint.ts'
import { fieldOf, type Path, type Problem } from './problems.ts'

/** Keys with unique values in a list, because pages use them in addresses and as React keys. */
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

/** Keys that former versions had, and where what they said is now. */
const formerKeys: Readonly<Record<string, string>> = {
  closedDates:
    'closedDates is specialDays in business.json now, where each day has a name; run npm run upgrade, which moves it.',
}

/** Lists whose entries may have the same name: conditions on a question, a holiday of several years. */
const repeatingLists: readonly unknown[] = ['when', 'specialDays']

/** The problems of a content file by its schema, each with its line. */
export function schemaProblems(
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
  const meantPaths = unknown.map(({ path, meant }) => String([...path, meant]))
  return [
    ...unknown.map(({ path, key, sentence }) => problem(path, sentence, [...path, key])),
    ...issues
      .filter(
        ({ code, path }) => code !== 'unrecognized_keys' && !meantPaths.includes(String(path)),
      )
      .map(({ path, message }) => problem(path, message)),
  ]
}

/** The key that was probably meant by an unknown one. The issue's message lists the known keys. */
function meantBy(key: string, { path, message }: z.core.$ZodIssue, content: unknown) {
  const moved = formerKeys[key]
  if (moved) return { meant: '', sentence: moved }
  const names = message.split(', ')
  const presentKeys = Object.keys(path.reduce(partOf, content) ?? {})
  const absentKeys = names.filter((name) => !presentKeys.includes(name))
  const meant = nearest(key, absentKeys)
  return { meant, sentence: `"${key}" is unknown; ${hintOf(meant, names)}` }
}

function partOf(whole: unknown, key: PropertyKey): unknown {
  return (whole as Record<PropertyKey, unknown> | undefined)?.[key]
}

/** Problems of entries of one list, at any depth, that have the same text or the same name. */
export function repeatProblems(content: object, lineOf: (path: Path) => number): Problem[] {
  return repeatedIn(content).map(({ path, sentence }) => ({
    line: lineOf(path),
    field: fieldOf(path),
    sentence,
  }))
}

function repeatedIn(value: unknown, path: Path = []): { path: Path; sentence: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.entries(value).flatMap(([key, part]) =>
    repeatedIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  if (!Array.isArray(value) || repeatingLists.includes(path.at(-1))) return within
  return [
    ...[...distinctKeys, undefined].flatMap((key) => repeatedEntries(value, key, path)),
    ...within,
  ]
}

/** Entries with the same text at a key; without a key, entries that are the same text. */
function repeatedEntries(list: unknown[], key: string | undefined, path: Path) {
  // A question may be listed several times, with a price for each of its options.
  const isCompared = (entry: unknown) =>
    key !== 'question' || partOf(entry ?? {}, 'option') === undefined
  const texts = list.map((entry) => {
    if (!key) return entry
    return isCompared(entry) ? partOf(entry ?? {}, key) : undefined
  })
  return texts.flatMap((text, at) => {
    if (typeof text !== 'string' || texts.indexOf(text) === at) return []
    const place = key ? [...path, at, key] : [...path, at]
    return [{ path: place, sentence: `"${text}" is here twice; tell them apart.` }]
  })
}
