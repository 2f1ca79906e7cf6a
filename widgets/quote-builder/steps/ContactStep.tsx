import type { ReactNode } from 'react'
import { longestLine, longestMessage } from '../../fields/clean-text.ts'
import { TextField } from '../../fields/TextField.tsx'
import type { Answers, Quote } from '../quote.ts'
import { Receipt } from '../Receipt.tsx'
import type { Contact } from '../send-lead.ts'

interface ContactStepProps {
  contact: Contact
  onContact(contact: Contact): void
  /** `failed` when the lead could not be sent. */
  phase: string
  phone: string
  /** A mail link that carries the quote, for when sending failed. */
  mailto: string
  answers: Answers
  serviceName: string
  quote: Quote
  actions: ReactNode
}

/** Who to send the quote to, and what to do when sending failed (spec §8). */
export function ContactStep({
  contact,
  onContact,
  answers,
  serviceName,
  quote,
  actions,
  ...help
}: ContactStepProps) {
  const field = (name: keyof Contact, autoComplete: string) => ({
    name,
    autoComplete,
    value: contact[name],
    onInput: (value: string) => onContact({ ...contact, [name]: value }),
  })
  const line = { required: true, maxLength: longestLine }
  return (
    <div className="contact">
      <div>
        <TextField {...field('name', 'name')} {...line} label="Name" pattern="[^]*\S[^]*" />
        <TextField {...field('email', 'email')} {...line} label="Email" type="email" />
        <TextField {...field('phone', 'tel')} {...line} label="Phone" type="tel" />
        <TextField
          {...field('message', 'off')}
          label="Additional Notes"
          multiline
          maxLength={longestMessage}
        />
        <span className="hidden" aria-hidden="true">
          <TextField
            {...field('website', 'off')}
            label="Website"
            maxLength={longestLine}
            tabIndex={-1}
          />
        </span>
        {help.phase === 'failed' && (
          <div className="alert" role="alert" tabIndex={-1}>
            <p>There was an issue sending your quote. Please try again.</p>
            <button type="submit">Try again</button>
            <p>
              Or call <a href={`tel:${help.phone}`}>{help.phone}</a>, or{' '}
              <a href={help.mailto}>email us this quote</a>.
            </p>
          </div>
        )}
        {actions}
      </div>
      <Receipt answers={answers} quote={quote} serviceName={serviceName} />
    </div>
  )
}
