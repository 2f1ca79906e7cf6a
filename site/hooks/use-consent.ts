import { useSyncExternalStore } from 'react'
import { type Consent, isAsked, onConsent, readConsent } from '../loading/counting.ts'

/** The visitor's answer. A prerendered page does not know it, and a site that does not ask follows nothing. */
export const useConsent: () => Consent = isAsked
  ? () => useSyncExternalStore(onConsent, readConsent, () => undefined)
  : () => 'granted'

/** The `analytics` of the elements: they push nothing to the data layer until the visitor agrees. */
export const useAnalytics = () => (useConsent() === 'granted' ? undefined : 'off')

/** Reports to Tag Manager, if it is used, what a visitor who agreed did; never who the visitor is. */
export function useReport() {
  const consent = useConsent()
  return (event: string, choices: object) => {
    if (consent !== 'granted') return
    window.dataLayer?.push({ event, ...choices, timestamp: new Date().toISOString() })
  }
}
