/** The keys of a table, with their type: `Object.keys` only promises strings. */
export function idsOf<Id extends string>(table: Readonly<Partial<Record<Id, unknown>>>): Id[] {
  return Object.keys(table) as Id[]
}

/** The id, when it is a key of the table's own; undefined for any other value, such as `toString`. */
export function oneOf<Id extends string>(
  table: Readonly<Record<Id, unknown>>,
  id: unknown,
): Id | undefined {
  return typeof id === 'string' && Object.hasOwn(table, id) ? (id as Id) : undefined
}

/** A table's value, or undefined for a key that is not its own. */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  id: unknown,
): Value | undefined {
  const key = oneOf(table, id)
  return key === undefined ? undefined : table[key]
}

/** A value with its own properties alone: a page may add others to `Object.prototype`. Empty where it is not an object. */
export function ownOf<Value>(value: Value): Value {
  return Object.assign(Object.create(null), value)
}
