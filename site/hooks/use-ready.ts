import { useBrowserValue } from './use-browser-value.ts'

/**
 * False in the prerendered page, true once it is hydrated. Controls that need the script are disabled
 * until then, so that no press is lost.
 */
export function useReady(): boolean {
  return useBrowserValue(() => true, false)
}
