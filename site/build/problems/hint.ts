import { nearest } from './nearest.ts'

/** What to write instead of an unknown name: `did you mean weekly?`, or all names that exist. */
export function hint(name: string, names: readonly string[]): string {
  const suggestion = nearest(name, names)
  if (suggestion) return `did you mean ${suggestion}?`
  return names.length > 0 ? `there are ${names.join(', ')}.` : 'there are none.'
}
