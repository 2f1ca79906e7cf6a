import { placeholders } from '../../articles/placeholders.js'
import type { Problem } from '../problems/problems.ts'

/** The line of the front matter that holds an article back. */
export function isDraft(source: string): boolean {
  const [, fields = ''] = source.split(/^---\s*$/m)
  return /^draft:\s*true\s*(#.*)?$/m.test(fields)
}

/**
 * Why an article is not for readers yet: words that only `npm run new:article` wrote, and a day
 * after `today`, both as 2026-10-12.
 */
export function unfinishedIn(source: string, today: string): Problem[] {
  const lines = source.split('\n')
  const left = Object.entries(placeholders).flatMap(([field, words]) => {
    const at = lines.findIndex((line) => line.includes(words))
    const sentence = `"${words}" is what npm run new:article wrote; write your own words, or keep it back with draft: true.`
    return at < 0 ? [] : [{ line: at + 1, field, sentence }]
  })
  const at = lines.findIndex((line) => /^date:/.test(line))
  const [date = ''] = /\d{4}-\d\d-\d\d/.exec(lines[at] ?? '') ?? []
  if (date <= today) return left
  const sentence = `${date} is still to come; put draft: true above it, or a date up to today, ${today}.`
  return [...left, { line: at + 1, field: 'date', sentence }]
}
