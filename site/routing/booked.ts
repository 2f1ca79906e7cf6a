import { type Booked, readBooked } from '../../widgets/rules/embed/booked-hash.ts'
import { tidyPath } from './tidy-path.ts'

export const nothingBooked: Booked = { code: '', partner: '', reference: '', from: '' }

/**
 * What the visitor is thanked for, and where they came from. It comes in the address, and from then on is in the entry
 * of the history: a reload and Back find it, and a copied address has none.
 */
export function booked(): Booked {
  const { pathname, search, hash } = location
  if (tidyPath(pathname) !== '/booked') return nothingBooked
  const said = readBooked(hash)
  if (said.code || said.from) {
    const state = { ...said, from: isConfirmed(said.from) ? said.from : '' }
    history.replaceState({ ...history.state, booked: state }, '', pathname + search)
  }
  return { ...nothingBooked, ...Object(history.state).booked }
}

/** Only the page that the browser itself names may be linked: an address can be written by anybody. */
function isConfirmed(from: string): boolean {
  const { referrer } = document
  return from !== '' && referrer !== '' && new URL(from).origin === new URL(referrer).origin
}
