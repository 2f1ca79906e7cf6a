import type { RefObject } from 'react'
import { Notice } from '../fields/Notice.tsx'
import { ThingsToFix } from '../fields/ThingsToFix.tsx'
import type { FormState } from '../rules/form-state.ts'
import { type Inquiry, inquiryMailto } from '../rules/inquiry.ts'
import type { InquiryContent } from './content.ts'

interface OutcomeProps {
  state: FormState<Inquiry>
  content: InquiryContent
  /** Takes the focus whenever there is something new to read. */
  box: RefObject<HTMLDivElement | null>
  /** Whether there is anywhere to send to. */
  canSend: boolean
}

/** What stands above the fields: thanks, that sending failed and what else there is to do, or what to fix. */
export function Outcome({ state, content, box, canSend }: OutcomeProps) {
  const { fields: inquiry, phase, errors = {} } = state
  if (phase === 'sent') {
    return (
      <Notice key="sent" box={box} level="h2" isGood heading="Message Sent Successfully!">
        <p>
          {`Thank you for contacting us. We'll get back to you within ${content.responseHours} hours with a detailed quote.`}
        </p>
      </Notice>
    )
  }
  if (phase === 'failed' || !canSend) {
    const { services, email, phone, telHref } = content
    const mailto = inquiryMailto(inquiry, services[inquiry.service] ?? '', email)
    return (
      <Notice
        key="failed"
        box={box}
        level="h2"
        heading={canSend ? 'Oops! Something went wrong' : 'Nothing can be sent from here'}
      >
        <p>
          {canSend
            ? 'There was an issue sending your inquiry. Please try again or call us directly.'
            : 'Please call us directly.'}
        </p>
        {canSend && <button type="submit">Try again</button>}
        <ul>
          <li>
            <a href={telHref}>{phone}</a>
          </li>
          <li>
            <a href={mailto}>Email us this message</a>
          </li>
        </ul>
      </Notice>
    )
  }
  const isRight = Object.keys(errors).length === 0
  return isRight ? null : <ThingsToFix key="errors" box={box} level="h2" errors={errors} />
}
