import { codeName, noneCode } from '../../../widgets/rules/engine/quote-code.ts'
import type { Path } from '../problems/problems.ts'
import {
  type CatalogueFiles,
  type Finding,
  fieldsIn,
  optionsIn,
  placedQuestionsOf,
} from './places.ts'

/** Something that links refer to by a code. */
interface LinkItem {
  readonly item: { readonly id: string; readonly code?: string }
  readonly file: string
  /** Where its code is written, or could be. */
  readonly path: Path
}

/** The problems of the codes of services, counts, questions and options in links. */
export function linkNameFindings({ services, extras }: CatalogueFiles): readonly Finding[] {
  const serviceItems = services.map(({ id, file, content: { code } }) => ({
    item: { id, ...(code !== undefined && { code }) },
    file,
    path: ['code'],
  }))
  const fieldLists = services.map((service) => placedQuestionsOf(service, extras).flatMap(fieldsIn))
  const fieldItems = fieldLists.map((fields) => fields.map((one) => linkItem(one.field, one)))
  const optionItems = fieldLists
    .flat()
    .map((field) => optionsIn(field).map((one) => linkItem(one.option, one)))
  return [serviceItems, ...fieldItems, ...optionItems].flatMap(scopeFindings)
}

function linkItem(
  item: LinkItem['item'],
  { file, path }: Pick<LinkItem, 'file' | 'path'>,
): LinkItem {
  return { item, file, path: [...path, item.code === undefined ? 'id' : 'code'] }
}

/** Within a scope (all services, a service, a question), codes are unique and fit into links. */
function scopeFindings(scope: readonly LinkItem[]): readonly Finding[] {
  return scope.flatMap(({ item, file, path }, at) => {
    const name = codeName(item)
    const other = scope
      .slice(0, at)
      .find((one) => codeName(one.item) === name && one.item.id !== item.id)
    if (other) {
      const sentence = `links know "${name}" as ${other.item.id}; write another code.`
      return [{ file, path, sentence }]
    }
    if (name !== noneCode && /^[a-z0-9]+$/.test(name)) return []
    const sentence = `"${name}" stands for nothing in links; write another code.`
    return [{ file, path, sentence }]
  })
}
