import { count, highestCount } from '../engine/answers.ts'

/**
 * The count in a typed text, at most `most`. A text without a number, such as letters, keeps the
 * count from `before`.
 */
export function typedCount(text: string, before: number, most = highestCount): number {
  if (text.trim() === '') return 0
  const typed = typedNumber(text)
  return Number.isNaN(typed) ? before : count(typed, most)
}

/** Whether a typed text is a number that the count cannot have. */
export function isBeyondCounting(text: string, most = highestCount): boolean {
  const typed = typedNumber(text)
  return typed < 0 || typed > most
}

/** NaN for a text without a number. */
function typedNumber(text: string): number {
  return /\d/.test(text) ? Number.parseFloat(text.replace('−', '-')) : Number.NaN
}
