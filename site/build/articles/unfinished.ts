import { placeholders } from '../../articles/placeholders.ts'
import type { Problem } from '../../problems/problems.ts'

/** Whether the front matter says `draft: true`, which YAML also spells True and TRUE. */
export function isDraft(source: string): boolean {
  const [, fields = ''] = source.split(/^---\s*$/m)
  return /^draft:\s*(true|True|TRUE)\s*(#.*)?$/m.test(fields)
}

/**
 * Why an article cannot be published yet: it still has words that `npm run new:article` wrote, or
 * its date is after `today`, which is written as 2026-10-12.
 */
export function unfinishedIn(source: string, today: string): Problem[] {
  const lines = source.split('\n')
  const placeholderProblems = Object.entries(placeholders).flatMap(([field, words]) => {
    const at = lines.findIndex((line) => line.includes(words))
    const sentence = `"${words}" is what npm run new:article wrote; write your own words, or keep it back with draft: true.`
    return at < 0 ? [] : [{ line: at + 1, field, sentence }]
  })
  const at = lines.findIndex((line) => /^date:/.test(line))
  const [date = ''] = /\d{4}-\d\d-\d\d/.exec(lines[at] ?? '') ?? []
  if (date <= today) return placeholderProblems
  const sentence = `${date} is still to come; put draft: true above it, or a date up to today, ${today}.`
  return [...placeholderProblems, { line: at + 1, field: 'date', sentence }]
}
