import { useSyncExternalStore } from 'react'
import { type Consent, isAsked, onConsent, readConsent } from '../loading/counting.ts'

/** The visitor's answer. A prerendered page does not know it. */
export function useConsent(): Consent {
  return useSyncExternalStore(onConsent, readConsent, () => (isAsked ? undefined : 'granted'))
}

/** The `analytics` of the elements: they push nothing to the data layer until the visitor agrees. */
export const useAnalytics = () => (useConsent() === 'granted' ? undefined : 'off')
