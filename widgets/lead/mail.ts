import { type EmailJSResponseStatus, init, send } from '@emailjs/browser'
import type { MailResult } from '../rules/lead/lead-state.ts'
import { NoAnswer } from './fetch.ts'
import { turn, type Urgency } from './turn.ts'

/** Where mail goes: the ids of an EmailJS account, and the origin of its service. */
export interface MailAccount {
  readonly serviceId: string
  readonly templateId: string
  readonly publicKey: string
  readonly origin: string
}

/** The placeholder for the ids of an account when a mailbox is used instead of EmailJS. */
export const mailboxKey = 'mailbox'

/** Only texts, not nested, because an EmailJS template shows nothing else. */
export type MailParams = Readonly<Record<string, string>>

/**
 * Waits its turn and sends one mail through EmailJS. Calls `onPost` when the request is made.
 * Never rejects.
 */
export async function sendMail(
  account: MailAccount,
  params: MailParams,
  urgency: Urgency,
  onPost = () => {},
): Promise<MailResult> {
  // Nobody knows where the mailbox of a local build is.
  if (account.publicKey === mailboxKey && !account.origin) return 'unreachable'
  try {
    await turn(urgency)
    // EmailJS shares its settings among all mails, and two accounts on a page must not mix.
    init({ publicKey: account.publicKey, origin: account.origin })
    const sending = send(account.serviceId, account.templateId, { ...params })
    onPost()
    return resultOf(await sending)
  } catch (error) {
    return error instanceof NoAnswer ? error.reason : 'unreachable'
  }
}

/** Only the status 200 or the text OK means that a mail was sent. */
function resultOf({ status, text }: EmailJSResponseStatus): MailResult {
  if (status === 200 || text === 'OK') return 'sent'
  return status === 429 || status >= 500 ? 'busy' : 'refused'
}
