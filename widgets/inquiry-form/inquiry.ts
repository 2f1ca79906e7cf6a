/** What the form asks for (spec §3). `website` is a trap: people cannot see it, robots fill it. */
export interface Inquiry {
  name: string
  email: string
  phone: string
  /** A service's id, or '' for none. */
  service: string
  message: string
  website: string
}

/** What is wrong, by field, in the order of the form; no key where nothing is. */
export type Errors = { readonly [Field in 'name' | 'email' | 'phone']?: string }

/** A form nobody has typed in yet, with the service the page preselects. */
export function blank(service: string): Inquiry {
  return { name: '', email: '', phone: '', service, message: '', website: '' }
}

/**
 * The ten digits of a phone number, or '' when it is none. Spaces, dashes, dots, brackets, the
 * invisible marks that come along from an address book, and a leading +1 or 1 do not count.
 */
export function tenDigits(phone: string): string {
  const bare = phone.replace(/[\s.\p{Cf}\p{Pd}\p{Ps}\p{Pe}]/gu, '')
  return /^(?:\+?1)?(\d{10})$/.exec(bare)?.[1] ?? ''
}

/** What keeps an inquiry from being sent (spec §5). Takes clean values: no spaces at the ends. */
export function errors({ name, email, phone }: Inquiry): Errors {
  const wrong = {
    name: !name && 'Name is required.',
    email: email ? !/^\S+@\S+$/.test(email) && 'Invalid email address.' : 'Email is required.',
    phone: phone ? !tenDigits(phone) && 'Invalid Phone Number.' : 'Phone Number is required.',
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, text]) => text))
}
