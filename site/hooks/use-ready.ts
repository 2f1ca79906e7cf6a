import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * False in the prerendered page, true once it is hydrated. Controls that need the script are disabled
 * until then, so that no press is lost.
 */
export function useReady(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
