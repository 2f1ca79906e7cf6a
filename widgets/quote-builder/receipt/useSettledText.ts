import { useLayoutEffect, useState } from 'react'

/** How long a text must stay unchanged before it is announced, in milliseconds. */
const restTime = 600

/**
 * A text for a live region, once it has stayed unchanged for a moment: otherwise every press of a
 * counter would have the price read out.
 */
export function useSettledText(text: string): string {
  const [restedText, setRestedText] = useState(text)
  useLayoutEffect(() => {
    const timer = setTimeout(setRestedText, restTime, text)
    return () => clearTimeout(timer)
  }, [text])
  return restedText
}
