import { suspicion } from './honeypot.ts'
import { mailtoLetter } from './mailto.ts'
import { tenDigits } from './phone.ts'
import { cleanLine, cleanMessage } from './text.ts'

/** What the contact form asks for. */
export interface Inquiry {
  readonly name: string
  readonly email: string
  readonly phone: string
  /** A service's id, or '' for none. */
  readonly service: string
  readonly message: string
  /** The hidden field: people cannot see it, robots fill it. */
  readonly website: string
}

/** What is wrong, by field, in the order of the form; no key where nothing is. */
export type InquiryErrors = { readonly [Field in 'name' | 'email' | 'phone']?: string }

/** A form that nobody has typed in yet, with the service the page preselects. */
export function blankInquiry(service: string): Inquiry {
  return { name: '', email: '', phone: '', service, message: '', website: '' }
}

/** The inquiry as it is judged and sent: trimmed, and without control characters. */
export function cleanInquiry(inquiry: Inquiry): Inquiry {
  return {
    ...inquiry,
    name: cleanLine(inquiry.name),
    email: cleanLine(inquiry.email),
    phone: cleanLine(inquiry.phone),
    message: cleanMessage(inquiry.message),
  }
}

/** What keeps an inquiry from being sent. */
export function inquiryErrors(inquiry: Inquiry): InquiryErrors {
  const { name, email, phone } = cleanInquiry(inquiry)
  return {
    ...(!name && { name: 'Name is required.' }),
    ...emailError(email),
    ...phoneError(phone),
  }
}

function emailError(email: string): InquiryErrors {
  if (!email) return { email: 'Email is required.' }
  return /^\S+@\S+$/.test(email) ? {} : { email: 'Invalid email address.' }
}

function phoneError(phone: string): InquiryErrors {
  if (!phone) return { phone: 'Phone Number is required.' }
  return tenDigits(phone) ? {} : { phone: 'Invalid Phone Number.' }
}

/** What the mail says of an inquiry; `recipient` is who gets every inquiry. */
export function inquiryParams(inquiry: Inquiry, recipient: string): Record<string, string> {
  const { name, email, phone, service, message, website } = cleanInquiry(inquiry)
  return {
    from_name: name,
    from_email: email,
    phone: tenDigits(phone),
    service,
    message,
    to_email: recipient,
    ...suspicion(website),
  }
}

/** A link that opens the visitor's own mail program with the inquiry in it. */
export function inquiryMailto(inquiry: Inquiry, serviceName: string, recipient: string): string {
  const { name, email, phone, message } = cleanInquiry(inquiry)
  const lines = [`Name: ${name}`, `Email: ${email}`, `Phone: ${phone}`, `Service: ${serviceName}`]
  return mailtoLetter(recipient, 'Inquiry', `${lines.join('\n')}\n\n${message}`)
}
