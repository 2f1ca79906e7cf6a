import * as en from '../../words/en.ts'
import { english, type Language } from '../../words/language.ts'
import { dayInWords } from '../company/calendar.ts'
import { phoneDigits } from '../company/phone.ts'
import { billText, breakdownText, type Quote, taxText } from '../engine/quote.ts'
import { encoded, mailtoLetter } from '../text/mailto.ts'
import { cleanLine, filledSentence } from '../text/text.ts'
import { cleanPerson, messageParam, type Person, suspicion } from './person.ts'
import type { WhenAndWhere } from './when-and-where.ts'

/** What the quote builder's contact step asks for. */
export interface Contact extends Person, WhenAndWhere {
  /** The additional notes. */
  readonly message: string
  /** The hidden field: people cannot see it, robots fill it. */
  readonly website: string
}

export const blankContact: Contact = {
  name: '',
  email: '',
  phone: '',
  preferredDay: '',
  postalCode: '',
  message: '',
  website: '',
}

/** The mail's parameters for a quote; `link` is the address that opens it again. */
export function quoteParams(
  serviceName: string,
  quote: Quote,
  link: string,
): Record<string, string> {
  return {
    service: serviceName,
    total_price: `${quote.total}`,
    price_breakdown: breakdownText(quote.lines),
    ...(quote.taxes.length > 0 && { taxes: taxesText(quote.taxes) }),
    ...(quote.workTime && { work_time: quote.workTime }),
    quote_link: link,
  }
}

/** A line for each tax: its name if it is added, as every template so far expects, or `includes VAT`. */
function taxesText(taxes: Quote['taxes']): string {
  return breakdownText(taxes.map((tax) => (tax.isIncluded ? { ...tax, label: taxText(tax) } : tax)))
}

/** The mail's parameters for who wants the quote; `shownFor` is how many milliseconds the form was shown. */
export function contactParams(contact: Contact, shownFor: number): Record<string, string> {
  const { name, email, phone } = cleanPerson(contact)
  return {
    name,
    email,
    phone: phoneDigits(phone),
    message: messageParam(phone, contact.message),
    ...suspicion(contact.website, shownFor),
  }
}

/**
 * The reply that the owner's Text button begins with, encoded as the whole body of an `sms:` address, which a mail's
 * template cannot do. Nothing if the company has no sentence for it, or the quote no link.
 */
export function textReplyParams(
  sentence: string | undefined,
  name: string,
  link: string,
): { text_reply?: string } {
  if (!sentence || !link) return {}
  const parts = filledSentence(sentence, { visitor: cleanLine(name), quote_link: link })
  return { text_reply: encoded(parts.join('')) }
}

/** Replaces a contact if a visitor has only looked at the final quote. */
export const viewedQuoteParams: Readonly<Record<string, string>> = {
  name: 'viewed quote',
  email: '',
  phone: '',
  message: '',
}

/** A link that opens the visitor's own mail program with the quote in it. */
export function quoteMailto(
  serviceName: string,
  quote: Quote,
  { message, preferredDay, postalCode }: Contact,
  recipient: string,
  { say, code }: Language = english,
): string {
  const day = dayInWords(preferredDay, undefined, code)
  const wishes = [
    day && say(en.quoteLetter.preferredDay, { day }),
    postalCode && say(en.quoteLetter.postalCode, { code: postalCode }),
    message,
  ]
  const text = `${billText(quote, say)}\n\n${wishes.filter(Boolean).join('\n')}`
  return mailtoLetter(recipient, serviceName, text)
}
