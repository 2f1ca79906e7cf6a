import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** A value that only the browser knows, such as the date. It is `prerendered` until hydration. */
export function useBrowserValue<T>(read: () => T, prerendered: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered)
}
