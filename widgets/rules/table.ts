/** A table's value, or undefined for a key that is not its own, such as `toString`. */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/** A value with its own properties alone: a page may add others to `Object.prototype`. Empty where it is not an object. */
export function ownOf<Value>(value: Value): Value {
  return Object.assign(Object.create(null), value)
}
