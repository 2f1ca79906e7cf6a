import type { Answer } from '../rules/lead/lead-state.ts'
import { maskedAddress } from '../rules/text/mask.ts'
import { dryAnswer } from './dry-mail.ts'
import { type MailParams, sendMail } from './mail.ts'
import { newId } from './new-id.ts'
import type { Settings } from './settings.ts'
import type { Urgency } from './turn.ts'

/** A mail with all that it says: a retry, even from another page, carries the same. */
export interface WrittenMail {
  /** Sends it once, and calls `onOut` as it leaves the page. */
  send(onOut?: () => void): Promise<Answer>
  /** Whether the owner has another account by now, which it is sent to from then on. */
  followAccount(): Promise<boolean>
}

/**
 * Writes a mail as things are now, with where the visitor came from, the page's address without its query and
 * without what is private in it, and which script and prices it comes from.
 */
export function writeMail(
  settings: Settings,
  params: MailParams,
  leadId: string,
  urgency: Urgency,
): WrittenMail {
  const { cameFrom, isTest, isDry, priceList } = settings
  let account = settings.account()
  const mail = {
    ...params,
    ...(isTest && { service: `TEST ${params.service}`, test: 'yes' }),
    lead_id: leadId,
    ...cameFrom,
    page: maskedAddress(location.href),
    version: WIDGETS_VERSION,
    price_list: priceList,
  }
  return {
    send: (onOut) =>
      isDry ? dryAnswer(mail, urgency, onOut) : sendMail(account, mail, urgency, onOut),
    async followAccount() {
      const newest = await settings.newestAccount()
      if (!newest || JSON.stringify(newest) === JSON.stringify(account)) return false
      account = newest
      return true
    },
  }
}

/** Sends a mail that nobody waits for, once more where the service is busy or the owner has another account. */
export async function sendNotice(settings: Settings, params: MailParams): Promise<Answer> {
  const mail = writeMail(settings, params, newId(), 'notice')
  const answer = await mail.send()
  const isWorthATry = answer === 'busy' || (answer === 'refused' && (await mail.followAccount()))
  return isWorthATry ? mail.send() : answer
}
