import { EmailJSResponseStatus, init, send } from '@emailjs/browser'
import { NoAnswer } from './fetch.ts'
import { turn, type Urgency } from './turn.ts'

/** Where mail goes: the ids of an EmailJS account, and the origin of its service. */
export interface MailAccount {
  readonly serviceId: string
  readonly templateId: string
  readonly publicKey: string
  readonly origin: string
}

/** Flat texts only: an EmailJS template shows nothing else. */
export type MailParams = Readonly<Record<string, string>>

/**
 * Why a mail did not go. `unreachable`: it never left (offline, blocked, no such host). `timeout`: no
 * answer in time. `busy`: the service said not now (429 or 5xx). `refused`: it said anything else.
 */
export type MailFault = 'unreachable' | 'timeout' | 'refused' | 'busy'

/**
 * Sends one mail through EmailJS when it is its turn. A service that is busy is asked once more, unless
 * `retriesWhenBusy` is false. Never rejects.
 */
export async function sendMail(
  account: MailAccount,
  params: MailParams,
  urgency: Urgency,
  retriesWhenBusy = true,
): Promise<'sent' | MailFault> {
  await turn(urgency)
  const outcome = await attempt(account, params)
  const isAskedAgain = outcome === 'busy' && retriesWhenBusy
  return isAskedAgain ? sendMail(account, params, urgency, false) : outcome
}

async function attempt(account: MailAccount, params: MailParams): Promise<'sent' | MailFault> {
  try {
    // EmailJS keeps its settings for all mails together: two accounts on a page must not mix.
    init({ publicKey: account.publicKey, origin: account.origin })
    return outcomeOf(await send(account.serviceId, account.templateId, { ...params }))
  } catch (error) {
    if (error instanceof EmailJSResponseStatus) return outcomeOf(error)
    return error instanceof NoAnswer ? error.reason : 'unreachable'
  }
}

/** A mail is sent when the service says so: by the status 200 or the text OK, and by nothing else. */
function outcomeOf({ status, text }: EmailJSResponseStatus): 'sent' | MailFault {
  if (status === 200 || text === 'OK') return 'sent'
  return status === 429 || status >= 500 ? 'busy' : 'refused'
}
