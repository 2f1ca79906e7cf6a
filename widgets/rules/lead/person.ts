import * as en from '../../words/en.ts'
import { type Say, sayInEnglish } from '../../words/say.ts'
import { extensionOf, phoneDigits, readablePhone } from '../company/phone.ts'
import { cleanLine, cleanMessage, filledSentence, plainLine } from '../text/text.ts'

/** Who sends a form. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** Who sent a lead, how they are reached, and when they would like us to come: in the page's memory only. */
export interface SentContact {
  readonly name: string
  readonly email: string
  /** As people read it, such as `(604) 555-0142 ext. 5`. */
  readonly phone: string
  /** Such as 2026-12-24; '' if nobody asked or answered. */
  readonly preferredDay: string
}

/** The errors by field, in the order of the form; a field without an error has no key. */
export type PersonErrors = { readonly [Field in keyof Person]?: string }

/** A person's details as they are checked and sent: in one line each, without what nobody sees. */
export function cleanPerson({ name, email, phone }: Person): Person {
  return { name: cleanLine(name), email: plainLine(email), phone: plainLine(phone) }
}

/** The message of a mail, in the owner's language: its phone number is digits alone, so an extension is the first line here. */
export function messageParam(phone: string, message: string): string {
  const extension = extensionOf(phone)
  return [extension && sayInEnglish(en.extension, { digits: extension }), cleanMessage(message)]
    .filter(Boolean)
    .join('\n')
}

/** Says in a mail which language the visitor read; nothing for a company that offers English alone. */
export function languageParam(code: string, switchedOn: readonly string[]): { language?: string } {
  return switchedOn.length > 0 || code !== 'en' ? { language: code } : {}
}

/** Who sent a lead, for the lead and the thanks. */
export function sentContactOf(person: Person & { readonly preferredDay?: string }): SentContact {
  const { name, email, phone } = cleanPerson(person)
  return { name, email, phone: readablePhone(phone), preferredDay: person.preferredDay ?? '' }
}

/** The sentence about how the visitor will be reached, around what their number and address are shown in. */
export function reachSentence<Part>(
  phone: Part,
  email: Part,
  say: Say = sayInEnglish,
): readonly (string | Part | undefined)[] {
  return filledSentence(say(en.reach), { phone, email })
}

/** The errors that keep a form from being sent. */
export function personErrors(person: Person, say: Say = sayInEnglish): PersonErrors {
  const { name, email, phone } = cleanPerson(person)
  return {
    ...(!name && { name: say(en.nameMissing) }),
    ...emailError(email, say),
    ...phoneError(phone, say),
  }
}

function emailError(email: string, say: Say): PersonErrors {
  if (!email) return { email: say(en.emailMissing) }
  return /^\S+@\S+$/.test(email) ? {} : { email: say(en.emailWrong) }
}

function phoneError(phone: string, say: Say): PersonErrors {
  if (!phone) return { phone: say(en.phoneMissing) }
  return phoneDigits(phone) ? {} : { phone: say(en.phoneWrong) }
}

/** Milliseconds: a hidden field filled in sooner than this was filled by a robot; later, maybe by a browser. */
const robotPace = 3000

/** Milliseconds: nobody reads, fills in and sends a form sooner than this, unless the browser fills it in. */
const personsPace = 2000

/**
 * Whether a robot filled the form: `website` is the hidden field, `shownFor` how many milliseconds
 * the form has been shown. If the page filled in who the visitor is (`isPrefilled`), a person can
 * be as fast.
 */
export function isRobot(website: string, shownFor: number, isPrefilled: boolean): boolean {
  return website !== '' && shownFor < robotPace && !isPrefilled
}

/** Marks the mail of a form that may be a robot's, but also a person's. */
export function suspicion(website: string, shownFor: number): { suspect?: 'yes' } {
  return website !== '' || shownFor < personsPace ? { suspect: 'yes' } : {}
}
