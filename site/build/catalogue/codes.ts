import { codeName } from '../../../widgets/rules/engine/quote-code.ts'
import { ownValue } from '../../../widgets/rules/text/table.ts'
import type { Codes, PartCodes } from '../../content-types/codes.ts'
import {
  type CatalogueFiles,
  type Finding,
  fieldsIn,
  optionsIn,
  type PlacedField,
  placedQuestionsOf,
  type ServiceEntry,
} from './places.ts'

/** The listed codes, and the codes that the present catalogue adds. */
export function mergeCodes(listed: Codes, files: CatalogueFiles): Codes {
  const merged = { ...listed }
  for (const service of files.services) {
    const code = codeOf(service)
    const before = ownValue(listed, code)
    const parts = { ...before?.parts }
    for (const placed of placedQuestionsOf(service, files.extras).flatMap(fieldsIn)) {
      const name = codeName(placed.field)
      parts[name] = mergePart(ownValue(parts, name), placed)
    }
    merged[code] = { id: service.id, parts: sortByKey(parts) }
  }
  return sortByKey(merged)
}

function mergePart(before: PartCodes | undefined, placed: PlacedField): PartCodes {
  const { id, kind } = placed.field
  const todaysOptions = optionsIn(placed).map(
    ({ option }) => [codeName(option), option.id] as const,
  )
  const options = { ...before?.options, ...Object.fromEntries(todaysOptions) }
  const hasOptions = Object.keys(options).length > 0
  return { id, kind, ...(hasOptions && { options: sortByKey(options) }) }
}

/** Sorted, so that the order does not depend on when something was added. */
function sortByKey<Value>(table: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(table).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Finds codes of the catalogue that mean something else in links that were made earlier. */
export function codeFindings(listed: Codes, files: CatalogueFiles): readonly Finding[] {
  return files.services.flatMap((service): readonly Finding[] => {
    const code = codeOf(service)
    const entry = ownValue(listed, code)
    if (!entry) return []
    if (entry.id !== service.id) {
      const path = ['code']
      return [{ file: service.file, path, sentence: reusedSentence(code, entry.id) }]
    }
    return placedQuestionsOf(service, files.extras)
      .flatMap(fieldsIn)
      .flatMap((placed) => partFindings(ownValue(entry.parts, codeName(placed.field)), placed))
  })
}

function partFindings(entry: PartCodes | undefined, placed: PlacedField): readonly Finding[] {
  if (!entry) return []
  const { field, file, path } = placed
  const place = [...path, field.code === undefined ? 'id' : 'code']
  const name = codeName(field)
  if (entry.id !== field.id)
    return [{ file, path: place, sentence: reusedSentence(name, entry.id) }]
  if (entry.kind !== field.kind) {
    const meaning =
      entry.kind === 'count' ? `the count ${field.id}` : `${field.id} of kind "${entry.kind}"`
    return [{ file, path: place, sentence: reusedSentence(name, meaning) }]
  }
  return optionsIn(placed).flatMap(({ option, file, path }) => {
    const code = codeName(option)
    const id = ownValue(entry.options ?? {}, code)
    const optionPlace = [...path, option.code === undefined ? 'id' : 'code']
    const isReused = id !== undefined && id !== option.id
    return isReused ? [{ file, path: optionPlace, sentence: reusedSentence(code, id) }] : []
  })
}

function reusedSentence(code: string, meaning: string): string {
  return `"${code}" means ${meaning} in older links; write another code.`
}

function codeOf({ id, content: { code } }: ServiceEntry): string {
  return codeName({ id, ...(code !== undefined && { code }) })
}
