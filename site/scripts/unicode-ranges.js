export const everyCharacter = 'U+0-10FFFF'

/**
 * Characters as a `unicode-range` of CSS, neighbours in one range.
 * @param {string} characters
 */
export function rangesOf(characters) {
  /** @type {{ from: number, to: number }[]} */
  const ranges = []
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0)
  for (const code of codes.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last?.to === code - 1) last.to = code
    else ranges.push({ from: code, to: code })
  }
  const hex = (/** @type {number} */ code) => code.toString(16)
  return ranges.map(({ from, to }) => `u+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}
