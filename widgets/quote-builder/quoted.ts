import { testMark } from '../lead/conversions.ts'
import type { Answers } from '../rules/answers.ts'
import { quoteParams } from '../rules/contact.ts'
import { type Quote, quote as quoteOf } from '../rules/quote.ts'
import { codeOf, quotedLink } from '../rules/quote-code.ts'
import type { QuoteContent } from './content.ts'
import type { QuoteSettings } from './quote-settings.ts'

/** A quote, and of what. */
export interface Quoted {
  readonly answers: Answers
  readonly quote: Quote
  /** '' before a service is chosen; so are the next two. */
  readonly serviceName: string
  /** What tells this quote from others, whatever its prices are. */
  readonly code: string
  /** The address that opens it again. */
  readonly link: string
}

/** The quote of some answers. */
export function quotedFor(answers: Answers, content: QuoteContent, home: string): Quoted {
  const { service } = answers
  return {
    answers,
    quote: quoteOf(content.prices, answers),
    serviceName: service && content.services[service],
    code: service && codeOf({ ...answers, service }),
    link: quotedLink(home, content.prices, answers),
  }
}

/** What the events from `quoteview` on say of a quote. */
export function quoteDetail({ answers, quote, link }: Quoted, settings: QuoteSettings) {
  const { service } = answers
  const { total, lines } = quote
  const { cameFrom, isTest } = settings
  return { service, total, lines, quote_link: link, ...cameFrom, ...testMark(isTest) }
}

/** What the mails say of it. */
export function quoteMailParams({ serviceName, quote, link }: Quoted): Record<string, string> {
  return quoteParams(serviceName, quote, link)
}
