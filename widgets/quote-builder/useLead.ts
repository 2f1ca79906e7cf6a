import { type RefObject, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { Emit } from '../element/define-element.tsx'
import { useKnownContact } from '../fields/useKnownContact.ts'
import { countFailure, countLead } from '../lead/conversions.ts'
import { newLeadId, writeMail } from '../lead/lead.ts'
import { leadMemory } from '../lead/lead-memory.ts'
import { leaveFor } from '../lead/leave-for.ts'
import type { Answers } from '../rules/answers.ts'
import {
  blankContact,
  type Contact,
  contactParams,
  quoteParams,
  viewedQuoteParams,
} from '../rules/contact.ts'
import { formReducer, newForm } from '../rules/form-state.ts'
import { isRobot } from '../rules/honeypot.ts'
import { personErrors } from '../rules/person.ts'
import type { Quote } from '../rules/quote.ts'
import type { QuoteContent } from './content.ts'
import type { QuoteSettings } from './quote-settings.ts'
import { sendLead } from './send-lead.ts'

/** A page that was told to go elsewhere and is still here after this long stays (milliseconds). */
const longestGoodbye = 3000
/** A page that keeps the visitor may show thanks of its own first; after this long, ours stand in place (milliseconds). */
const timeForOwnThanks = 500

/** A quote, and of what. */
export interface Quoted {
  readonly answers: Answers
  readonly quote: Quote
  readonly serviceName: string
  /** The address that opens it again; '' before a service is chosen. */
  readonly link: string
}

/** A quote as it was sent. */
export interface SentQuote extends Quoted {
  /** How high the form was, in pixels. */
  readonly height: number
}

/** One quote of the visitor, from its first press of Get My Quote until it has arrived. */
interface Intent {
  leadId: string
  /** From a press until its outcome is known: one intent is one mail, however often it is pressed. */
  isBusy: boolean
  /** Whether the page was told to go elsewhere. */
  hasLeft: boolean
  /** Whether the stored choices are gone. */
  isForgotten: boolean
}

const newIntent = (): Intent => ({
  leadId: '',
  isBusy: false,
  hasLeft: false,
  isForgotten: false,
})

interface LeadOptions {
  settings: QuoteSettings
  content: QuoteContent
  /** The end of the keys that this element keeps things under. */
  place: string
  emit: Emit
  quoted: Quoted
  /** Forgets what the tab keeps of the answers. */
  onForget: () => void
  /** Whether the contact step is in view. */
  isContactStep: boolean
  form: RefObject<HTMLFormElement | null>
}

/** Where the thanks are. Our own say what was quoted, and let the visitor keep it. */
function thanksFor({ successUrl, home, hasLink }: QuoteSettings, link: string): string {
  const isOurs = successUrl === `${home}/booked`
  return isOurs && hasLink ? successUrl + new URL(link).hash : successUrl
}

/** The visitor's contact data, and what becomes of sending them with the quote. */
export function useLead(options: LeadOptions) {
  const { settings, content, place, emit, quoted, onForget, isContactStep, form } = options
  const { whenAndWhere } = content
  const { answers, quote, serviceName, link } = quoted
  const { successUrl, successTarget, cameFrom } = settings
  const blank: Contact = { ...blankContact, ...settings.contact }
  const errorsOf = (contact: Contact) => ({
    ...personErrors(contact),
    ...whenAndWhere?.errorsOf(contact),
  })
  const [state, dispatch] = useReducer(formReducer(errorsOf), newForm(blank))
  const [sentQuote, setSentQuote] = useState<SentQuote>()
  const [memory] = useState(() => leadMemory(`quote-builder-lead${place}`))
  const intent = useRef(newIntent())
  const contactSince = useRef(0)
  const isMounted = useRef(false)

  useLayoutEffect(() => {
    if (isContactStep) contactSince.current = Date.now()
    else dispatch({ type: 'left' })
  }, [isContactStep])

  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const { service } = answers
  const detail = { service, total: quote.total, lines: quote.lines, quote_link: link, ...cameFrom }
  const params = quoteParams(serviceName, quote, link)

  /** Tells the owner once of each quote that somebody saw and goes on to book. Nobody waits for it. */
  const tellViewed = async () => {
    emit('quoteview', detail)
    const viewed = JSON.stringify(params)
    if (!memory.noteViewed(viewed)) return
    const notice = { ...viewedQuoteParams, ...params }
    const send = writeMail(settings, notice, newLeadId(), 'notice')
    const outcome = await send()
    if (outcome === 'sent') return
    memory.forgetViewed(viewed)
    console.error('viewed quote:', outcome)
  }

  const send = () => {
    const own = intent.current
    const contact = state.fields
    if (own.isBusy) return
    const errors = errorsOf(contact)
    if (Object.keys(errors).length > 0) return dispatch({ type: 'rejected', errors })

    own.isBusy = true
    dispatch({ type: 'sending' })
    const shownFor = Date.now() - contactSince.current
    // A robot is told that all went well, and nobody counts it as a customer.
    if (isRobot(contact.website, shownFor)) return thank(own)

    own.leadId ||= memory.leadId()
    const lead = {
      ...contactParams(contact, shownFor),
      ...whenAndWhere?.paramsOf(contact),
      ...params,
    }
    const mail = writeMail(settings, lead, own.leadId, 'lead')
    const leadDetail = { ...detail, lead_id: own.leadId }
    const { outcome, open } = sendLead({
      sendMail: () => mail(false),
      onSent: () => {
        forget(own)
        countLead(settings, own.leadId, service, quote.total)
        emit('quotesent', leadDetail)
      },
      onFailed: (reason, retry) => {
        console.error('quote:', reason)
        countFailure(settings, own.leadId, service, reason)
        return !emit('quotefailed', { ...leadDetail, reason, retry })
      },
    })
    follow(own, outcome, open)
  }

  /** Leaves when the page may, and shows what became of the lead where it stays. */
  const follow = async (
    own: Intent,
    outcome: Promise<'sent' | 'failed'>,
    open: Promise<'open'>,
  ) => {
    const known = await (successUrl ? Promise.race([outcome, open]) : outcome)
    const isWanted = isMounted.current && own === intent.current
    if (known !== 'failed' && isWanted) await leave(own)
    const end = await outcome
    if (own !== intent.current) return
    if (end === 'sent') return thank(own)
    own.isBusy = false
    dispatch({ type: 'failed' })
  }

  const leave = async (own: Intent) => {
    const goes = emit('quotesubmit', { ...detail, lead_id: own.leadId, url: successUrl })
    if (!successUrl) return
    forget(own)
    own.hasLeft = goes
    if (goes) leaveFor(thanksFor(settings, link), successTarget)
    await new Promise((resolve) => setTimeout(resolve, goes ? longestGoodbye : timeForOwnThanks))
  }

  const thank = (own: Intent) => {
    forget(own)
    setSentQuote({ ...quoted, height: form.current?.offsetHeight ?? 0 })
    dispatch({ type: 'sent', fields: state.fields, next: blank })
  }

  /** The next visit begins a new quote. Once only: by a late answer, another may have been begun. */
  const forget = (own: Intent) => {
    if (own.isForgotten) return
    own.isForgotten = true
    onForget()
    memory.forget(own.leadId)
  }

  const startOver = () => {
    intent.current.isForgotten = true
    memory.forget(memory.leadId())
    intent.current = newIntent()
    setSentQuote(undefined)
    dispatch({ type: 'startedOver', fields: blank })
  }

  const type = (fields: Partial<Contact>) => dispatch({ type: 'typed', fields })
  useKnownContact(settings.contact, state.fields, (fields) => dispatch({ type: 'known', fields }))

  return {
    state,
    sentQuote,
    type,
    tellViewed,
    send,
    startOver,
    hasLeft: () => intent.current.hasLeft,
  }
}
