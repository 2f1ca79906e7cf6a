/**
 * A random id of 20 letters and digits. It uses `crypto`, which works on http pages too, because a
 * page may have replaced `Math.random`.
 */
export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(20))
  return Array.from(numbers, (number) => (number % 36).toString(36)).join('')
}
