import { useLayoutEffect, useRef } from 'react'

/** Calls `open` if the page's address asks for it: now, and whenever its hash changes. */
export function useOpenFromAddress(isAskedFor: () => boolean, open: () => void): void {
  const openIfAsked = () => {
    if (isAskedFor()) open()
  }
  const latest = useRef(openIfAsked)
  latest.current = openIfAsked

  useLayoutEffect(() => {
    const check = () => latest.current()
    // The dialog is in the page only after this layout effect.
    queueMicrotask(check)
    addEventListener('hashchange', check)
    return () => removeEventListener('hashchange', check)
  }, [])
}
