import { nearest } from './nearest.ts'

/** What to write instead of a name that there is not: `did you mean weekly?`, or all that there is. */
export function hint(written: string, names: readonly string[]): string {
  const meant = nearest(written, names)
  if (meant) return `did you mean ${meant}?`
  return names.length > 0 ? `there are ${names.join(', ')}.` : 'there are none.'
}
