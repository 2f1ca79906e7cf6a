import { type FocusEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Emit } from '../element/define-element.tsx'
import { Icon, icons } from '../element/Icon.tsx'
import { useMethod } from '../element/methods.ts'
import { useLanguage, useSay } from '../element/useLanguage.ts'
import { LiveText } from '../fields/Amounts.tsx'
import { ByMachine } from '../fields/ByMachine.tsx'
import { HiddenField, PersonFields } from '../fields/PersonFields.tsx'
import { PrivacyNote } from '../fields/PrivacyNote.tsx'
import { Select } from '../fields/Select.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { useFormListeners } from '../fields/value-listeners.ts'
import { leadDraft, testMark } from '../lead/lead-draft.ts'
import { leadFormHook } from '../lead/lead-form.ts'
import { useMissingMailbox } from '../lead/mailbox.ts'
import { keySuffixOf } from '../lead/session-storage.ts'
import type { Settings } from '../lead/settings.ts'
import type { FormState } from '../rules/lead/form-state.ts'
import { blankInquiry, type Inquiry, inquiryParams } from '../rules/lead/inquiry.ts'
import { isUnderWay } from '../rules/lead/lead-state.ts'
import { languageParam, personErrors } from '../rules/lead/person.ts'
import { longestMessage } from '../rules/text/text.ts'
import * as en from '../words/en.ts'
import { type InquiryContent, Outcome } from './Outcome.tsx'

interface InquiryFormProps {
  /** The custom element. */
  host: Element
  settings: Settings
  content: InquiryContent
  emit: Emit
}

/** The contact form: the outcome of the last press, five fields, a hidden one, and the button. */
export function InquiryForm(props: InquiryFormProps) {
  const say = useSay()
  const { host, settings, content } = props
  const { form, lead, type, leave, send, reset } = useInquiry(props)
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
          <LiveText text={isSending ? say(en.sendingMessage) : ''} />
        </p>
        <PrivacyNote privacy={content.privacy} settings={settings} />
        <div className="actions">
          <button type="submit" part="send" disabled={isSending || lead.phase === 'sent'}>
            <LiveText text={isSending ? say(en.sendingMessage) : say(en.sendMessage)} />
            <Icon path={icons.forward} />
          </button>
        </div>
        <ByMachine />
      </div>
    </form>
  )
}

interface InquiryFieldsProps {
  form: FormState<Inquiry>
  /** The name of each service, by its id. */
  services: Readonly<Record<string, string>>
  onType(fields: Partial<Inquiry>): void
}

/** The five fields, each with its error once the button has been pressed. */
function InquiryFields({ form, services, onType }: InquiryFieldsProps) {
  const say = useSay()
  const { service, message } = form.fields
  const options = Object.entries(services).map(([value, text]) => ({ value, text }))

  return (
    <div className="lines">
      <PersonFields
        form={form}
        errorsOf={(person) => personErrors(person, say)}
        phone={{ label: say(en.phoneNumberLabel), hasMarker: false }}
        onType={onType}
      />
      <Select
        name="service"
        label={say(en.service)}
        detail={say(en.optional)}
        placeholder={say(en.chooseService)}
        options={options}
        value={service}
        onChange={(chosen) => onType({ service: chosen })}
      />
      <TextArea
        name="message"
        label={say(en.message)}
        maxLength={longestMessage}
        value={message}
        onInput={(typed) => onType({ message: typed })}
      />
    </div>
  )
}

/** The event that the page's data layer gets when the visitor enters a field, by the field's id. */
const events: Readonly<Record<string, string>> = {
  name: 'filling_name_event',
  email: 'filling_email_event',
  phone: 'filling_phone_event',
  service: 'selecting_service_event',
  message: 'filling_additional_event',
}

/** Listeners that report a field each time the visitor enters it; `service` is the one chosen so far. */
function useFieldEvents(track: (event: string, details: object) => void, service: string) {
  // The click reports a focus by pointer, whether on the field or on its label.
  const isPointing = useRef(false)

  const report = ({ target }: FocusEvent | MouseEvent) => {
    const event = target instanceof Element ? events[target.id] : undefined
    if (event) track(event, { service })
  }

  return {
    onKeyDown: () => {
      isPointing.current = false
    },
    onPointerDown: () => {
      isPointing.current = true
    },
    onClick: report,
    onFocus: (event: FocusEvent) => {
      if (!isPointing.current) report(event)
    },
  }
}

const useLeadForm = leadFormHook<Inquiry>('inquiry')
const doNothing = () => {}

/** What the visitor typed, and the state of sending it. */
function useInquiry({ host, settings, content, emit }: InquiryFormProps) {
  const { say, code } = useLanguage()
  const [keySuffix] = useState(() => keySuffixOf(host, settings.name, settings.isDialog))
  const { services, email: recipient } = content
  const { service: preselected, cameFrom } = settings
  const { leadForm, form, lead } = useLeadForm(`inquiry-form-lead${keySuffix}`, {
    host,
    emit,
    blank: { ...blankInquiry(preselected), ...settings.contact },
    errorsOf: (inquiry) => personErrors(inquiry, say),
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

  const draftOf = (inquiry: Inquiry) => {
    const shownFor = performance.now() - shownSince.current
    const { service } = inquiry
    return leadDraft(settings, {
      fields: inquiry,
      shownFor,
      subject: service,
      detail: { service, ...cameFrom, ...testMark(settings.isTest) },
      params: {
        ...inquiryParams(inquiry, recipient, shownFor),
        ...languageParam(code, settings.languages),
      },
    })
  }

  return {
    form,
    lead,
    type: leadForm.type,
    leave: leadForm.leave,
    send: () => leadForm.press(draftOf),
    reset: leadForm.reset,
  }
}
