import { useBrowserValue } from './use-browser-value.ts'

/**
 * False in the prerendered page, true once the script has taken over: what it alone can do is
 * disabled until then, instead of swallowing the press.
 */
export function useReady(): boolean {
  return useBrowserValue(() => true, false)
}
