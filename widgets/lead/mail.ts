import emailjs, { EmailJSResponseStatus } from '@emailjs/browser'
import { NoAnswer } from './fetch.ts'

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
 * answer in time. `refused`: the service said no (4xx). `busy`: it said not now (429 or 5xx).
 */
export type MailFault = 'unreachable' | 'timeout' | 'refused' | 'busy'

/**
 * Sends one mail through EmailJS, spaced from the one before. A service that is busy is asked once
 * more, unless `retriesWhenBusy` is false. Never rejects.
 */
export async function sendMail(
  account: MailAccount,
  params: MailParams,
  retriesWhenBusy = true,
): Promise<'sent' | MailFault> {
  await turn()
  try {
    // EmailJS keeps its settings for all mails together: two accounts on a page must not mix.
    emailjs.init({ publicKey: account.publicKey, origin: account.origin })
    await emailjs.send(account.serviceId, account.templateId, { ...params })
    return 'sent'
  } catch (error) {
    const fault = faultOf(error)
    return fault === 'busy' && retriesWhenBusy ? sendMail(account, params, false) : fault
  }
}

function faultOf(error: unknown): MailFault {
  if (error instanceof NoAnswer) return error.reason
  if (error instanceof EmailJSResponseStatus) {
    return error.status === 429 || error.status >= 500 ? 'busy' : 'refused'
  }
  return 'unreachable'
}

/** EmailJS takes one mail a second; a little more keeps clear of its clock. In milliseconds. */
const spacing = 1100

let nextTurn = 0

/** Waits for its turn; when the page is left it goes at once. */
function turn(): Promise<void> {
  const now = Date.now()
  const wait = nextTurn - now
  nextTurn = Math.max(now, nextTurn) + spacing
  if (wait <= 0) return Promise.resolve()
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('pagehide', go)
      resolve()
    }
    const timer = setTimeout(go, wait)
    addEventListener('pagehide', go)
  })
}
