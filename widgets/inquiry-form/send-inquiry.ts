import { cleanLine, cleanMessage } from '../fields/clean-text.ts'
import { type Inquiry, tenDigits } from './inquiry.ts'

/** Whoever fills the trap this soon is a robot; later, it may be an odd autofill (milliseconds). */
const robotPace = 3000

/** The inquiry as it is judged and sent: what cannot be seen is gone. */
export function cleaned(inquiry: Inquiry): Inquiry {
  return {
    ...inquiry,
    name: cleanLine(inquiry.name),
    email: cleanLine(inquiry.email),
    phone: cleanLine(inquiry.phone),
    message: cleanMessage(inquiry.message),
  }
}

/** What the mail says of a clean inquiry (spec §7), with the recipient of every inquiry. */
export function mailOf(inquiry: Inquiry, recipient: string): Record<string, string> {
  return {
    from_name: inquiry.name,
    from_email: inquiry.email,
    phone: tenDigits(inquiry.phone),
    service: inquiry.service,
    message: inquiry.message,
    to_email: recipient,
    ...(inquiry.website && { suspect: 'yes' }),
  }
}

/** Whether a robot filled the form, `shownFor` milliseconds after it appeared. */
export function isRobot({ website }: Inquiry, shownFor: number): boolean {
  return website !== '' && shownFor < robotPace
}

/** A link that opens the visitor's own mail program with the inquiry in it. */
export function mailLink(inquiry: Inquiry, serviceName: string, recipient: string): string {
  const { name, email, phone, message } = cleaned(inquiry)
  const lines = [`Name: ${name}`, `Email: ${email}`, `Phone: ${phone}`, `Service: ${serviceName}`]
  // Half of a surrogate pair cannot be encoded in a link.
  const text = `${lines.join('\n')}\n\n${message}`.replace(/\p{Cs}/gu, '')
  return `mailto:${recipient}?subject=Inquiry&body=${encodeURIComponent(text)}`
}
