import { useLayoutEffect, useRef } from 'react'

/** Calls `onReturn` when the browser shows the page again as it was left, for Back or Forward. */
export function usePageReturn(onReturn: () => void): void {
  const latest = useRef(onReturn)
  latest.current = onReturn

  useLayoutEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}
