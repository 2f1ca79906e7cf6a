import { LineField } from '../fields/LineField.tsx'
import { Select } from '../fields/Select.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { type FormState, isShownRight } from '../rules/form-state.ts'
import type { Inquiry } from '../rules/inquiry.ts'
import { longestMessage } from '../rules/text.ts'

interface InquiryFieldsProps {
  state: FormState<Inquiry>
  /** What each service is called, by its id. */
  services: Readonly<Record<string, string>>
  onType(fields: Partial<Inquiry>): void
}

/** The five fields, each with what is wrong with it once the button was pressed. */
export function InquiryFields({ state, services, onType }: InquiryFieldsProps) {
  const { fields: inquiry, errors = {} } = state
  const options = Object.entries(services).map(([value, text]) => ({ value, text }))

  return (
    <div className="lines">
      <LineField
        name="name"
        label="Name"
        hasMarker
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        value={inquiry.name}
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
        value={inquiry.email}
        error={errors.email}
        isRight={isShownRight(state, 'email')}
        onInput={(email) => onType({ email })}
      />
      {/* Required too, but its label shows no marker. */}
      <LineField
        name="phone"
        label="Phone Number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="send"
        value={inquiry.phone}
        error={errors.phone}
        isRight={isShownRight(state, 'phone')}
        onInput={(phone) => onType({ phone })}
      />
      <Select
        name="service"
        label="Service"
        detail="Optional"
        placeholder="Choose a service"
        options={options}
        value={inquiry.service}
        onChange={(service) => onType({ service })}
      />
      <TextArea
        name="message"
        label="Message"
        maxLength={longestMessage}
        value={inquiry.message}
        onInput={(message) => onType({ message })}
      />
    </div>
  )
}
