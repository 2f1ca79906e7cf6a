import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLanguage, useSay } from '../../element/useLanguage.ts'
import { focusMessage, ThingsToFix } from '../../fields/Notice.tsx'
import { HiddenField, PersonFields } from '../../fields/PersonFields.tsx'
import { PrivacyNote } from '../../fields/PrivacyNote.tsx'
import { TextArea } from '../../fields/TextArea.tsx'
import { quoteMailto } from '../../rules/lead/contact.ts'
import { isUnderWay } from '../../rules/lead/lead-state.ts'
import { filledSentence, longestMessage } from '../../rules/text/text.ts'
import * as en from '../../words/en.ts'
import type { LinkedQuote } from '../quote/linked-quote.ts'
import type { QuoteContent, QuoteSettings } from '../quote/quote-settings.ts'
import type { useLead } from './useLead.ts'
import { WhenAndWhere } from './WhenAndWhere.tsx'

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
  const language = useLanguage()
  const { say } = language
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
      mailto={quoteMailto(
        quoted.service?.name ?? '',
        quoted.quote,
        contact,
        content.email,
        language,
      )}
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
          phone={{ label: say(en.phone), hasMarker: true }}
          onType={lead.type}
        />
        {whenAndWhere && (
          <WhenAndWhere
            questions={whenAndWhere}
            state={lead.form}
            errorsOf={lead.errorsOf}
            onType={lead.type}
          />
        )}
        <TextArea
          name="message"
          label={say(en.notes)}
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

interface SendingFailedProps {
  /**
   * `failed`: the lead was not sent. `unconfirmed`: the page was loaded again before the outcome
   * was known. `nowhere`: there is nowhere to send to.
   */
  problem: 'failed' | 'unconfirmed' | 'nowhere'
  /** Whether another attempt is running while the message is shown. */
  isSending: boolean
  /** The phone number as people read it, and its link. */
  phone: string
  telHref: string
  /** A mail link that carries the quote. */
  mailto: string
}

/** Says that the lead was perhaps not sent, and how else to get in touch. Takes the focus after a failed press. */
function SendingFailed({ problem, isSending, phone, telHref, mailto }: SendingFailedProps) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (problem === 'failed') focusMessage(box.current)
  }, [problem])
  const { text, otherWays } = en.quoteNotSent[problem]
  return (
    <div ref={box} className="alert" role="alert" tabIndex={-1}>
      <p>{say(text)}</p>
      {problem === 'failed' && (
        <button type="submit" disabled={isSending}>
          {say(en.tryAgain)}
        </button>
      )}
      <p>
        {filledSentence(say(otherWays), {
          phone: (
            <a key="phone" href={telHref}>
              <bdi>{phone}</bdi>
            </a>
          ),
          email: (
            <a key="email" href={mailto}>
              {say(en.emailThisQuote)}
            </a>
          ),
        })}
      </p>
    </div>
  )
}
