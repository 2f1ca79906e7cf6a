/** Where a value is within a file. */
type Path = readonly (string | number)[]

/**
 * One of the changes from the old content of a file to the new. Each applies to the file after the
 * changes before it.
 */
export type Change =
  | { readonly type: 'set'; readonly path: Path; readonly value: unknown }
  | { readonly type: 'remove'; readonly path: Path }
  /** A new entry of a list, or a new key; `place` is how many are before it. */
  | { readonly type: 'add'; readonly path: Path; readonly value: unknown; readonly place: number }

/** The fewest changes from one content of a file to another: all else stays as it was written. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): Change[] {
  if (isSame(before, after)) return []
  if (isFields(before) && isFields(after)) return changedKeys(before, after, path)
  if (Array.isArray(before) && Array.isArray(after)) return changedEntries(before, after, path)
  return [{ type: 'set', path, value: after }]
}

export type Fields = Readonly<Record<string, unknown>>

function changedKeys(before: Fields, after: Fields, path: Path): Change[] {
  const names = Object.keys(after)
  const kept = Object.keys(before).filter((key) => key in after)
  const removed = Object.keys(before).filter((key) => !(key in after))
  const currentKeys = [...kept]
  return [
    ...removed.map((key): Change => ({ type: 'remove', path: [...path, key] })),
    ...kept.flatMap((key) => changesBetween(before[key], after[key], [...path, key])),
    ...names
      .filter((key) => !(key in before))
      .map((key): Change => {
        const place = placeAmong(currentKeys, names.slice(0, names.indexOf(key)))
        currentKeys.splice(place, 0, key)
        return { type: 'add', path: [...path, key], value: after[key], place }
      }),
  ]
}

/** The place after the last of the keys that must come before it. */
function placeAmong(currentKeys: readonly string[], earlier: readonly string[]): number {
  return Math.max(-1, ...earlier.map((key) => currentKeys.indexOf(key))) + 1
}

function changedEntries(before: readonly unknown[], after: readonly unknown[], path: Path) {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++
  const old = before.slice(start, before.length - end)
  const changed = after.slice(start, after.length - end)
  const changes = changed.flatMap((entry, at): Change[] => {
    const place = start + at
    return at < old.length
      ? changesBetween(old[at], entry, [...path, place])
      : [{ type: 'add', path: [...path, place], value: entry, place }]
  })
  const surplus = old
    .slice(changed.length)
    .map((): Change => ({ type: 'remove', path: [...path, start + changed.length] }))
  return [...changes, ...surplus]
}

/** Whether two values are the same, in whatever order the keys of objects are. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b
  const keys = Object.keys(a)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && isSame((a as Fields)[key], (b as Fields)[key]))
  )
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
