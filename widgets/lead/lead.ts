import type { Answer } from '../rules/lead-state.ts'
import { maskedAddress } from '../rules/mask.ts'
import { type MailParams, sendMail } from './mail.ts'
import { newId } from './new-id.ts'
import type { Settings } from './settings.ts'
import type { Urgency } from './turn.ts'

/**
 * Writes a mail as things are now, with where the visitor came from and the page's address without its query and
 * without what is private in it. Calling what it returns sends it: a retry, even from another page, carries the same.
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
  return (onOut?: () => void) => sendMail(account, mail, urgency, onOut)
}

/** Sends a mail that nobody waits for, once more where the service is busy. */
export async function sendNotice(settings: Settings, params: MailParams): Promise<Answer> {
  const send = writeMail(settings, params, newId(), 'notice')
  const answer = await send()
  return answer === 'busy' ? send() : answer
}
