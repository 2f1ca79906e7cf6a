import type { AreaGroup, Catalogue, Option } from '../company/catalogue.ts'
import { inCamelCase, inKebabCase } from '../embed/attribute-names.ts'
import { type Field, fieldsOf } from './answers.ts'

/** An answer that a page can give for the visitor, by an attribute or a property of the tag. */
export interface Prefill {
  /** The name in a tag, such as `hedge-height`. */
  readonly attribute: string
  /** The name of the element's property, such as `hedgeHeight`. */
  readonly property: string
  /** The id of the count or the question. */
  readonly id: string
  readonly kind: Field['kind']
  /** The options in any of the services that ask it; none for a count or a check mark. */
  readonly options: readonly (Option | AreaGroup)[]
  /** The highest count in any of the services. */
  readonly most: number | undefined
  /** The ids of the services that ask it. */
  readonly services: readonly string[]
}

/** Everything that a page can answer, in the order in which the services ask it. */
export function prefillsOf({ services, extras }: Catalogue): readonly Prefill[] {
  const serviceFields = services.flatMap(({ id: service, steps }) =>
    [...steps, extras]
      .flatMap(({ questions }) => questions)
      .flatMap(fieldsOf)
      .map((field) => ({ service, field })),
  )
  const ids = [...new Set(serviceFields.map(({ field }) => field.id))]
  return ids.flatMap((id) => {
    const matches = serviceFields.filter(({ field }) => field.id === id)
    const [first] = matches
    if (!first) return []
    const fields = matches.map(({ field }) => field)
    const attribute = first.field.attribute ?? inKebabCase(id)
    const counts = fields.flatMap((field) => (field.kind === 'count' ? (field.most ?? []) : []))
    return {
      attribute,
      property: inCamelCase(attribute),
      id,
      kind: first.field.kind,
      options: distinct(fields.flatMap(optionsOf)),
      most: counts.length === fields.length ? Math.max(...counts) : undefined,
      services: matches.map(({ service }) => service),
    }
  })
}

/** The options of a field; none for a count or a check mark. */
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

/** Keeps the first of the items with the same id. */
function distinct<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  return items.filter(({ id }, at) => items.findIndex((item) => item.id === id) === at)
}
