import { cleanLine } from '../text/text.ts'

/** Who brought a visitor; '' if nobody did. */
export interface Referral {
  readonly partner: string
  readonly reference: string
}

/**
 * The address of the company's own quote page; `home` is its origin, '' on the company's site. With
 * a referral, a lead from there names the partner, as a lead from the partner's page does.
 */
export function quotePage(home: string, referral?: Referral): string {
  const query = new URLSearchParams()
  if (referral?.partner) query.set('partner', referral.partner)
  if (referral?.reference) query.set('reference', referral.reference)
  const search = query.size > 0 ? `?${query}` : ''
  return `${home}/quote-builder${search}`
}

/** The referral in the query of such an address: anybody can write one, so each is cut to a line. */
export function referralIn(query: URLSearchParams): Referral {
  const line = (name: string) => cleanLine(query.get(name) ?? '', 100)
  return { partner: line('partner'), reference: line('reference') }
}

/** The address that opens a quote on a page that has the quote builder. */
export function quoteLink(page: string, code: string): string {
  return `${page.replace(/#.*/, '')}#q=${code}`
}

/**
 * A code, up to whatever a program added behind it: it ends in a letter or digit, or with its price.
 * Another program may keep something else under the same name, such as `1.5 inch`.
 */
const codeAtStart = /^[12]\.[a-z\d]+(?! *[a-z\d])(?:[ .-]+[a-z\d]+)*(?:[ .]*~[a-z\d]+)?/

/**
 * The code in an address's hash, where a page may keep other things too; '' if there is none. The
 * code may still be unreadable. `%20` in it is a break that some program made, or the end of the
 * link: only who knows the catalogue can tell.
 */
export function codeInHash(hash: string): string {
  const [, text = ''] = /[#?&!/;]q=(?:3d)?([^&]*)/.exec(decoded(hash.toLowerCase())) ?? []
  const [code = ''] = codeAtStart.exec(text.replace(breaks, ' ').trim()) ?? []
  return code.replaceAll(' ', '%20')
}

/** What mail programs put where they break a line, and any letter beyond ASCII. */
const breaks = /(?:[^!-~]|[=+>]|%(?:25)*[89a-f][\da-f])+/g

/** Decodes all signs that are no letters or digits, also if they were encoded more than once. */
function decoded(text: string): string {
  return text.replace(/%(?:25)*([0-2][\da-f]|3[a-f]|7e)/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** What the hash of our thank-you page's address holds, because no server sees a hash. */
export interface BookedParams extends Referral {
  /** The code of the quote; '' for none. */
  readonly code: string
  /** The partner's page that the visitor left; '' for our own. */
  readonly from: string
  /** The id of a lead that arrived, if next steps are offered to its visitor; otherwise ''. */
  readonly leadId: string
}

/** The hash that holds these values; '' if all are empty. */
export function bookedHash({ code, partner, reference, from, leadId }: BookedParams): string {
  const parts = Object.entries({ partner, reference, from, lead: leadId })
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
    leadId: /^[a-z0-9]{9,40}$/.exec(entries.get('lead') ?? '')?.[0] ?? '',
    ...referralIn(entries),
    from: /^https?:\/\//.test(from) && URL.canParse(from) ? from : '',
  }
}
