import { useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { Emit } from '../element/define-element.tsx'
import { useKnownContact } from '../fields/useKnownContact.ts'
import { countFailure, countLead } from '../lead/conversions.ts'
import { writeMail } from '../lead/lead.ts'
import { leadMemory } from '../lead/lead-memory.ts'
import { leaveFor } from '../lead/leave-for.ts'
import type { Settings } from '../lead/settings.ts'
import { formReducer, newForm } from '../rules/form-state.ts'
import { isRobot } from '../rules/honeypot.ts'
import { blankInquiry, type Inquiry, inquiryParams } from '../rules/inquiry.ts'
import { personErrors } from '../rules/person.ts'

/** How long the thank-you stands, and is read out, before the page is left (milliseconds). */
const thanksFor = 1200

/**
 * What the visitor typed, and what becomes of sending it. `recipient` is the address that gets every
 * inquiry, `place` the end of the key that this element keeps things under.
 */
export function useInquiry(settings: Settings, recipient: string, place: string, emit: Emit) {
  const { service: preselected, successUrl, successTarget, cameFrom } = settings
  const blank: Inquiry = { ...blankInquiry(preselected), ...settings.contact }
  const [state, dispatch] = useReducer(formReducer<Inquiry>(personErrors), newForm(blank))
  const { fields: inquiry, phase } = state
  const [shownAt] = useState(Date.now)
  const [memory] = useState(() => leadMemory(`inquiry-form-lead${place}`))
  // One message, from its first press until its outcome is known: one mail, however often it is pressed.
  const intent = useRef({ isBusy: false })
  // What the events tell of the inquiry that was sent last; undefined when it was a robot's.
  const sent = useRef<object>(undefined)

  const shownService = useRef(preselected)
  useLayoutEffect(() => {
    if (shownService.current === preselected) return
    shownService.current = preselected
    dispatch({ type: 'known', fields: { service: preselected } })
  }, [preselected])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent decides, not a later render.
  useLayoutEffect(() => {
    const detail = sent.current
    if (phase !== 'sent' || successUrl === '' || !detail) return
    const leave = () => {
      const goes = emit('inquirysubmit', { ...detail, url: successUrl })
      if (goes) leaveFor(successUrl, successTarget)
    }
    const timer = setTimeout(leave, thanksFor)
    return () => clearTimeout(timer)
  }, [phase])

  const send = async () => {
    const own = intent.current
    if (own.isBusy || phase === 'sent') return
    const errors = personErrors(inquiry)
    if (Object.keys(errors).length > 0) return dispatch({ type: 'rejected', errors })

    own.isBusy = true
    dispatch({ type: 'sending' })
    const shownFor = Date.now() - shownAt
    const thank = () => dispatch({ type: 'sent', fields: inquiry, next: blank })
    if (isRobot(inquiry.website, shownFor)) {
      // A robot is told that all went well, and nobody counts it as a customer.
      own.isBusy = false
      sent.current = undefined
      return thank()
    }
    const { service } = inquiry
    const leadId = memory.leadId()
    const detail = { service, ...cameFrom, lead_id: leadId }
    const mail = writeMail(settings, inquiryParams(inquiry, recipient, shownFor), leadId, 'lead')
    const outcome = await mail()
    own.isBusy = false
    // A page that reset the form meanwhile shows another message, and hears of this one all the same.
    const isShown = own === intent.current
    if (outcome === 'sent') {
      memory.forget(leadId)
      countLead(settings, leadId, service, 0)
      emit('inquirysent', detail)
      if (!isShown) return
      sent.current = detail
      thank()
    } else {
      console.error('inquiry:', outcome)
      countFailure(settings, leadId, service, outcome)
      emit('inquiryfailed', { ...detail, reason: outcome })
      if (isShown) dispatch({ type: 'failed' })
    }
  }

  const type = (fields: Partial<Inquiry>) => dispatch({ type: 'typed', fields })
  useKnownContact(settings.contact, inquiry, (fields) => dispatch({ type: 'known', fields }))

  const startOver = () => {
    intent.current = { isBusy: false }
    memory.forget(memory.leadId())
    dispatch({ type: 'startedOver', fields: blank })
  }
  return { state, type, send, startOver }
}
