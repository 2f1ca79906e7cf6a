import { codeInHash, type Referral, referralIn } from './quote-link.ts'

/** What the hash of our thank-you page's address holds, because no server sees a hash. */
export interface BookedParams extends Referral {
  /** The code of the quote; '' for none. */
  readonly code: string
  /** The partner's page that the visitor left; '' for our own. */
  readonly from: string
}

/** The hash that holds these values; '' if all are empty. */
export function bookedHash({ code, partner, reference, from }: BookedParams): string {
  const parts = Object.entries({ partner, reference, from })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  if (code) parts.unshift(`q=${code}`)
  return parts.length > 0 ? `#${parts.join('&')}` : ''
}

/** Reads a hash. Anybody can write one, so the page must be a web address. */
export function readBookedHash(hash: string): BookedParams {
  const entries = new URLSearchParams(hash.slice(1))
  const from = entries.get('from') ?? ''
  return {
    code: codeInHash(hash),
    ...referralIn(entries),
    from: /^https?:\/\//.test(from) && URL.canParse(from) ? from : '',
  }
}
