import { type BookedParams, readBookedHash } from '../../widgets/rules/embed/quote-link.ts'
import type { SentContact } from '../../widgets/rules/lead/person.ts'
import { tidyPath } from './tidy-path.ts'

/**
 * How the visitor of a booking will be reached, by the code of its quote. Only in this document's
 * memory: never stored, and gone after a reload.
 */
const contacts = new Map<string, SentContact>()

/** Keeps how the visitor will be reached, for the thank-you page of the quote with this code. */
export function keepContact(code: string, contact: SentContact | undefined) {
  if (contact) contacts.set(code, contact)
}

export const contactOf = (code: string) => contacts.get(code)

export const noBookedParams: BookedParams = {
  code: '',
  partner: '',
  reference: '',
  from: '',
  lead: '',
}

/**
 * The booking that the page thanks for, and where the visitor came from. It is moved from the
 * address to the history entry, so that a reload and Back find it and a copied address does not
 * contain it.
 */
export function bookedParams(): BookedParams {
  const { pathname, search, hash } = location
  if (tidyPath(pathname) !== '/booked') return noBookedParams
  const fromHash = readBookedHash(hash)
  if (fromHash.code || fromHash.from) {
    const state = { ...fromHash, from: isConfirmed(fromHash.from) ? fromHash.from : '' }
    history.replaceState({ ...history.state, booked: state }, '', pathname + search)
  }
  return { ...noBookedParams, ...Object(history.state).booked }
}

/**
 * Only a page that the browser confirms as the referrer is linked: anybody can write an address.
 */
function isConfirmed(from: string): boolean {
  const { referrer } = document
  return from !== '' && referrer !== '' && new URL(from).origin === new URL(referrer).origin
}
