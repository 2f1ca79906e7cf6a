import type { JsonSchema } from '../editor/json-schema.ts'
import { entries, labels } from './labels.ts'

/** A schema in which every key has its label as the title; `keys` lead to the schema. */
export function labelled(schema: JsonSchema, keys: readonly string[]): JsonSchema {
  const { properties, items, additionalProperties, anyOf, oneOf, definitions } = schema
  const all = (shapes: JsonSchema[]) => shapes.map((shape) => labelled(shape, keys))
  return {
    ...schema,
    ...(properties && {
      properties: mapEntries(properties, (property, key) => {
        if (key === '$schema') return property
        const within = [...keys, key]
        return { title: labelOf(within), ...labelled(property, within) }
      }),
    }),
    ...(items && {
      items: { ...(!items.$ref && { title: entryOf(keys) }), ...labelled(items, keys) },
    }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: labelled(additionalProperties, keys),
    }),
    ...(anyOf && { anyOf: all(anyOf) }),
    ...(oneOf && { oneOf: all(oneOf) }),
    // The only definition is that of a condition, which `when` lists.
    ...(definitions && { definitions: mapEntries(definitions, (one) => labelled(one, ['when'])) }),
  }
}

function mapEntries<Value>(
  record: Record<string, Value>,
  change: (value: Value, key: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}

/** The label of the last of the keys that lead to a field, of which the first is its file. */
function labelOf(keys: readonly string[]): string {
  const key = keys.at(-1) ?? ''
  const [file = ''] = keys
  const trails = [keys, ...(file.startsWith('page-') ? [['pages', ...keys.slice(1)]] : [])]
  const endings = keys.flatMap((_, at) => trails.map((trail) => trail.slice(at).join('.')))
  const found = endings.find((ending) => ending in labels)
  return (found && labels[found]) ?? inWords(key)
}

/** What an entry of the list at these keys is called. */
function entryOf(keys: readonly string[]): string {
  return entries[keys.at(-1) ?? ''] ?? 'entry'
}

/** `postalCode` as Postal code. */
export function inWords(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
