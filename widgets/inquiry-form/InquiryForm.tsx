import { useState } from 'react'
import type { Emit } from '../element/define-element.tsx'
import { Icon } from '../element/Icon.tsx'
import { useMethod } from '../element/methods.ts'
import { HiddenField } from '../fields/HiddenField.tsx'
import { icons } from '../fields/icons.ts'
import { LiveText } from '../fields/LiveText.tsx'
import { PrivacyNote } from '../fields/PrivacyNote.tsx'
import { useFormListeners } from '../fields/useFormListeners.ts'
import { useMissingMailbox } from '../lead/mailbox.ts'
import { placeOf } from '../lead/place.ts'
import type { Settings } from '../lead/settings.ts'
import { isUnderWay } from '../rules/lead/lead-state.ts'
import * as words from '../words/inquiry.ts'
import type { InquiryContent } from './content.ts'
import { InquiryFields } from './InquiryFields.tsx'
import { Outcome } from './Outcome.tsx'
import { useFieldEvents } from './useFieldEvents.ts'
import { useInquiry } from './useInquiry.ts'

interface InquiryFormProps {
  /** The custom element. */
  host: Element
  settings: Settings
  content: InquiryContent
  emit: Emit
}

/** The contact form: the outcome of the last press, five fields, a hidden one, and the button. */
export function InquiryForm({ host, settings, content, emit }: InquiryFormProps) {
  const [place] = useState(() => placeOf(host, settings.name, settings.isDialog))
  const { form, lead, type, leave, send, reset } = useInquiry({
    host,
    settings,
    services: content.services,
    recipient: content.email,
    place,
    emit,
  })
  const fieldEvents = useFieldEvents(settings.track, form.fields.service)
  const listeners = useFormListeners(send, leave)
  const isSending = isUnderWay(lead)

  useMethod(host, 'reset', reset)
  const isMailboxMissing = useMissingMailbox('inquiry-form', settings)

  if (isMailboxMissing) {
    return (
      <div className="wizard" part="form">
        <Outcome form={form} lead={lead} content={content} canSend={false} />
      </div>
    )
  }

  return (
    <form
      className="wizard"
      part="form"
      noValidate
      onSubmit={listeners.onSubmit}
      onKeyDown={fieldEvents.onKeyDown}
      onPointerDown={fieldEvents.onPointerDown}
      onClick={(event) => {
        fieldEvents.onClick(event)
        listeners.onClick(event)
      }}
      onFocus={fieldEvents.onFocus}
      onBlur={listeners.onBlur}
    >
      <div className="card">
        <Outcome form={form} lead={lead} content={content} canSend />
        <InquiryFields form={form} services={content.services} onType={type} />
        <HiddenField value={form.fields.website} onInput={(website) => type({ website })} />
        <p className="hidden" role="status">
          <LiveText text={isSending ? words.sending : ''} />
        </p>
        <PrivacyNote privacy={content.privacy} settings={settings} />
        <div className="actions">
          <button type="submit" part="send" disabled={isSending || lead.phase === 'sent'}>
            <LiveText text={isSending ? words.sending : words.send} />
            <Icon path={icons.forward} />
          </button>
        </div>
      </div>
    </form>
  )
}
