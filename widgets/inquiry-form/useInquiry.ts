import { useLayoutEffect, useRef } from 'react'
import type { Emit } from '../element/define-element.tsx'
import { countFailure, countLead, testMark } from '../lead/conversions.ts'
import type { LeadDraft } from '../lead/lead-run.ts'
import { isPrefilled, type Settings } from '../lead/settings.ts'
import { leaveFor, thanksUrl } from '../lead/thanks-url.ts'
import { leadFormHook } from '../lead/useLeadForm.ts'
import { writeMail } from '../lead/written-mail.ts'
import { isRobot } from '../rules/lead/honeypot.ts'
import { blankInquiry, type Inquiry, inquiryParams } from '../rules/lead/inquiry.ts'
import { personErrors, sentContactOf } from '../rules/lead/person.ts'

const useLeadForm = leadFormHook<Inquiry>('inquiry')
const doNothing = () => {}

interface InquiryOptions {
  /** The custom element. */
  host: Element
  settings: Settings
  /** The name of each service, by its id. */
  services: Readonly<Record<string, string>>
  /** The address that gets every inquiry. */
  recipient: string
  /** The end of this element's storage key. */
  place: string
  emit: Emit
}

/** What the visitor typed, and the state of sending it. */
export function useInquiry({ host, settings, services, recipient, place, emit }: InquiryOptions) {
  const { service: preselected, successUrl, successTarget, cameFrom } = settings
  const { leadForm, form, lead } = useLeadForm(`inquiry-form-lead${place}`, {
    host,
    emit,
    blank: { ...blankInquiry(preselected), ...settings.contact },
    errorsOf: personErrors,
    // An inquiry stores no choices, and has no steps to start over.
    forgetChoices: doNothing,
    keepChoices: doNothing,
    startOver: doNothing,
  })
  const shownSince = useRef(performance.now())

  // A lead that may not have arrived keeps its id only for the same service, so the form of a
  // reloaded page chooses that service again.
  const unconfirmedService = lead.phase === 'restored' ? lead.lead?.subject : undefined
  useLayoutEffect(() => {
    if (unconfirmedService && Object.hasOwn(services, unconfirmedService))
      leadForm.type({ service: unconfirmedService })
  }, [leadForm, unconfirmedService, services])

  const draftOf = (inquiry: Inquiry): LeadDraft => {
    const shownFor = performance.now() - shownSince.current
    const { service } = inquiry
    const params = inquiryParams(inquiry, recipient, shownFor)
    return {
      subject: service,
      person: sentContactOf(inquiry),
      url: successUrl,
      isRobot: isRobot(inquiry.website, shownFor, isPrefilled(settings)),
      detail: { service, ...cameFrom, ...testMark(settings.isTest) },
      writeMail: (leadId) => writeMail(settings, params, leadId, 'lead'),
      count: (leadId) => countLead(settings, leadId, service, 0),
      countFailure: (leadId, reason) => countFailure(settings, leadId, service, reason),
      leave: () => leaveFor(thanksUrl(settings), successTarget),
    }
  }

  return {
    form,
    lead,
    type: (fields: Partial<Inquiry>) => leadForm.type(fields),
    leave: () => leadForm.leave(),
    send: () => leadForm.press(draftOf),
    reset: () => leadForm.reset(),
  }
}
