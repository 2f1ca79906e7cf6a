import { type MailParams, sendMail } from './mail.ts'
import type { Settings } from './settings.ts'
import type { Urgency } from './turn.ts'

/** An id for one intent of a visitor: the same on every retry. Works on http pages too. */
export function newLeadId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2)
}

/**
 * Writes a mail as things stand now, with where the visitor came from and the page's address without
 * its query. Calling what it returns sends it: a retry, even from another page, carries the same.
 */
export function writeMail(
  { account, cameFrom }: Settings,
  params: MailParams,
  leadId: string,
  urgency: Urgency,
) {
  const mail = {
    ...params,
    lead_id: leadId,
    ...cameFrom,
    page: location.href.replace(/[?#].*/s, ''),
  }
  return (retriesWhenBusy = true) => sendMail(account, mail, urgency, retriesWhenBusy)
}
