import { type EmailJSResponseStatus, init, send } from '@emailjs/browser'
import type { MailResult } from '../rules/lead/lead-state.ts'
import { NoAnswer } from './fetch.ts'

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

/** Waits its turn and sends one mail through EmailJS. Calls `onPost` when the request is made. Never rejects. */
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

/** EmailJS takes one mail a second; a little more allows for its clock. In milliseconds. */
const spacing = 1100

/** A lead waits only for other leads. A notice that somebody viewed a quote waits for every other mail. */
export type Urgency = 'lead' | 'notice'

/** When the last lead and the last mail went, or will go: counted from the page's start, as clocks may change. */
let lastLead = Number.NEGATIVE_INFINITY
let lastMail = Number.NEGATIVE_INFINITY

/** Waits until a mail may go. When the visitor leaves the page, it may go at once. */
export function turn(urgency: Urgency): Promise<void> {
  return urgency === 'lead' ? leadTurn() : noticeTurn()
}

async function leadTurn(): Promise<void> {
  const now = performance.now()
  const start = Math.max(now, lastLead + spacing)
  lastLead = start
  lastMail = Math.max(lastMail, start)
  if (start > now) await pause(start - now)
}

async function noticeTurn(): Promise<void> {
  let isLeaving = false
  // Checked again after each wait, because a lead may have gone in the meantime.
  while (!isLeaving && lastMail + spacing > performance.now()) {
    isLeaving = await pause(lastMail + spacing - performance.now())
  }
  lastMail = Math.max(lastMail, performance.now())
}

/** Waits for a time, or until the visitor leaves the page: then it resolves to true. */
function pause(milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isLeaving: boolean) => {
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      resolve(isLeaving)
    }
    const leave = () => end(true)
    const timer = setTimeout(end, milliseconds, false)
    addEventListener('pagehide', leave)
  })
}
