import type { Catalogue } from '../company/catalogue.ts'
import { type LeadPlaceholder, leadPlaceholders, type NextStep } from '../company/next-steps.ts'
import { phoneDigits } from '../company/phone.ts'
import { type Answers, serviceOf } from '../engine/answers.ts'
import { quoteOf } from '../engine/quote.ts'
import { encoded } from '../text/mailto.ts'
import type { SentContact } from './person.ts'

/** A lead that arrived, as far as this page knows it. */
export interface ArrivedLead {
  readonly id: string
  /** The address that opens the quote again; '' if there is none. */
  readonly link: string
  /** Undefined where the visitor did not write it on this very page. */
  readonly contact: SentContact | undefined
}

/** What is put in place of each placeholder; '' for what is not known. */
export type LeadValues = Readonly<Record<LeadPlaceholder, string>>

export function leadValues(catalogue: Catalogue, answers: Answers, lead: ArrivedLead): LeadValues {
  const { id, link, contact } = lead
  return {
    lead_id: id,
    service: serviceOf(catalogue, answers.service)?.name ?? '',
    total: `${quoteOf(catalogue, answers).total}`,
    quote_link: link,
    preferred_date: contact?.preferredDay ?? '',
    name: contact?.name ?? '',
    email: contact?.email ?? '',
    phone: contact ? phoneDigits(contact.phone) : '',
  }
}

/**
 * Where a step leads. Each value stays within its parameter, whatever it says; a parameter whose
 * value is not known is left out.
 */
export function stepAddress(step: NextStep, values: LeadValues): string {
  switch (step.kind) {
    case 'call':
      return `tel:+${step.phone.digits}`
    case 'text':
      // This order of signs is the one that both iPhones and Android phones take.
      return `sms:+${step.phone.digits}?&body=${encoded(filledMessage(step.message, values))}`
    case 'whatsapp': {
      const number = step.phone.digits
      return `https://wa.me/${number}?text=${encoded(filledMessage(step.message, values))}`
    }
    default:
      return filledUrl(step.url, values)
  }
}

/** The words of a message, without the sentences that name what is not known. */
export function filledMessage(message: string, values: LeadValues): string {
  const sentences = message.split(/(?<=[.!?])(?=\s)|(?<=[。！？।])|(?=\n)/)
  const known = sentences.filter((sentence) => isKnown(sentence, values))
  return filled(known.join(''), values, (value) => value).trim()
}

/** The same values without what says who the visitor is. */
export function withoutPerson(values: LeadValues): LeadValues {
  return { ...values, name: '', email: '', phone: '' }
}

function filledUrl(url: string, values: LeadValues): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url) ?? []
  const parameters = query.split('&').filter((parameter) => parameter && isKnown(parameter, values))
  const search = parameters.length > 0 ? `?${parameters.join('&')}` : ''
  return filled(page + search + hash, values, encoded)
}

function filled(text: string, values: LeadValues, write: (value: string) => string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: LeadPlaceholder) => write(values[name] ?? whole))
}

/** Whether there is a value for everything in braces. */
function isKnown(text: string, values: LeadValues): boolean {
  return leadPlaceholders.every((name) => values[name] !== '' || !text.includes(`{${name}}`))
}
