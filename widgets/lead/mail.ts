import { EmailJSResponseStatus, init, send } from '@emailjs/browser'
import type { Answer } from '../rules/lead/lead-state.ts'
import { NoAnswer } from './fetch.ts'
import { turn, type Urgency } from './turn.ts'

/** Where mail goes: the ids of an EmailJS account, and the origin of its service. */
export interface MailAccount {
  readonly serviceId: string
  readonly templateId: string
  readonly publicKey: string
  readonly origin: string
}

/** What stands for the ids of an account where a mailbox is in its place. */
export const mailboxKey = 'mailbox'

/** Flat texts only: an EmailJS template shows nothing else. */
export type MailParams = Readonly<Record<string, string>>

/**
 * Sends one mail through EmailJS when it is its turn, and calls `onOut` as it leaves the page. Never rejects.
 */
export async function sendMail(
  account: MailAccount,
  params: MailParams,
  urgency: Urgency,
  onOut = () => {},
): Promise<Answer> {
  await turn(urgency)
  try {
    // EmailJS keeps its settings for all mails together: two accounts on a page must not mix.
    init({ publicKey: account.publicKey, origin: account.origin })
    const sending = send(account.serviceId, account.templateId, { ...params })
    onOut()
    return answerOf(await sending)
  } catch (error) {
    if (error instanceof EmailJSResponseStatus) return answerOf(error)
    return error instanceof NoAnswer ? error.reason : 'unreachable'
  }
}

/** A mail is sent when the service says so: by the status 200 or the text OK, and by nothing else. */
function answerOf({ status, text }: EmailJSResponseStatus): Answer {
  if (status === 200 || text === 'OK') return 'sent'
  return status === 429 || status >= 500 ? 'busy' : 'refused'
}
