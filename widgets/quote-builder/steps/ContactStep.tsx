import type { ReactNode } from 'react'
import { HiddenField } from '../../fields/HiddenField.tsx'
import { TextArea } from '../../fields/TextArea.tsx'
import { TextField } from '../../fields/TextField.tsx'
import type { Contact } from '../../rules/contact.ts'
import { longestLine, longestMessage } from '../../rules/text.ts'

interface ContactStepProps {
  contact: Contact
  onType(typed: Partial<Contact>): void
  /** What to do when sending failed; nothing before. */
  failure: ReactNode
  actions: ReactNode
  receipt: ReactNode
}

/** Who to send the quote to. */
export function ContactStep({ contact, onType, failure, actions, receipt }: ContactStepProps) {
  return (
    <div className="contact">
      <div>
        <TextField
          name="name"
          label="Name"
          autoComplete="name"
          required
          // Any text that is not blank.
          pattern="[^]*\S[^]*"
          maxLength={longestLine}
          value={contact.name}
          onInput={(name) => onType({ name })}
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          maxLength={longestLine}
          value={contact.email}
          onInput={(email) => onType({ email })}
        />
        <TextField
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={longestLine}
          value={contact.phone}
          onInput={(phone) => onType({ phone })}
        />
        <TextArea
          name="message"
          label="Additional Notes"
          maxLength={longestMessage}
          value={contact.message}
          onInput={(message) => onType({ message })}
        />
        <HiddenField value={contact.website} onInput={(website) => onType({ website })} />
        {failure}
        {actions}
      </div>
      {receipt}
    </div>
  )
}
