import type { MailFault } from '../lead/mail.ts'

export interface LeadToSend {
  /** One try. */
  sendMail(): Promise<'sent' | MailFault>
  onSent(): void
  /**
   * Told when sending failed, with a way to send the same lead once more. Returns whether the page
   * goes on trying in that way by itself.
   */
  onFailed(reason: MailFault, retry: () => void): boolean
}

export interface Sending {
  /** Whether the lead arrived, or failed with nobody who goes on trying; open for as long as somebody does. */
  outcome: Promise<'sent' | 'failed'>
  /** Resolves once nobody needs to wait for the outcome: 2 seconds without an answer, or the page goes on trying. */
  open: Promise<'open'>
}

/** Nobody waits longer for an answer than this, in milliseconds. */
const longestSilence = 2000

/** Sends a lead, once more by itself where the service is busy, and tells what became of it. */
export function sendLead({ sendMail, onSent, onFailed }: LeadToSend): Sending {
  let stopWaiting = () => {}
  const open = new Promise<'open'>((resolve) => {
    stopWaiting = () => resolve('open')
  })

  const outcome = new Promise<'sent' | 'failed'>((resolve) => {
    const attempt = async (retriesWhenBusy: boolean) => {
      const silence = setTimeout(stopWaiting, longestSilence)
      const answer = await sendMail()
      clearTimeout(silence)
      if (answer === 'sent') {
        onSent()
        resolve('sent')
      } else if (answer === 'busy' && retriesWhenBusy) {
        attempt(false)
      } else {
        const isTakenOver = onFailed(answer, () => attempt(false))
        if (isTakenOver) stopWaiting()
        else resolve('failed')
      }
    }
    attempt(true)
  })

  return { outcome, open }
}
