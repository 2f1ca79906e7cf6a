import { useState } from 'react'
import { isBeyondCounting, typedCount } from '../rules/wizard/typed-count.ts'

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
