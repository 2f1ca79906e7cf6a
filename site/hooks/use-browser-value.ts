import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** A value that only the browser knows, such as the date; until hydration it is `prerendered`. */
export function useBrowserValue<T>(read: () => T, prerendered: T): T {
  return useSyncExternalStore(never, read, () => prerendered)
}
