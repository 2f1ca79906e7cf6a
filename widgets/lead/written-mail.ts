import type { MailResult } from '../rules/lead/lead-state.ts'
import { maskedAddress } from '../rules/text/mask.ts'
import { dryAnswer } from './dry-mail.ts'
import { isOut } from './fetch.ts'
import { type MailParams, sendMail } from './mail.ts'
import { newId } from './new-id.ts'
import { pageAddress } from './page-address.ts'
import type { Settings } from './settings.ts'
import type { Urgency } from './turn.ts'

/** A mail with its whole content: a retry, even from another page, sends the same. */
export interface WrittenMail {
  /** Sends it once, and calls `onPost` when the request is made. */
  send(onPost?: () => void): Promise<MailResult>
  /** Whether the request has left by now, and arrives even if the page is left. */
  isOut(): Promise<boolean>
  /** Whether the owner has another account by now. If so, the mail goes there from then on. */
  followAccount(): Promise<boolean>
}

/**
 * Writes a mail from the current settings. It says where the visitor came from, the page's address
 * without its query and its private parts, and the version of the script and the prices.
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
    page: maskedAddress(pageAddress()),
    version: WIDGETS_VERSION,
    price_list: priceList,
  }
  return {
    send: (onPost) =>
      isDry ? dryAnswer(mail, urgency, onPost) : sendMail(account, mail, urgency, onPost),
    isOut: async () => isDry || isOut(account.origin),
    async followAccount() {
      const newest = await settings.newestAccount()
      if (!newest || JSON.stringify(newest) === JSON.stringify(account)) return false
      account = newest
      return true
    },
  }
}

/**
 * Sends a mail that nobody waits for. Tries once more if the service is busy, or if it refused and
 * the owner has another account.
 */
export async function sendNotice(settings: Settings, params: MailParams): Promise<MailResult> {
  const mail = writeMail(settings, params, newId(), 'notice')
  const answer = await mail.send()
  const isWorthRetrying =
    answer === 'busy' || (answer === 'refused' && (await mail.followAccount()))
  return isWorthRetrying ? mail.send() : answer
}
