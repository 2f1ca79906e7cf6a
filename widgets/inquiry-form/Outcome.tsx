import type { ReactNode } from 'react'
import { useSay } from '../element/useLanguage.ts'
import { Notice, ThingsToFix } from '../fields/Notice.tsx'
import { Reach } from '../fields/Reach.tsx'
import type { BusinessData } from '../rules/company/business.ts'
import type { FormState } from '../rules/lead/form-state.ts'
import { type Inquiry, inquiryMailto } from '../rules/lead/inquiry.ts'
import { isUnderWay, type LeadState } from '../rules/lead/lead-state.ts'
import * as en from '../words/en.ts'

interface OutcomeProps {
  form: FormState<Inquiry>
  lead: LeadState
  content: InquiryContent
  /** Whether there is anywhere to send to. */
  canSend: boolean
}

/** The message above the fields: thanks, a failure with other ways to get in touch, or errors. */
export function Outcome({ form, lead, content, canSend }: OutcomeProps) {
  const say = useSay()
  const { fields, errors = {}, rejections } = form
  if (!canSend) {
    return (
      <Notice level="h2" heading={say(en.messageNowhere.heading)} isQuiet>
        <p>{say(en.messageNowhere.text)}</p>
        <OtherWays inquiry={fields} content={content} />
      </Notice>
    )
  }
  if (lead.phase === 'sent') {
    return (
      <Notice key="sent" level="h2" isGood heading={say(en.messageSent.heading)}>
        <p>{say(en.messageSent.text, { n: content.responseHours })}</p>
        {lead.lead?.person && <Reach {...lead.lead.person} />}
      </Notice>
    )
  }
  if (lead.phase === 'failed' || lead.keepsMessage) {
    return (
      <Notice key={`failed-${lead.presses}`} level="h2" heading={say(en.messageFailed.heading)}>
        <p>{say(en.messageFailed.text)}</p>
        <button type="submit" disabled={isUnderWay(lead)}>
          {say(en.tryAgain)}
        </button>
        <OtherWays inquiry={fields} content={content} />
      </Notice>
    )
  }
  if (Object.keys(errors).length > 0)
    return <ThingsToFix key={`errors-${rejections}`} level="h2" errors={errors} />
  if (lead.phase !== 'restored') return null
  return (
    <Notice level="h2" heading={say(en.messageUnconfirmed.heading)} isQuiet>
      <p>{say(en.messageUnconfirmed.text)}</p>
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
  const say = useSay()
  const { services, email, phone, telHref } = content
  const mailto = inquiryMailto(inquiry, services[inquiry.service] ?? '', email, say)
  return (
    <ul>
      <li>
        <a href={telHref}>
          <bdi>{phone}</bdi>
        </a>
      </li>
      <li>
        <a href={mailto}>{say(en.emailThisMessage)}</a>
      </li>
    </ul>
  )
}

/** The company's content that the inquiry form shows. */
export interface InquiryContent
  extends Pick<BusinessData, 'services' | 'privacy'>,
    Pick<BusinessData['company'], 'phone' | 'telHref' | 'email' | 'responseHours'> {}
