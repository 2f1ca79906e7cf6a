import { useRef } from 'react'
import { typedCount } from '../rules/answers.ts'

/**
 * Reads the count that a visitor types into a field which shows that count at once. What was typed
 * before is remembered: after `3.` the field shows 3, and a 7 typed next belongs to 3.7 and not to 37.
 */
export function useTypedCount(value: number) {
  const typed = useRef({ text: '', count: Number.NaN })

  return {
    begin() {
      typed.current = { text: '', count: Number.NaN }
    },
    /** `text` is what the field holds now, `added` what the last key or paste put into it. */
    read(text: string, added: string): number {
      const isContinued = text === `${value}${added}`
      const before = typed.current.count === value ? typed.current.text : `${value}`
      const whole = isContinued ? before + added.replace(/[^\d.,e−-]/gi, '') : text
      const count = typedCount(whole, value)
      typed.current = { text: whole, count }
      return count
    },
  }
}
