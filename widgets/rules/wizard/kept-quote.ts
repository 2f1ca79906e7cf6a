import * as en from '../../words/en.ts'
import { type Say, sayInEnglish } from '../../words/say.ts'
import { type Dollars, money } from '../company/money.ts'
import { billText, type Quote } from '../engine/quote.ts'
import type { Things } from '../engine/things.ts'
import { mailtoLetter } from '../text/mailto.ts'

/** A quote as its visitor keeps it: what is copied, shared, mailed and printed. Names no person. */
export interface KeptQuote {
  /** The name of the service. */
  readonly serviceName: string
  /** The label of the choice that changes the price by percent, such as `Weekly`; '' if the service has none. */
  readonly choice: string
  readonly quote: Quote
  /** What is drawn. Scripts before 1.9.0 do not have it. */
  readonly things?: Things
  /** The address that opens this quote again; '' if there is none. */
  readonly link: string
}

/** How a quote was kept, as the data layer gets it. */
export type WayToKeep = 'copy' | 'share' | 'email' | 'print'

/** The note on a quote whose link was made with other prices than today's. It repeats no amount from the link. */
export function newPricesText(today: Dollars, say: Say = sayInEnglish): string {
  return say(en.newPrices, { total: money(today * 100, say) })
}

/** The company that quotes, and its note on every price. */
export interface QuotingCompany {
  readonly name: string
  readonly phone: string
  readonly priceNote: string
}

/** A quote in one line: the subject of a mail, and the name of a file. */
export function quoteTitle(
  { serviceName, quote }: KeptQuote,
  company: string,
  say: Say = sayInEnglish,
): string {
  const total = money(quote.total * 100, say)
  return say(en.quoteInALine, { service: serviceName, total, company })
}

/** What the system's share sheet passes on: people read the text next to the link. */
export function quoteToShare(kept: KeptQuote, company: string, say: Say = sayInEnglish) {
  const title = quoteTitle(kept, company, say)
  return { title, text: title, url: kept.link }
}

/** A link that opens the visitor's own mail program with the quote in a letter without a recipient. */
export function quoteLetter(
  kept: KeptQuote,
  company: QuotingCompany,
  say: Say = sayInEnglish,
): string {
  const { serviceName, choice, quote, link } = kept
  const paragraphs = [
    choice ? say(en.serviceAndChoice, { service: serviceName, choice }) : serviceName,
    billText(quote, say),
    company.priceNote,
    link && say(en.openAgain, { link }),
    `${company.name}\n${company.phone}`,
  ]
  const title = quoteTitle(kept, company.name, say)
  return mailtoLetter('', title, paragraphs.filter(Boolean).join('\n\n'))
}
