import { codeName, none } from '../../../widgets/rules/engine/quote-code.ts'
import type { Path } from '../problems/problems.ts'
import { askedIn, type CatalogueFiles, type Finding, fieldsIn, optionsIn } from './places.ts'

/** Something that links name. */
interface Named {
  readonly item: { readonly id: string; readonly code?: string }
  readonly file: string
  /** Where its code is written, or where one can be. */
  readonly path: Path
}

/** What is wrong with what stands for services, counts, questions and options in links. */
export function linkNameFindings({ services, extras }: CatalogueFiles): readonly Finding[] {
  const all = services.map(({ id, file, content: { code } }) => ({
    item: { id, ...(code !== undefined && { code }) },
    file,
    path: ['code'],
  }))
  const inServices = services.map((service) => askedIn(service, extras).flatMap(fieldsIn))
  const scopes = inServices.map((fields) => fields.map((one) => named(one.field, one)))
  const lists = inServices
    .flat()
    .map((field) => optionsIn(field).map((one) => named(one.option, one)))
  return [all, ...scopes, ...lists].flatMap(scopeFindings)
}

function named(item: Named['item'], { file, path }: Pick<Named, 'file' | 'path'>): Named {
  return { item, file, path: [...path, item.code === undefined ? 'id' : 'code'] }
}

/** Within one scope each has a code that links can carry, and that no other has. */
function scopeFindings(scope: readonly Named[]): readonly Finding[] {
  return scope.flatMap(({ item, file, path }, at) => {
    const name = codeName(item)
    const other = scope
      .slice(0, at)
      .find((one) => codeName(one.item) === name && one.item.id !== item.id)
    if (other) {
      const sentence = `links know "${name}" as ${other.item.id}; write another code.`
      return [{ file, path, sentence }]
    }
    if (name !== none && /^[a-z0-9]+$/.test(name)) return []
    const sentence = `"${name}" stands for nothing in links; write another code.`
    return [{ file, path, sentence }]
  })
}
