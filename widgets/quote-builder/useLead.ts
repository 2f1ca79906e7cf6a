import { useLayoutEffect, useRef, useState } from 'react'
import type { Emit } from '../element/define-element.tsx'
import { newLeadId, writeMail } from '../lead/lead.ts'
import type { Settings } from '../lead/settings.ts'
import type { Service } from '../rules/answers.ts'
import {
  blankContact,
  type Contact,
  contactParams,
  quoteParams,
  viewedQuoteParams,
} from '../rules/contact.ts'
import { isRobot } from '../rules/honeypot.ts'
import type { Quote } from '../rules/quote.ts'
import { sendLead } from './send-lead.ts'

export type Phase = 'idle' | 'sending' | 'failed' | 'sent'

/** A page that is still here this long after it was left came back, or never left (milliseconds). */
const comeback = 3000

interface LeadOptions {
  settings: Settings
  emit: Emit
  service: Service | ''
  serviceName: string
  quote: Quote
  /** Whether the contact step is in view. */
  isContactStep: boolean
}

/** The visitor's contact data, and what becomes of sending them with the quote. */
export function useLead(options: LeadOptions) {
  const { settings, emit, service, serviceName, quote, isContactStep } = options
  const { successUrl, cameFrom } = settings
  const [contact, setContact] = useState<Contact>(blankContact)
  const [phase, setPhase] = useState<Phase>('idle')
  // From the press until the outcome is known: one intent is one mail, however often it is pressed.
  const isBusy = useRef(false)
  const leadId = useRef('')
  const contactSince = useRef(0)

  useLayoutEffect(() => {
    if (isContactStep) contactSince.current = Date.now()
    // Who went back to change the quote has read that sending failed.
    else setPhase((now) => (now === 'failed' ? 'idle' : now))
  }, [isContactStep])

  const detail = { service, total: quote.total, lines: quote.lines, ...cameFrom }
  const params = quoteParams(serviceName, quote)

  const type = (typed: Partial<Contact>) => setContact((before) => ({ ...before, ...typed }))

  /** Tells the owner that somebody saw the final quote and goes on to book it. Nobody waits for it. */
  const tellViewed = async () => {
    emit('quoteview', detail)
    const send = writeMail(settings, { ...viewedQuoteParams, ...params }, newLeadId())
    const outcome = await send()
    if (outcome !== 'sent') console.error('viewed quote:', outcome)
  }

  const finish = (outcome: Phase) => {
    isBusy.current = false
    setPhase(outcome)
  }

  const send = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setPhase('sending')
    leadId.current ||= newLeadId()
    const id = leadId.current
    const mail = writeMail(settings, { ...contactParams(contact), ...params }, id)
    // A robot is told that all went well.
    const isDropped = isRobot(contact.website, Date.now() - contactSince.current)

    const outcome = await sendLead({
      sendMail: isDropped ? async () => 'sent' : mail,
      leavesAfterSend: successUrl !== '',
      onSent: () => {
        // A late retry of an older lead leaves a newer one its id.
        if (leadId.current === id) leadId.current = ''
        emit('quotesent', detail)
      },
      onFailed: (reason, retry) => {
        console.error('quote:', reason)
        emit('quotefailed', { ...detail, reason, retry })
      },
    })

    // Where the page goes on, the next page can retry and explain; only a mail that never left stays.
    const hasFailed = outcome !== 'sent' && outcome !== 'pending'
    if (hasFailed && (successUrl === '' || outcome === 'unreachable')) finish('failed')
    else leave()
  }

  const leave = () => {
    const goes = emit('quotesubmit', { ...detail, url: successUrl })
    if (successUrl === '') return finish('sent')
    if (!goes) return finish('idle')
    location.assign(successUrl)
    // A page that the Back button brings back as it was can send again.
    setTimeout(() => finish('idle'), comeback)
  }

  return { contact, type, phase, tellViewed, send }
}
