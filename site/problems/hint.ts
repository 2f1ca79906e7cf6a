/** What to write instead of an unknown name: `did you mean weekly?`, or all names that exist. */
export function hint(name: string, names: readonly string[]): string {
  return hintOf(nearest(name, names), names)
}

/** The same, where it is known which of the names was most likely meant. */
export function hintOf(meant: string | undefined, names: readonly string[]): string {
  if (meant) return `did you mean ${meant}?`
  return names.length > 0 ? `there are ${names.join(', ')}.` : 'there are none.'
}

/** The name that was most likely meant, if one differs by no more than two letters. */
export function nearest(text: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, letters: distance(text.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.letters - other.letters)
  return best && best.letters <= 2 ? best.name : undefined
}

/** How many letters are added, left out or changed between two words. */
function distance(one: string, other: string): number {
  let row = [...other, ''].map((_, at) => at)
  for (const letter of one) {
    const previousRow = row
    row = [(previousRow[0] ?? 0) + 1]
    for (const [at, target] of [...other].entries()) {
      const changed = (previousRow[at] ?? 0) + Number(letter !== target)
      row.push(Math.min(changed, (previousRow[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1))
    }
  }
  return row.at(-1) ?? 0
}
