import { built } from '../built.ts'

interface Named {
  name: string
  type: { text: string }
  default?: string
}

/** An element as the shipped custom-elements.json describes it. */
export interface ElementDescription {
  tagName: string
  attributes: (Named & { fieldName: string })[]
  members: (Named & { kind: string; attribute?: string })[]
  events: (Named & { detail: Named[] })[]
  slots: Named[]
  cssParts: Named[]
  cssProperties: Named[]
}

const manifest = JSON.parse(built('widgets/custom-elements.json'))

export const elements: ElementDescription[] = manifest.modules.flatMap(
  ({ declarations }: { declarations: ElementDescription[] }) => declarations,
)

/** A plain page for each element, in tests/widgets/pages. */
export const pages: Readonly<Record<string, string>> = {
  'quote-builder': 'plain.html',
  'inquiry-form': 'inquiry.html',
}

/** The names in a list, sorted. */
export const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).toSorted()

/** The values of an enumeration; an empty list for any other type. */
export const valuesOf = ({ type }: Named) =>
  [...type.text.matchAll(/'([^']*)'/g)].map(([, value]) => value ?? '')

/** Whether a value has a type as custom-elements.json writes it; a function is represented by its type. */
export function isOf({ text }: Named['type'], value: unknown): boolean {
  if (text.startsWith("'")) return text.split(' | ').includes(`'${value}'`)
  if (!text.endsWith('[]')) return text === (text.includes('=>') ? value : typeof value)
  const fields = [...text.matchAll(/(\w+): (\w+)/g)]
  return (
    Array.isArray(value) &&
    value.every(
      (item) =>
        Object.keys(item).length === fields.length &&
        fields.every(([, name = '', type]) => typeof item[name] === type),
    )
  )
}
