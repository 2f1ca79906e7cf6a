import type { ReactNode } from 'react'
import { Notice } from '../fields/Notice.tsx'
import { Reach } from '../fields/Reach.tsx'
import { ThingsToFix } from '../fields/ThingsToFix.tsx'
import type { FormState } from '../rules/lead/form-state.ts'
import { type Inquiry, inquiryMailto } from '../rules/lead/inquiry.ts'
import { isUnderWay, type LeadState } from '../rules/lead/lead-state.ts'
import * as formWords from '../words/form.ts'
import * as words from '../words/inquiry.ts'
import type { InquiryContent } from './content.ts'

interface OutcomeProps {
  form: FormState<Inquiry>
  lead: LeadState
  content: InquiryContent
  /** Whether there is anywhere to send to. */
  canSend: boolean
}

/** The message above the fields: thanks, a failure with other ways to get in touch, or errors. */
export function Outcome({ form, lead, content, canSend }: OutcomeProps) {
  const { fields, errors = {}, rejections } = form
  if (!canSend) {
    return (
      <Notice level="h2" heading={words.nowhere.heading} isQuiet>
        <p>{words.nowhere.text}</p>
        <OtherWays inquiry={fields} content={content} />
      </Notice>
    )
  }
  if (lead.phase === 'sent') {
    return (
      <Notice key="sent" level="h2" isGood heading={words.sent.heading}>
        <p>{words.sent.text(content.responseHours)}</p>
        {lead.lead?.person && <Reach {...lead.lead.person} />}
      </Notice>
    )
  }
  if (lead.phase === 'failed' || lead.keepsMessage) {
    return (
      <Notice key={`failed-${lead.presses}`} level="h2" heading={words.failed.heading}>
        <p>{words.failed.text}</p>
        <button type="submit" disabled={isUnderWay(lead)}>
          {formWords.tryAgain}
        </button>
        <OtherWays inquiry={fields} content={content} />
      </Notice>
    )
  }
  if (Object.keys(errors).length > 0)
    return <ThingsToFix key={`errors-${rejections}`} level="h2" errors={errors} />
  if (lead.phase !== 'restored') return null
  return (
    <Notice level="h2" heading={words.unconfirmed.heading} isQuiet>
      <p>{words.unconfirmed.text}</p>
      <OtherWays inquiry={fields} content={content} />
    </Notice>
  )
}

interface OtherWaysProps {
  inquiry: Inquiry
  content: InquiryContent
}

/** The phone number, and a link that opens the inquiry in the visitor's mail program. */
function OtherWays({ inquiry, content }: OtherWaysProps): ReactNode {
  const { services, email, phone, telHref } = content
  const mailto = inquiryMailto(inquiry, services[inquiry.service] ?? '', email)
  return (
    <ul>
      <li>
        <a href={telHref}>{phone}</a>
      </li>
      <li>
        <a href={mailto}>{words.emailThis}</a>
      </li>
    </ul>
  )
}
