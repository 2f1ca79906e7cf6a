import { type BookedParams, readBookedHash } from '../../widgets/rules/embed/quote-link.ts'
import { tidyPath } from './tidy-path.ts'

export const noBookedParams: BookedParams = {
  code: '',
  partner: '',
  reference: '',
  from: '',
  leadId: '',
}

/**
 * The booking that the page thanks for, and where the visitor came from. It is moved from the
 * address to the history entry, so that a reload and Back find it and a copied address does not
 * contain it. `noBookedParams` if the address is another page's.
 */
export function bookedParams(): BookedParams {
  const { pathname, search, hash } = location
  if (tidyPath(pathname) !== '/booked') return noBookedParams
  const fromHash = readBookedHash(hash)
  if (fromHash.code || fromHash.from) {
    const { from, leadId, ...rest } = fromHash
    const confirmed = isConfirmed(from || location.origin) ? { from, leadId } : {}
    const state = { ...history.state, booked: { ...rest, ...confirmed } }
    history.replaceState(state, '', pathname + search)
  }
  const { leadId, booked } = Object(history.state)
  return { ...noBookedParams, ...booked, leadId: leadId || booked?.leadId || '' }
}

/**
 * Whether the browser confirms that the visitor comes from this page or origin. Only then it is linked,
 * and its lead counts as arrived: anybody can write an address.
 */
function isConfirmed(from: string): boolean {
  const { referrer } = document
  return referrer !== '' && new URL(from).origin === new URL(referrer).origin
}
