import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shownFile } from '../content/content-folder.ts'
import { type Facts, namesOf, unknownPlaceholders } from '../content/facts.ts'
import { type Located, locateJson } from '../problems/locate-json.ts'
import { fieldOf, messageOf, type Problem } from '../problems/problems.ts'
import { schemaProblems } from '../problems/schema-problems.ts'
import { contentFiles, kindOf } from '../schemas/content-files.ts'
import type { IsPage } from '../schemas/parts/known.ts'
import { knownIn } from './known-in.ts'

interface CheckOptions {
  /** Whether a page has the path. By default every path has one, because no page is known yet. */
  isPage?: IsPage
  /** The facts that texts may name; without them, nothing in braces is checked. */
  facts?: Facts
}

/** The problems of content files, checked one by one: a block of lines for each with any. */
export function fileProblems(
  folder: string,
  files: readonly string[],
  { isPage = () => true, facts }: CheckOptions = {},
): string[] {
  const known = knownIn(folder, isPage)
  const problemsOf = (file: string): Problem[] => {
    const kind = kindOf(file)
    if (!kind) return []
    if (!existsSync(join(folder, file))) return kind.isOptional ? [] : [missing]
    const { value, faults, lineOf } = locateFile(folder, file)
    if (faults.length > 0) return faults
    return [
      ...schemaProblems(Object(value), kind.schema(known), lineOf),
      ...(facts
        ? unknownFacts(value, { ...facts, ...emptyFacts(kind.otherPlaceholders) }, lineOf)
        : []),
    ]
  }
  return files
    .map((file) => messageOf(shownFile(file, folder), problemsOf(file)))
    .filter((lines) => lines !== '')
}

/** The content files besides the services. */
export const filesBesidesServices = Object.keys(contentFiles)

const missing: Problem = { line: 1, field: '', sentence: 'is missing; put it back.' }

/** Names that a file may have in braces besides the facts, as facts without a value. */
const emptyFacts = (names: readonly string[] = []) =>
  Object.fromEntries(names.map((name) => [name, '']))

/** Reads a JSON file of the folder, with the lines of its values. */
export function locateFile(folder: string, file: string): Located {
  return locateJson(readFileSync(join(folder, file), 'utf8'))
}

/** Names in braces that are not facts, at any depth. */
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
      sentence: `{${name}} is not a fact; there are ${namesOf(facts)}.`,
    }))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    unknownFacts(part, facts, lineOf, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
