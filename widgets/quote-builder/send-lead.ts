import type { MailFault } from '../lead/mail.ts'

export interface LeadToSend {
  sendMail(retriesWhenBusy: boolean): Promise<'sent' | MailFault>
  /** Whether the page is about to leave: then nobody waits longer than 2 seconds for an answer. */
  leavesAfterSend: boolean
  onSent(): void
  /** Told of every try that failed, with a way to send the same lead once more. */
  onFailed(reason: MailFault, retry: () => void): void
}

/** The page leaves this long after sending, whatever became of the mail (milliseconds). */
const longestStay = 2000

/** Starts the lead's mail and tells what became of it; `pending` when there is no time to wait for that. */
export function sendLead(lead: LeadToSend): Promise<'sent' | 'pending' | MailFault> {
  const firstTry = attempt(lead, true)
  return lead.leavesAfterSend ? Promise.race([firstTry, pending(longestStay)]) : firstTry
}

async function attempt(lead: LeadToSend, retriesWhenBusy: boolean): Promise<'sent' | MailFault> {
  const outcome = await lead.sendMail(retriesWhenBusy)
  if (outcome === 'sent') lead.onSent()
  else lead.onFailed(outcome, () => attempt(lead, false))
  return outcome
}

function pending(milliseconds: number): Promise<'pending'> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, 'pending'))
}
