import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { noneValue, shortName } from '../../../widgets/rules/engine/quote-code.ts'
import { ownValue } from '../../../widgets/rules/text/table.ts'
import type { Codes, PartCodes } from '../../content-schema/quotes.ts'
import { contentFolder, shownFile } from '../content/content-folder.ts'
import {
  type CatalogueFiles,
  type Finding,
  optionsIn,
  type PlacedField,
  placedFieldsOf,
  readCatalogueFiles,
  type ServiceEntry,
} from './places.ts'

/** Something that links refer to by a code. */
interface LinkItem extends Omit<Finding, 'sentence'> {
  readonly item: { readonly id: string; readonly code?: string }
}

/** The problems of the codes of services, counts, questions and options in links. */
export function linkNameFindings({ services, extras }: CatalogueFiles): readonly Finding[] {
  const serviceItems = services.map((service) => ({
    item: codedService(service),
    file: service.file,
    path: ['code'],
  }))
  const fieldLists = services.map((service) => placedFieldsOf(service, extras))
  const fieldItems = fieldLists.map((fields) =>
    fields.map(({ field, ...at }) => linkItem(field, at)),
  )
  const optionItems = fieldLists
    .flat()
    .map((field) => optionsIn(field).map(({ option, ...at }) => linkItem(option, at)))
  return [serviceItems, ...fieldItems, ...optionItems].flatMap((scope) => [...scopeFindings(scope)])
}

/** With the place where its code is written, or could be. */
function linkItem(item: LinkItem['item'], { file, path }: Omit<LinkItem, 'item'>): LinkItem {
  return { item, file, path: [...path, item.code === undefined ? 'id' : 'code'] }
}

function codedService({ id, content: { code } }: ServiceEntry): LinkItem['item'] {
  return { id, ...(code !== undefined && { code }) }
}

/** Within a scope (all services, a service, a question), codes are unique and fit into links. */
function* scopeFindings(scope: readonly LinkItem[]): Generator<Finding> {
  for (const [at, { item, file, path }] of scope.entries()) {
    const name = shortName(item)
    const other = scope
      .slice(0, at)
      .find((one) => shortName(one.item) === name && one.item.id !== item.id)
    const isCode = name !== noneValue && /^[a-z0-9]+$/.test(name)
    const fault = other
      ? `links know "${name}" as ${other.item.id}`
      : `"${name}" stands for nothing in links`
    if (other || !isCode) yield { file, path, sentence: `${fault}; write another code.` }
  }
}

/** Finds codes of the catalogue that mean something else in links that were made earlier. */
export function* codeFindings(listed: Codes, files: CatalogueFiles): Generator<Finding> {
  for (const service of files.services) {
    const code = shortName(codedService(service))
    const entry = ownValue(listed, code)
    if (!entry) continue
    if (entry.id === service.id) {
      for (const placed of placedFieldsOf(service, files.extras))
        yield* partFindings(ownValue(entry.parts, shortName(placed.field)), placed)
    } else {
      yield { file: service.file, path: ['code'], sentence: reusedSentence(code, entry.id) }
    }
  }
}

function* partFindings(entry: PartCodes | undefined, placed: PlacedField): Generator<Finding> {
  if (!entry) return
  const { id, kind } = placed.field
  const { item, ...place } = linkItem(placed.field, placed)
  const name = shortName(item)
  if (entry.id !== id) {
    yield { ...place, sentence: reusedSentence(name, entry.id) }
  } else if (entry.kind !== kind) {
    const meaning = entry.kind === 'count' ? `the count ${id}` : `${id} of kind "${entry.kind}"`
    yield { ...place, sentence: reusedSentence(name, meaning) }
  } else {
    for (const { option, ...at } of optionsIn(placed)) {
      const code = shortName(option)
      const before = ownValue(entry.options ?? {}, code)
      const { file, path } = linkItem(option, at)
      if (before !== undefined && before !== option.id)
        yield { file, path, sentence: reusedSentence(code, before) }
    }
  }
}

function reusedSentence(code: string, meaning: string): string {
  return `"${code}" means ${meaning} in older links; write another code.`
}

/** Adds new codes to codes.json. Returns the name of the file, or '' when nothing was added. */
export function recordCodes(folder = contentFolder): string {
  const { files, codes } = readCatalogueFiles(folder)
  const merged = mergeCodes(codes, files)
  if (isDeepStrictEqual(merged, codes)) return ''
  // Renaming replaces the file at once, so a stopped build leaves either the old or the new one.
  const temporaryFile = join(folder, `.codes-${process.pid}`)
  writeFileSync(temporaryFile, `${JSON.stringify(merged, null, 2)}\n`)
  renameSync(temporaryFile, join(folder, 'codes.json'))
  return shownFile('codes.json', folder)
}

/** The listed codes, and the codes that the present catalogue adds. */
function mergeCodes(listed: Codes, { services, extras }: CatalogueFiles): Codes {
  const merged = { ...listed }
  for (const service of services) {
    const code = shortName(codedService(service))
    const parts = { ...ownValue(listed, code)?.parts }
    for (const placed of placedFieldsOf(service, extras)) {
      const name = shortName(placed.field)
      parts[name] = mergePart(ownValue(parts, name), placed)
    }
    merged[code] = { id: service.id, parts: sortByKey(parts) }
  }
  return sortByKey(merged)
}

function mergePart(before: PartCodes | undefined, placed: PlacedField): PartCodes {
  const { id, kind } = placed.field
  const todaysOptions = optionsIn(placed).map(({ option }) => [shortName(option), option.id])
  const options = { ...before?.options, ...Object.fromEntries(todaysOptions) }
  const hasOptions = Object.keys(options).length > 0
  return { id, kind, ...(hasOptions && { options: sortByKey(options) }) }
}

/** Sorted, so that the order does not depend on when something was added. */
function sortByKey<Value>(table: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(table).sort(([one], [other]) => (one < other ? -1 : 1)))
}
