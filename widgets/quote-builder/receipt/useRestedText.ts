import { useLayoutEffect, useState } from 'react'

/** How long a text must stay unchanged before it is announced, in milliseconds. */
const rest = 600

/** A text for a live region: a price that is still being counted would be read out at every press. */
export function useRestedText(text: string): string {
  const [rested, setRested] = useState(text)
  useLayoutEffect(() => {
    const timer = setTimeout(setRested, rest, text)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
