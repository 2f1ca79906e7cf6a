import { PersonFields } from '../fields/PersonFields.tsx'
import { Select } from '../fields/Select.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import type { FormState } from '../rules/lead/form-state.ts'
import type { Inquiry } from '../rules/lead/inquiry.ts'
import { personErrors } from '../rules/lead/person.ts'
import { longestMessage } from '../rules/text/text.ts'
import * as formWords from '../words/form.ts'
import * as words from '../words/inquiry.ts'
import * as personWords from '../words/person.ts'

interface InquiryFieldsProps {
  form: FormState<Inquiry>
  /** The name of each service, by its id. */
  services: Readonly<Record<string, string>>
  onType(fields: Partial<Inquiry>): void
}

/** The five fields, each with its error once the button has been pressed. */
export function InquiryFields({ form, services, onType }: InquiryFieldsProps) {
  const { service, message } = form.fields
  const options = Object.entries(services).map(([value, text]) => ({ value, text }))

  return (
    <div className="lines">
      <PersonFields
        form={form}
        errorsOf={personErrors}
        phone={{ label: personWords.phoneNumber, hasMarker: false }}
        onType={onType}
      />
      <Select
        name="service"
        label={words.service}
        detail={formWords.optional}
        placeholder={words.chooseService}
        options={options}
        value={service}
        onChange={(chosen) => onType({ service: chosen })}
      />
      <TextArea
        name="message"
        label={words.message}
        maxLength={longestMessage}
        value={message}
        onInput={(typed) => onType({ message: typed })}
      />
    </div>
  )
}
