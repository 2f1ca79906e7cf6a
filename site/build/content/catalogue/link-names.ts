import { codeName } from '../../../../widgets/rules/engine/quote-code.ts'
import type { Path } from '../../articles/problems.ts'
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
    if (/^(?!0$)[a-z0-9]{1,12}$/.test(name)) return []
    const sentence = /^[a-z0-9]{13,}$/.test(name)
      ? `"${item.id}" is too long for links; write a code, such as "code": "${shortened(item.id)}".`
      : `"${name}" stands for nothing in links; write another code.`
    return [{ file, path, sentence }]
  })
}

/** The first words of an id that fit: `window` of `window-washing`. */
function shortened(id: string): string {
  const words = id.split(/-|(?=[A-Z])/).map((word) => word.toLowerCase())
  const fitting = words.filter((_, at) => words.slice(0, at + 1).join('').length <= 12)
  return fitting.join('') || id.toLowerCase().slice(0, 12)
}
