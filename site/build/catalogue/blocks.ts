import { type Field, fieldsOf } from '../../../widgets/rules/engine/answers.ts'
import { optionsOf } from '../../../widgets/rules/engine/prefill.ts'
import type { Block } from '../../content-schema/blocks.ts'
import type { Example, NamedPrice } from '../../content-types/named-price.ts'
import { hint } from '../problems/hint.ts'
import type { Path } from '../problems/problems.ts'
import {
  type CatalogueFiles,
  type Finding,
  questionsIn,
  type ServiceEntry,
  stepsOf,
} from './places.ts'

type Fault = Omit<Finding, 'file'>

/** Names in the blocks of a service's page that its questions do not have. */
export function blockFindings(files: CatalogueFiles): readonly Finding[] {
  return files.services.flatMap((service) => {
    const fields = fieldsOfService(service, files)
    const blocks = service.content.page?.blocks ?? []
    return blocks
      .flatMap((block, at) =>
        mentionsIn(block).flatMap((mention) => faultsOf(mention, fields, ['page', 'blocks', at])),
      )
      .map((fault) => ({ ...fault, file: service.file }))
  })
}

/** All that can be answered in a service, without extras that only other services have. */
function fieldsOfService(service: ServiceEntry, { extras }: CatalogueFiles): readonly Field[] {
  const isOffered = (when: typeof extras.when = []) =>
    when.every((one) => !('service' in one) || one.service.includes(service.id))
  return stepsOf(service, extras)
    .filter(({ step }) => isOffered(step.when))
    .flatMap(questionsIn)
    .filter(({ question }) => isOffered(question.when))
    .flatMap(({ question }) => fieldsOf(question))
}

/** A question that a block names, its place in the block, and the options named with it. */
interface Mention {
  readonly question: string
  readonly path: Path
  readonly options: readonly { readonly id: string; readonly path: Path }[]
  /** It must be something that is counted. */
  readonly isCount?: true
  /** It must be a question with options. */
  readonly isChoice?: true
}

function mentionsIn(block: Block): readonly Mention[] {
  switch (block.kind) {
    case 'hero':
      if (block.look === 'drawing')
        return block.prices.map((price, at) => priceMention(price, ['prices', at]))
      if (block.look === 'receipt')
        return block.lines.map(({ question }, at) => ({
          question,
          path: ['lines', at, 'question'],
          options: [],
          isCount: true,
        }))
      return []
    case 'choices':
      return [
        choiceMention(block.question, block.options, 'options'),
        ...('example' in block ? exampleMentions(block.example) : []),
        ...('also' in block && block.also ? [priceMention(block.also, ['also'])] : []),
      ]
    case 'jobs':
      return block.jobs.flatMap(({ prices = [] }, at) =>
        prices.map((price, index) => priceMention(price, ['jobs', at, 'prices', index])),
      )
    default:
      return []
  }
}

function priceMention({ question, option }: NamedPrice, path: Path): Mention {
  const options = option === undefined ? [] : [{ id: option, path: [...path, 'option'] }]
  return { question, path: [...path, 'question'], options }
}

function choiceMention(
  question: string,
  options: readonly { option: string }[],
  list: string,
): Mention {
  return {
    question,
    path: ['question'],
    options: options.map(({ option }, at) => ({ id: option, path: [list, at, 'option'] })),
    isChoice: true,
  }
}

function exampleMentions(example: Example): readonly Mention[] {
  return Object.entries(example).map(([question, value]) => {
    const path = ['example', question]
    if (typeof value === 'number') return { question, path, options: [], isCount: true }
    return { question, path, options: [{ id: value, path }], isChoice: true }
  })
}

function faultsOf(
  { question, path, options, isCount, isChoice }: Mention,
  fields: readonly Field[],
  blockPath: Path,
): readonly Fault[] {
  const candidates = fields.filter(({ kind }) => {
    if (isCount) return kind === 'count'
    return isChoice ? kind === 'one' || kind === 'many' : kind !== 'area'
  })
  const field = candidates.find(({ id }) => id === question)
  if (!field) {
    const noun = isCount ? 'count' : 'question'
    const ids = candidates.map(({ id }) => id)
    const sentence = `there is no ${noun} "${question}"; ${hint(question, ids)}`
    return [{ path: [...blockPath, ...path], sentence }]
  }
  const optionIds = optionsOf(field).map(({ id }) => id)
  return options
    .filter(({ id }) => !optionIds.includes(id))
    .map(({ id, path }) => ({
      path: [...blockPath, ...path],
      sentence: `there is no option "${id}" of ${question}; ${hint(id, optionIds)}`,
    }))
}
