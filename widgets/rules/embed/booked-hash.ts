import { cleanLine } from '../text/text.ts'
import { codeInHash, type Referral } from './quote-link.ts'

/** What the hash of our thank-you page's address says, which no server hears of. */
export interface Booked extends Referral {
  /** The code of the quote; '' for none. */
  readonly code: string
  /** The partner's page that the visitor left; '' for our own. */
  readonly from: string
}

/** The hash that says it; '' for nothing. */
export function bookedHash({ code, partner, reference, from }: Booked): string {
  const parts = Object.entries({ partner, reference, from })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  if (code) parts.unshift(`q=${code}`)
  return parts.length > 0 ? `#${parts.join('&')}` : ''
}

/** What a hash says. Anybody can write one: a partner is a line of text, and the page a web address. */
export function readBooked(hash: string): Booked {
  const said = new URLSearchParams(hash.slice(1))
  const line = (name: string) => cleanLine(said.get(name) ?? '', 100)
  const from = said.get('from') ?? ''
  return {
    code: codeInHash(hash),
    partner: line('partner'),
    reference: line('reference'),
    from: /^https?:\/\//.test(from) && URL.canParse(from) ? from : '',
  }
}
