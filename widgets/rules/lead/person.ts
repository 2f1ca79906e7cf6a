import * as words from '../../words/person.ts'
import { phoneDigits } from '../company/phone.ts'
import { cleanLine, plainLine } from '../text/text.ts'

/** Who sends a form. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** The errors by field, in the order of the form; a field without an error has no key. */
export type PersonErrors = { readonly [Field in keyof Person]?: string }

/** A person's details as they are checked and sent: in one line each, without what nobody sees. */
export function cleanPerson({ name, email, phone }: Person): Person {
  return { name: cleanLine(name), email: plainLine(email), phone: plainLine(phone) }
}

/** The errors that keep a form from being sent. */
export function personErrors(person: Person): PersonErrors {
  const { name, email, phone } = cleanPerson(person)
  return {
    ...(!name && { name: words.nameMissing }),
    ...emailError(email),
    ...phoneError(phone),
  }
}

function emailError(email: string): PersonErrors {
  if (!email) return { email: words.emailMissing }
  return /^\S+@\S+$/.test(email) ? {} : { email: words.emailWrong }
}

function phoneError(phone: string): PersonErrors {
  if (!phone) return { phone: words.phoneMissing }
  return phoneDigits(phone) ? {} : { phone: words.phoneWrong }
}
