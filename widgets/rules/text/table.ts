/** The keys of a table, with their type: `Object.keys` only promises strings. */
export function idsOf<Id extends string>(table: Readonly<Partial<Record<Id, unknown>>>): Id[] {
  return Object.keys(table) as Id[]
}

/** A table's value, or undefined for a key that is not its own, such as `toString`. */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  key: string | undefined,
): Value | undefined {
  return key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined
}

/**
 * A copy with only the value's own properties, because a page may add others to `Object.prototype`.
 * Empty if the value is not an object.
 */
export function ownProperties<Value>(value: Value): Value {
  return Object.assign(Object.create(null), value)
}
