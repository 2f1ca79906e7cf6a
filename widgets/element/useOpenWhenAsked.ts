import { useLayoutEffect, useRef } from 'react'

/** Calls `open` where the page's address asks for it: as the page stands, and when its hash changes. */
export function useOpenWhenAsked(isAskedFor: () => boolean, open: () => void): void {
  const openIfAsked = () => {
    if (isAskedFor()) open()
  }
  const latest = useRef(openIfAsked)
  latest.current = openIfAsked

  useLayoutEffect(() => {
    const look = () => latest.current()
    // The dialog is only being put into the page yet.
    queueMicrotask(look)
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
}
