import type { ReactNode } from 'react'
import { HiddenField } from '../../fields/HiddenField.tsx'
import { PersonFields } from '../../fields/PersonFields.tsx'
import { PrivacyNote } from '../../fields/PrivacyNote.tsx'
import { TextArea } from '../../fields/TextArea.tsx'
import { ThingsToFix } from '../../fields/ThingsToFix.tsx'
import { quoteMailto } from '../../rules/lead/contact.ts'
import { isUnderWay } from '../../rules/lead/lead-state.ts'
import { longestMessage } from '../../rules/text/text.ts'
import * as words from '../../words/contact.ts'
import * as personWords from '../../words/person.ts'
import type { QuoteContent } from '../quote/content.ts'
import type { LinkedQuote } from '../quote/linked-quote.ts'
import type { QuoteSettings } from '../quote/quote-settings.ts'
import { SendingFailed } from './SendingFailed.tsx'
import type { useLead } from './useLead.ts'

interface ContactStepProps {
  lead: ReturnType<typeof useLead>
  quoted: LinkedQuote
  content: QuoteContent
  settings: QuoteSettings
  /** Whether there is anywhere to send to. */
  canSend: boolean
  actions: ReactNode
  receipt: ReactNode
}

/** The visitor's contact fields, and what to do when sending failed. */
export function ContactStep(props: ContactStepProps) {
  const { lead, quoted, content, settings, canSend, actions, receipt } = props
  const { fields: contact, errors = {}, rejections } = lead.form
  const { whenAndWhere } = lead
  const problem = canSend ? lead.problem : 'nowhere'
  const failure = problem && (
    <SendingFailed
      key={`${problem}-${lead.lead.presses}`}
      problem={problem}
      isSending={isUnderWay(lead.lead)}
      phone={content.phone}
      telHref={content.telHref}
      mailto={quoteMailto(quoted.service?.name ?? '', quoted.quote, contact, content.email)}
    />
  )
  if (!canSend) {
    return (
      <div className="contact">
        <div>
          {failure}
          {actions}
        </div>
        {receipt}
      </div>
    )
  }
  return (
    <div className="contact">
      <div>
        {problem === 'unconfirmed' && failure}
        {Object.keys(errors).length > 0 && (
          <ThingsToFix key={rejections} errors={errors} level="h3" />
        )}
        <PersonFields
          form={lead.form}
          errorsOf={lead.errorsOf}
          phone={{ label: personWords.phone, hasMarker: true }}
          onType={lead.type}
        />
        {whenAndWhere && <whenAndWhere.Fields state={lead.form} onType={lead.type} />}
        <TextArea
          name="message"
          label={words.notes}
          maxLength={longestMessage}
          value={contact.message}
          onInput={(message) => lead.type({ message })}
        />
        <HiddenField value={contact.website} onInput={(website) => lead.type({ website })} />
        {problem === 'failed' && failure}
        <div className="send">
          <PrivacyNote privacy={content.privacy} settings={settings} />
          {actions}
        </div>
      </div>
      {receipt}
    </div>
  )
}
