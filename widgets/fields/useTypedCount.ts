import { useState } from 'react'
import { count, highestCount } from '../rules/engine/answers.ts'

const nothingTyped = { text: '', count: Number.NaN }

/**
 * Reads the count that a visitor types into a field which shows that count at once. It remembers
 * the text typed before: after `3.` the field shows 3, and a 7 typed next belongs to 3.7 and not to
 * 37.
 */
export function useTypedCount(value: number, most: number) {
  const [typed, setTyped] = useState(nothingTyped)
  const isShown = typed.count === value

  return {
    /** Whether the typed number is beyond the limit, so that another count is shown. */
    isBeyond: isShown && isBeyondCounting(typed.text, most),
    begin() {
      setTyped(nothingTyped)
    },
    /** `text` is what the field holds now, `added` what the last key or paste put into it. */
    read(text: string, added: string): number {
      const isContinued = text === `${value}${added}`
      const before = isShown ? typed.text : `${value}`
      const fullText = isContinued ? before + added.replace(/[^\d.,e−-]/gi, '') : text
      const count = typedCount(fullText, value, most)
      setTyped({ text: fullText, count })
      return count
    },
  }
}

/** The count in a typed text, at most `most`. A text without a number keeps the count from `before`. */
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
