import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inEnglish } from '../../content-schema/english.ts'
import { contentFiles, type FileKind, kindOf, serviceKind } from '../../content-schema/files.ts'
import { referenceFaults } from '../../content-schema/reference-faults.ts'
import { referencesIn } from '../../content-schema/references.ts'
import { hint } from '../../problems/hint.ts'
import { type Located, locateJson } from '../../problems/locate-json.ts'
import { fieldOf, messageOf, type Problem } from '../../problems/problems.ts'
import { repeatProblems, schemaProblems } from '../../problems/schema-problems.ts'
import { shownFile } from '../content/content-folder.ts'
import { type Facts, unknownPlaceholders } from '../content/facts.ts'
import { readText } from '../content/read-text.ts'
import { askedByCounters, askedIn, existingIn } from './existing.ts'

interface CheckOptions {
  /** Whether a page has the path. By default every path has one, because no page is known yet. */
  isPage?: (path: string) => boolean
  /** The facts that texts may name; without them, nothing in braces is checked. */
  facts?: Facts
}

/** A content file with its problems. */
interface CheckedFile {
  readonly file: string
  /** What it must not say. */
  readonly faults: readonly Problem[]
  /** The names and links in it that lead to nothing. */
  readonly dangling: readonly Problem[]
}

/** The problems of content files, checked one by one: a block of lines for each with any. */
export function fileProblems(
  folder: string,
  files: readonly string[],
  options?: CheckOptions,
): string[] {
  return checkedFiles(folder, files, options)
    .map(({ file, faults, dangling }) =>
      messageOf(shownFile(file, folder), [...faults, ...dangling]),
    )
    .filter((lines) => lines !== '')
}

export function checkedFiles(
  folder: string,
  files: readonly string[],
  { isPage = () => true, facts }: CheckOptions = {},
): CheckedFile[] {
  const existing = existingIn(folder, isPage)
  return files.map((file) => {
    const kind = kindOf(file)
    const isThere = existsSync(join(folder, file))
    if (!kind || !isThere) {
      const isMissing = kind && !kind.isOptional
      return { file, faults: isMissing ? [missing] : [], dangling: [] }
    }
    const { value, faults, lineOf } = locateFile(folder, file)
    if (faults.length > 0) return { file, faults, dangling: [] }
    const { schema } = kind
    return {
      file,
      faults: [
        ...schemaProblems(Object(value), schema, lineOf),
        ...repeatProblems(Object(inEnglish(value)), lineOf),
        ...(facts ? unknownFacts(value, facts, kind, lineOf) : []),
      ],
      dangling: referenceFaults(referencesIn(schema, value), {
        ...existing,
        ...(kind === serviceKind ? askedIn(folder, file, value) : askedByCounters(folder, value)),
      }).map(({ path, sentence }) => ({
        line: lineOf(path),
        field: fieldOf(path),
        sentence,
      })),
    }
  })
}

/** The content files besides the services. */
export const filesBesidesServices = Object.keys(contentFiles)

const missing: Problem = { line: 1, field: '', sentence: 'is missing; put it back.' }

/** Reads a JSON file of the folder, with the lines of its values. */
export function locateFile(folder: string, file: string): Located {
  return locateJson(readText(join(folder, file)))
}

/** The content of a file that may be missing. */
export function contentOf(folder: string, file: string): unknown {
  return existsSync(join(folder, file)) ? locateFile(folder, file).value : undefined
}

/** Names in braces that are not facts, at any depth, and that the kind of file does not have besides. */
function unknownFacts(
  value: unknown,
  facts: Facts,
  kind: FileKind,
  lineOf: Located['lineOf'],
  path: readonly PropertyKey[] = [],
): Problem[] {
  if (typeof value === 'string') {
    const { all = [], [String(path.at(-1))]: ofKey = [] } = kind.otherPlaceholders ?? {}
    const others = [...all, ...ofKey].map((name) => [name, ''])
    const named = { ...facts, ...Object.fromEntries(others) }
    const inBraces = Object.keys(named).map((name) => `{${name}}`)
    return unknownPlaceholders(value, named).map((name) => ({
      line: lineOf(path),
      field: fieldOf(path),
      sentence: `{${name}} is not a fact; ${hint(`{${name}}`, inBraces)}`,
    }))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const within = [...path, Array.isArray(value) ? Number(key) : key]
    return kind.leadKeys?.includes(key) ? [] : unknownFacts(part, facts, kind, lineOf, within)
  })
}
