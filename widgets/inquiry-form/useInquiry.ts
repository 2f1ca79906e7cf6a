import { useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { Emit } from '../element/define-element.tsx'
import { newLeadId, writeMail } from '../lead/lead.ts'
import type { Settings } from '../lead/settings.ts'
import { isRobot } from '../rules/honeypot.ts'
import { type Inquiry, inquiryErrors, inquiryParams } from '../rules/inquiry.ts'
import { newInquiryState, reduceInquiry } from '../rules/inquiry-state.ts'

/** How long the thank-you stands, and is read out, before the page is left (milliseconds). */
const thanksFor = 1200

/**
 * What the visitor typed, and what becomes of sending it. `recipient` is the address that gets every
 * inquiry.
 */
export function useInquiry(settings: Settings, recipient: string, emit: Emit) {
  const { service: preselected, successUrl, cameFrom } = settings
  const [state, dispatch] = useReducer(reduceInquiry, preselected, newInquiryState)
  const { inquiry, phase } = state
  const [shownAt] = useState(Date.now)
  // From the press until the outcome is known: one intent is one mail, however often it is pressed.
  const isBusy = useRef(false)
  const leadId = useRef('')
  const sent = useRef<object>({})

  const shownService = useRef(preselected)
  useLayoutEffect(() => {
    if (shownService.current === preselected) return
    shownService.current = preselected
    dispatch({ type: 'typed', fields: { service: preselected } })
  }, [preselected])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent decides, not a later render.
  useLayoutEffect(() => {
    if (phase !== 'sent' || successUrl === '') return
    const leave = () => {
      const goes = emit('inquirysubmit', { ...sent.current, url: successUrl })
      if (goes) location.assign(successUrl)
    }
    const timer = setTimeout(leave, thanksFor)
    return () => clearTimeout(timer)
  }, [phase])

  const send = async () => {
    if (isBusy.current || phase === 'sent') return
    const errors = inquiryErrors(inquiry)
    if (Object.keys(errors).length > 0) return dispatch({ type: 'rejected', errors })

    isBusy.current = true
    dispatch({ type: 'sending' })
    leadId.current ||= newLeadId()
    const detail = { service: inquiry.service, ...cameFrom }
    const mail = writeMail(settings, inquiryParams(inquiry, recipient), leadId.current)
    // A robot is told that all went well.
    const isDropped = isRobot(inquiry.website, Date.now() - shownAt)
    const outcome = isDropped ? 'sent' : await mail()
    isBusy.current = false
    if (outcome === 'sent') {
      leadId.current = ''
      sent.current = detail
      emit('inquirysent', detail)
      dispatch({ type: 'sent', inquiry, service: preselected })
    } else {
      console.error('inquiry:', outcome)
      emit('inquiryfailed', { ...detail, reason: outcome })
      dispatch({ type: 'failed' })
    }
  }

  const type = (fields: Partial<Inquiry>) => dispatch({ type: 'typed', fields })
  return { state, type, send }
}
