/**
 * A short hash of letters and digits, by FNV-1a with 32 bits, but of code points instead of bytes:
 * http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
