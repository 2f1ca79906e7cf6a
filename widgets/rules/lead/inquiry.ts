import * as en from '../../words/en.ts'
import { type Say, sayInEnglish } from '../../words/say.ts'
import { phoneDigits } from '../company/phone.ts'
import { mailtoLetter } from '../text/mailto.ts'
import { cleanMessage } from '../text/text.ts'
import { cleanPerson, messageParam, type Person, suspicion } from './person.ts'

/** What the contact form asks for. */
export interface Inquiry extends Person {
  /** A service's id, or '' for none. */
  readonly service: string
  readonly message: string
  /** The hidden field: people cannot see it, robots fill it. */
  readonly website: string
}

/** An empty form, with the service that the page preselects. */
export function blankInquiry(service: string): Inquiry {
  return { name: '', email: '', phone: '', service, message: '', website: '' }
}

/** The mail's parameters for an inquiry; `shownFor` is how many milliseconds the form was shown. */
export function inquiryParams(
  inquiry: Inquiry,
  recipient: string,
  shownFor: number,
): Record<string, string> {
  const { name, email, phone } = cleanPerson(inquiry)
  return {
    from_name: name,
    from_email: email,
    phone: phoneDigits(phone),
    service: inquiry.service,
    message: messageParam(phone, inquiry.message),
    to_email: recipient,
    ...suspicion(inquiry.website, shownFor),
  }
}

/** A link that opens the visitor's own mail program with the inquiry in it. */
export function inquiryMailto(
  inquiry: Inquiry,
  serviceName: string,
  recipient: string,
  say: Say = sayInEnglish,
): string {
  const { name, email, phone } = cleanPerson(inquiry)
  const lines = [
    say(en.inquiryLetter.name, { name }),
    say(en.inquiryLetter.email, { email }),
    say(en.inquiryLetter.phone, { phone }),
    say(en.inquiryLetter.service, { service: serviceName }),
  ]
  const message = cleanMessage(inquiry.message)
  const subject = say(en.inquiryLetter.subject)
  return mailtoLetter(recipient, subject, `${lines.join('\n')}\n\n${message}`)
}
