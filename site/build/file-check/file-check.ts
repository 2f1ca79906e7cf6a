import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shownFile } from '../content/content-folder.ts'
import { type Facts, namesOf, unknownPlaceholders } from '../content/facts.ts'
import { judge } from '../problems/judge.ts'
import { type Located, locateJson } from '../problems/locate-json.ts'
import { fieldOf, messageOf, type Problem } from '../problems/problems.ts'
import { contentFiles, kindOf } from '../schemas/content-files.ts'
import type { IsPage } from '../schemas/parts/known.ts'
import { knownIn } from './known-in.ts'

interface Judging {
  /** Whether the site has a page; before the pages are known, it has any. */
  isPage?: IsPage
  /** What texts may name in braces; before the facts are known, braces are not looked at. */
  facts?: Facts
}

/** What is wrong with files of a folder of content by themselves: a block of lines for each that has something. */
export function fileProblems(
  folder: string,
  files: readonly string[],
  { isPage = () => true, facts }: Judging = {},
): string[] {
  const known = knownIn(folder, isPage)
  const problemsOf = (file: string): Problem[] => {
    const kind = kindOf(file)
    if (!kind) return []
    if (!existsSync(join(folder, file))) return kind.isOptional ? [] : [missing]
    const { value, faults, lineOf } = located(folder, file)
    if (faults.length > 0) return faults
    return [
      ...judge(Object(value), kind.schema(known), lineOf),
      ...(facts ? unknownFacts(value, { ...facts, ...ownFacts(kind.ownBraces) }, lineOf) : []),
    ]
  }
  return files
    .map((file) => messageOf(shownFile(file, folder), problemsOf(file)))
    .filter((lines) => lines !== '')
}

/** The files of every company that are no services. */
export const commonFiles = Object.keys(contentFiles)

const missing: Problem = { line: 1, field: '', sentence: 'is missing; put it back.' }

const ownFacts = (names: readonly string[] = []) =>
  Object.fromEntries(names.map((name) => [name, '']))

/** A file of the folder. */
export function located(folder: string, file: string): Located {
  return locateJson(readFileSync(join(folder, file), 'utf8'))
}

/** What is in braces and is no fact, at any depth. */
function unknownFacts(
  value: unknown,
  facts: Facts,
  lineOf: Located['lineOf'],
  path: readonly PropertyKey[] = [],
): Problem[] {
  if (typeof value === 'string') {
    return unknownPlaceholders(value, facts).map((name) => ({
      line: lineOf(path),
      field: fieldOf(path),
      sentence: `{${name}} is no fact; there are ${namesOf(facts)}.`,
    }))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    unknownFacts(part, facts, lineOf, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
