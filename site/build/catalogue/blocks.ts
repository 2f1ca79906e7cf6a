import { type Field, fieldsOf } from '../../../widgets/rules/engine/answers.ts'
import { optionsOf } from '../../../widgets/rules/engine/prefill.ts'
import type { Example, NamedPrice } from '../../content-types/named-price.ts'
import type { Block } from '../../content-types/service-blocks.ts'
import { hint } from '../problems/hint.ts'
import type { Path } from '../problems/problems.ts'
import { askedIn, type CatalogueFiles, type Finding, type ServiceEntry } from './places.ts'

type Fault = Omit<Finding, 'file'>

/** What the blocks of a page name, and the service does not ask. */
export function blockFindings(files: CatalogueFiles): readonly Finding[] {
  return files.services.flatMap((service) => {
    const fields = fieldsAskedIn(service, files)
    const blocks = service.content.page?.blocks ?? []
    return blocks
      .flatMap((block, at) =>
        namesIn(block).flatMap((name) => faultsOf(name, fields, ['page', 'blocks', at])),
      )
      .map((fault) => ({ ...fault, file: service.file }))
  })
}

/** All that can be answered in a service; extras that other services alone have are left out. */
function fieldsAskedIn(service: ServiceEntry, { extras }: CatalogueFiles): readonly Field[] {
  const isOffered = (when: typeof extras.when = []) =>
    when.every((one) => !('service' in one) || one.service.includes(service.id))
  return askedIn(service, extras)
    .filter(({ question }) => isOffered(question.when))
    .flatMap(({ question }) => fieldsOf(question))
}

/** A question that a block names, where it does, and the options that it names with it. */
interface Named {
  readonly question: string
  readonly path: Path
  readonly options: readonly { readonly id: string; readonly path: Path }[]
  /** Only what is counted has a number. */
  readonly isCount?: true
  /** Only options have a name each. */
  readonly isChoice?: true
}

function namesIn(block: Block): readonly Named[] {
  switch (block.kind) {
    case 'plan-hero':
      return block.prices.map((price, at) => priceName(price, ['prices', at]))
    case 'receipt-hero':
      return block.lines.map(({ question }, at) => ({
        question,
        path: ['lines', at, 'question'],
        options: [],
        isCount: true,
      }))
    case 'choice-strip':
    case 'choice-tiles':
      return [choiceName(block.question, block.options, 'options'), ...exampleNames(block.example)]
    case 'choice-pictures':
      return [choiceName(block.question, block.options, 'options')]
    case 'jobs':
      return block.jobs.flatMap(({ prices = [] }, at) =>
        prices.map((price, index) => priceName(price, ['jobs', at, 'prices', index])),
      )
    case 'board':
      return block.rows.flatMap(({ prices = [] }, at) =>
        prices.map((price, index) => priceName(price, ['rows', at, 'prices', index])),
      )
    case 'sizes':
      return [
        choiceName(block.question, block.sizes, 'sizes'),
        ...(block.also ? [priceName(block.also, ['also'])] : []),
      ]
    default:
      return []
  }
}

function priceName({ question, option }: NamedPrice, path: Path): Named {
  const options = option === undefined ? [] : [{ id: option, path: [...path, 'option'] }]
  return { question, path: [...path, 'question'], options }
}

function choiceName(question: string, options: readonly { option: string }[], list: string): Named {
  return {
    question,
    path: ['question'],
    options: options.map(({ option }, at) => ({ id: option, path: [list, at, 'option'] })),
    isChoice: true,
  }
}

function exampleNames(example: Example): readonly Named[] {
  return Object.entries(example).map(([question, value]) => {
    const path = ['example', question]
    if (typeof value === 'number') return { question, path, options: [], isCount: true }
    return { question, path, options: [{ id: value, path }], isChoice: true }
  })
}

function faultsOf(
  { question, path, options, isCount, isChoice }: Named,
  fields: readonly Field[],
  block: Path,
): readonly Fault[] {
  const fitting = fields.filter(({ kind }) => {
    if (isCount) return kind === 'count'
    return isChoice ? kind === 'one' || kind === 'many' : kind !== 'area'
  })
  const found = fitting.find(({ id }) => id === question)
  if (!found) {
    const what = isCount ? 'count' : 'question'
    const known = fitting.map(({ id }) => id)
    const sentence = `there is no ${what} "${question}"; ${hint(question, known)}`
    return [{ path: [...block, ...path], sentence }]
  }
  const known = optionsOf(found).map(({ id }) => id)
  return options
    .filter(({ id }) => !known.includes(id))
    .map(({ id, path }) => ({
      path: [...block, ...path],
      sentence: `there is no option "${id}" of ${question}; ${hint(id, known)}`,
    }))
}
