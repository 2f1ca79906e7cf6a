import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in the prerendered page, true once the script has taken over: what it alone can do is
 * disabled until then, instead of swallowing the press.
 */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
