import type { ReactNode, RefObject } from 'react'
import { HiddenField } from '../../fields/HiddenField.tsx'
import { LineField } from '../../fields/LineField.tsx'
import { TextArea } from '../../fields/TextArea.tsx'
import { ThingsToFix } from '../../fields/ThingsToFix.tsx'
import type { Contact } from '../../rules/contact.ts'
import { type FormState, isShownRight } from '../../rules/form-state.ts'
import { longestMessage } from '../../rules/text.ts'
import type { Questions } from '../when-and-where.tsx'

interface ContactStepProps {
  state: FormState<Contact>
  onType(typed: Partial<Contact>): void
  /** Takes the focus whenever the button found something wrong. */
  box: RefObject<HTMLDivElement | null>
  /** Whether there is anywhere to send to. */
  canSend: boolean
  /** What is asked beside who somebody is. */
  whenAndWhere: Questions | undefined
  /** What to do when sending failed, or stands in place of the fields; nothing before. */
  failure: ReactNode
  /** What becomes of what is sent. */
  privacy: ReactNode
  actions: ReactNode
  receipt: ReactNode
}

/** Who to send the quote to. */
export function ContactStep({
  state,
  onType,
  box,
  canSend,
  whenAndWhere,
  failure,
  privacy,
  actions,
  receipt,
}: ContactStepProps) {
  const { fields: contact, errors = {} } = state
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
        {Object.keys(errors).length > 0 && <ThingsToFix errors={errors} level="h3" box={box} />}
        <LineField
          name="name"
          label="Name"
          hasMarker
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          value={contact.name}
          error={errors.name}
          isRight={isShownRight(state, 'name')}
          onInput={(name) => onType({ name })}
        />
        <LineField
          name="email"
          label="Email"
          hasMarker
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
          value={contact.email}
          error={errors.email}
          isRight={isShownRight(state, 'email')}
          onInput={(email) => onType({ email })}
        />
        <LineField
          name="phone"
          label="Phone"
          hasMarker
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="send"
          value={contact.phone}
          error={errors.phone}
          isRight={isShownRight(state, 'phone')}
          onInput={(phone) => onType({ phone })}
        />
        {whenAndWhere && <whenAndWhere.Fields state={state} onType={onType} />}
        <TextArea
          name="message"
          label="Additional Notes"
          maxLength={longestMessage}
          value={contact.message}
          onInput={(message) => onType({ message })}
        />
        <HiddenField value={contact.website} onInput={(website) => onType({ website })} />
        {failure}
        <div className="send">
          {privacy}
          {actions}
        </div>
      </div>
      {receipt}
    </div>
  )
}
