import type { AreaGroup, Catalogue, Option } from '../company/catalogue.ts'
import { inCamelCase, inKebabCase } from '../embed/attribute-names.ts'
import { type Field, fieldsOf } from './answers.ts'

/** What a page can answer for the visitor, by an attribute or a property of the tag. */
export interface Prefill {
  /** As a tag writes it, such as `hedge-height`. */
  readonly attribute: string
  /** As the element's property is called, such as `hedgeHeight`. */
  readonly property: string
  /** The id of the count or the question. */
  readonly id: string
  readonly kind: Field['kind']
  /** What can be chosen in any of the services that ask it; none of a count or a check mark. */
  readonly options: readonly (Option | AreaGroup)[]
  /** The highest count in any of the services. */
  readonly most: number | undefined
  /** The ids of the services that ask it. */
  readonly services: readonly string[]
}

/** Everything that a page can answer, in the order in which the services ask it. */
export function prefillsOf({ services, extras }: Catalogue): readonly Prefill[] {
  const asked = services.flatMap(({ id: service, steps }) =>
    [...steps, extras]
      .flatMap(({ questions }) => questions)
      .flatMap(fieldsOf)
      .map((field) => ({ service, field })),
  )
  const ids = [...new Set(asked.map(({ field }) => field.id))]
  return ids.flatMap((id) => {
    const same = asked.filter(({ field }) => field.id === id)
    const [first] = same
    if (!first) return []
    const fields = same.map(({ field }) => field)
    const attribute = first.field.attribute ?? inKebabCase(id)
    const counts = fields.flatMap((field) => (field.kind === 'count' ? (field.most ?? []) : []))
    return {
      attribute,
      property: inCamelCase(attribute),
      id,
      kind: first.field.kind,
      options: distinct(fields.flatMap(optionsOf)),
      most: counts.length === fields.length ? Math.max(...counts) : undefined,
      services: same.map(({ service }) => service),
    }
  })
}

/** What can be chosen; nothing for a count or a check mark. */
export function optionsOf(field: Field): readonly (Option | AreaGroup)[] {
  switch (field.kind) {
    case 'one':
    case 'many':
      return field.options
    case 'area':
      return field.groups
    default:
      return []
  }
}

/** The first of those with one id. */
function distinct<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  return items.filter(({ id }, at) => items.findIndex((item) => item.id === id) === at)
}
