import type { FocusEvent, RefObject } from 'react'
import { longestLine, longestMessage } from '../fields/clean-text.ts'
import { Icon } from '../fields/Icon.tsx'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import type { InquiryFormProps, InquiryFormState } from './InquiryForm.tsx'
import { InquiryNotice } from './InquiryNotice.tsx'
import { icons } from './icons.ts'
import { type Errors, errors, type Inquiry } from './inquiry.ts'
import { LineField } from './LineField.tsx'
import { cleaned } from './send-inquiry.ts'

export interface InquiryViewProps extends InquiryFormProps, InquiryFormState {
  notice: RefObject<HTMLDivElement | null>
  onChange(typed: Partial<Inquiry>): void
  onSubmit(): void
}

/** What the tag manager hears of a click on a field, by the field's id (spec §7). */
const events: Readonly<Record<string, string>> = {
  name: 'filling_name_event',
  email: 'filling_email_event',
  phone: 'filling_phone_event',
  service: 'selecting_service_event',
  message: 'filling_additional_event',
}

/** Whether the visitor last used a pointer: the focus it brings is then told by its click. */
let isPointing = false

/** The form as it stands: what became of the button, five fields and a trap, the button. */
export function InquiryView(props: InquiryViewProps) {
  const { inquiry, phase, onChange } = props
  const wrong = errors(cleaned(inquiry))
  const tell = ({ target }: { target: EventTarget }) => {
    const event = events[(target as Element).id]
    if (event) props.track(event, {})
  }
  const field = (name: keyof Inquiry) => ({
    name,
    value: inquiry[name],
    onInput: (value: string) => onChange({ [name]: value }),
  })
  const line = (name: keyof Errors) => ({
    ...field(name),
    maxLength: longestLine,
    error: props.errors?.[name],
    right: !!props.errors && !wrong[name],
  })
  return (
    <form
      className="wizard"
      part="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit()
      }}
      onKeyDown={() => {
        isPointing = false
      }}
      onPointerDown={() => {
        isPointing = true
      }}
      onClick={tell}
      // Not among React's names: its onFocus bubbles, and Preact's, like the DOM's, does not.
      {...{ onFocusIn: (event: FocusEvent) => isPointing || tell(event) }}
    >
      <div className="card">
        <InquiryNotice {...props} />
        <div className="lines">
          <LineField
            {...line('name')}
            label="Name"
            required
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
          />
          <LineField
            {...line('email')}
            label="Email"
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="next"
          />
          <LineField
            {...line('phone')}
            label="Phone Number"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="send"
          />
          <div className="service">
            <Select
              name="service"
              label="Service"
              placeholder="Choose a service"
              options={Object.entries(props.services)}
              value={inquiry.service}
              onChange={(service) => onChange({ service })}
            />
            <small>Optional</small>
          </div>
          <TextField {...field('message')} label="Message" multiline maxLength={longestMessage} />
        </div>
        <span className="hidden" aria-hidden="true">
          <TextField {...field('website')} label="Website" tabIndex={-1} autoComplete="off" />
        </span>
        <p className="hidden" role="status">
          {phase === 'sending' && 'Sending Message...'}
        </p>
        <div className="actions">
          <button type="submit" part="send" disabled={phase === 'sending' || phase === 'sent'}>
            {phase === 'sending' ? 'Sending Message...' : 'Send Message'}
            <Icon path={icons.forward} />
          </button>
        </div>
      </div>
    </form>
  )
}
