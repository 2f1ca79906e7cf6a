import * as keepWords from '../../words/keep.ts'
import * as newsWords from '../../words/news.ts'
import { type Dollars, money } from '../company/money.ts'
import { billText, type Quote } from '../engine/quote.ts'
import { mailtoLetter } from '../text/mailto.ts'

/** A quote as its visitor keeps it: what is copied, shared, mailed and printed. Names no person. */
export interface KeptQuote {
  /** What the service is called. */
  readonly serviceName: string
  /** What the choice that adjusts the price is called, such as `Weekly`; '' where a service has none. */
  readonly choice: string
  readonly quote: Quote
  /** The address that opens this quote again; '' where there is none. */
  readonly link: string
}

/** How a quote was kept, as the data layer hears of it. */
export type WayToKeep = 'copy' | 'share' | 'email' | 'print'

/** What a quote says whose link was made with other prices than today's. No amount out of a link is in it. */
export function newPricesText(today: Dollars): string {
  return newsWords.newPrices(money(today * 100))
}

/** Who quotes, and what they say of every price. */
export interface Quoting {
  readonly name: string
  readonly phone: string
  readonly priceNote: string
}

/** A quote in one line: what a mail has for its subject, and a file for its name. */
export function quoteTitle({ serviceName, quote }: KeptQuote, company: string): string {
  return keepWords.title(serviceName, money(quote.total * 100), company)
}

/** What the system's sheet passes on: people read the text beside the link. */
export function quoteToShare(kept: KeptQuote, company: string) {
  const title = quoteTitle(kept, company)
  return { title, text: title, url: kept.link }
}

/** A link that opens the visitor's own mail program with the quote in a letter to nobody yet. */
export function quoteLetter(kept: KeptQuote, company: Quoting): string {
  const { serviceName, choice, quote, link } = kept
  const paragraphs = [
    choice ? `${serviceName}, ${choice}` : serviceName,
    billText(quote),
    company.priceNote,
    link && keepWords.openAgain(link),
    `${company.name}\n${company.phone}`,
  ]
  return mailtoLetter('', quoteTitle(kept, company.name), paragraphs.filter(Boolean).join('\n\n'))
}
