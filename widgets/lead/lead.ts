import { maskedAddress } from '../rules/mask.ts'
import { type MailParams, sendMail } from './mail.ts'
import type { Settings } from './settings.ts'
import type { Urgency } from './turn.ts'

/** An id for one intent of a visitor: the same on every retry. Works on http pages too. */
export function newLeadId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2)
}

/**
 * Writes a mail as things stand now, with where the visitor came from and the page's address without
 * its query and without what is private in it. Calling what it returns sends it: a retry, even from another page, carries the same.
 */
export function writeMail(
  { account, cameFrom, isTest }: Settings,
  params: MailParams,
  leadId: string,
  urgency: Urgency,
) {
  const mail = {
    ...params,
    ...(isTest && { service: `TEST ${params.service}`, test: 'yes' }),
    lead_id: leadId,
    ...cameFrom,
    page: maskedAddress(location.href),
  }
  return (retriesWhenBusy = true) => sendMail(account, mail, urgency, retriesWhenBusy)
}
