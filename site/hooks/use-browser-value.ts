import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What only the browser knows, such as the date, and what the prerendered page says until then. */
export function useBrowserValue<T>(read: () => T, prerendered: T): T {
  return useSyncExternalStore(never, read, () => prerendered)
}
