import type { Dollars } from '../rules/money.ts'
import type { MailFault } from './mail.ts'
import type { Settings } from './settings.ts'

/** Tells the page's data layer that a lead arrived; `value` is the quote's total, 0 for an inquiry. */
export function countLead(
  { track, cameFrom }: Settings,
  leadId: string,
  service: string,
  value: Dollars,
): void {
  const { partner } = cameFrom
  track('generate_lead', { value, currency: 'CAD', lead_id: leadId, service, partner })
}

/** Tells the page's data layer that a lead did not go. */
export function countFailure(
  { track, cameFrom }: Settings,
  leadId: string,
  service: string,
  reason: MailFault,
): void {
  const { partner } = cameFrom
  track('lead_failed', { reason, lead_id: leadId, service, partner })
}
