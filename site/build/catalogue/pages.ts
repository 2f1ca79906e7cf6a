import { cardPrice } from '../../../widgets/rules/engine/quote.ts'
import type { ServiceFile } from '../../content-types/service.ts'
import { fixedPaths } from '../../routes/route-table.ts'
import { hint } from '../problems/hint.ts'
import {
  type CatalogueFiles,
  type Finding,
  fieldsIn,
  type PlacedField,
  questionsIn,
  stepsOf,
} from './places.ts'

/** A problem in the file of a service. */
type Fault = Omit<Finding, 'file'>

/** Finds what pages cannot show of a service, and paths and names that two services share. */
export function pageFindings(files: CatalogueFiles): readonly Finding[] {
  return [
    ...files.services.flatMap((service) => {
      const steps = stepsOf(service, files.extras).filter(({ isExtras }) => !isExtras)
      const questions = steps.flatMap(questionsIn)
      const ids = questions.map(({ question }) => question.id)
      return [
        ...cardFaults(service.content, questions.flatMap(fieldsIn)),
        ...listedFaults(service.content, ids),
        ...pathFaults(service.content),
      ].map((fault) => ({ ...fault, file: service.file }))
    }),
    ...repeatedFindings(files, 'path', 'is the page of'),
    ...repeatedFindings(files, 'name', 'is what visitors read of'),
  ]
}

/** The price on a tile must be more than 0. */
export function tileFindings({ services, extras }: CatalogueFiles): readonly Finding[] {
  return services.flatMap(({ id, file, content }) => {
    const service = { ...content, id }
    const catalogue = { services: [service], extras, charges: { minimum: 0, taxes: [] } }
    const sentence = 'comes to $0; name something that has a price and is always asked.'
    const hasPrice = cardPrice(catalogue, service) > 0
    return hasPrice ? [] : [{ file, path: ['card', 'from'], sentence }]
  })
}

/** The price on a tile is for counts and options, and for nothing else. */
function cardFaults(
  { card: { from } }: ServiceFile,
  fields: readonly PlacedField[],
): readonly Fault[] {
  const path = ['card', 'from']
  if (Object.keys(from).length === 0) {
    return [{ path, sentence: 'is empty; write what the price is for, as { "bedrooms": 1 }.' }]
  }
  return Object.entries(from).flatMap(([id, value]) => {
    const found = fields.find(({ field }) => field.id === id)?.field
    if (found?.kind === 'count') {
      const sentence = `"${value}" is not a number of ${id}; write 1.`
      return typeof value === 'number' ? [] : [{ path: [...path, id], sentence }]
    }
    if (found?.kind === 'one' || found?.kind === 'many') {
      const ids = found.options.map((option) => option.id)
      const sentence = `"${value}" is not an option of ${id}; ${hint(String(value), ids)}`
      return ids.some((one) => one === value) ? [] : [{ path: [...path, id], sentence }]
    }
    const ids = fields
      .filter(({ field }) => ['count', 'one', 'many'].includes(field.kind))
      .map(({ field }) => field.id)
    const advice = hint(id, ids)
    return [{ path: [...path, id], sentence: `there is no count and no choice "${id}"; ${advice}` }]
  })
}

function listedFaults({ listed }: ServiceFile, ids: readonly string[]): readonly Fault[] {
  return listed.flatMap((id, at) => {
    const sentence = `there is no question "${id}"; ${hint(id, ids)}`
    return ids.includes(id) ? [] : [{ path: ['listed', at], sentence }]
  })
}

function pathFaults({ path }: ServiceFile): readonly Fault[] {
  const isTaken = fixedPaths.includes(path) || path.startsWith('/blog/')
  return isTaken ? [{ path: ['path'], sentence: `"${path}" is another page; write another.` }] : []
}

function repeatedFindings({ services }: CatalogueFiles, key: 'path' | 'name', words: string) {
  return services.flatMap(({ file, content }, at): Finding[] => {
    const other = services.slice(0, at).find((one) => one.content[key] === content[key])
    const sentence = `"${content[key]}" ${words} ${other?.id}; write another.`
    return other ? [{ file, path: [key], sentence }] : []
  })
}
