import { conventions } from '../rules/company/conventions.ts'
import type { Dollars } from '../rules/company/money.ts'
import type { Fault } from '../rules/lead/lead-state.ts'
import type { Settings } from './settings.ts'

/**
 * Pushes to the page's data layer that a lead arrived; `value` is the quote's total, 0 for an
 * inquiry. A test has another event, which nobody counts as a conversion.
 */
export function countLead(
  { track, cameFrom, isTest }: Settings,
  leadId: string,
  service: string,
  value: Dollars,
): void {
  const { partner } = cameFrom
  const event = isTest ? 'test_lead' : 'generate_lead'
  const currency = conventions().currency.code
  track(event, { value, currency, lead_id: leadId, service, partner, ...testMark(isTest) })
}

/** Pushes to the page's data layer that sending a lead failed. */
export function countFailure(
  { track, cameFrom, isTest }: Settings,
  leadId: string,
  service: string,
  reason: Fault,
): void {
  const { partner } = cameFrom
  track('lead_failed', { reason, lead_id: leadId, service, partner, ...testMark(isTest) })
}

/** The mark that only the events of a test carry. */
export function testMark(isTest: boolean): { readonly test?: true } {
  return isTest ? { test: true } : {}
}
