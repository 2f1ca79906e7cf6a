import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'

/** useLayoutEffect in the browser; useEffect on the server, where React warns about the former. */
export const useBeforePaint = typeof window === 'object' ? useLayoutEffect : useEffect

/**
 * False in the prerendered page, true once it is hydrated. Controls that need the script are disabled
 * until then, so that no press is lost.
 */
export function useReady(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

/** A value that follows the clock, such as the date. It is `prerendered` until hydration. */
export function useClock<T>(read: () => T, prerendered: T): T {
  return useSyncExternalStore(onMinutes, read, () => prerendered)
}

/** In every time zone, a day begins with a minute. */
const minute = 60_000

/** Calls back at every full minute, and when a page is shown again whose timers may have slept. */
function onMinutes(callback: () => void) {
  let timer = 0
  const wait = () => {
    timer = window.setTimeout(
      () => {
        callback()
        wait()
      },
      minute - (Date.now() % minute),
    )
  }
  wait()
  document.addEventListener('visibilitychange', callback)
  addEventListener('pageshow', callback)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', callback)
    removeEventListener('pageshow', callback)
  }
}
