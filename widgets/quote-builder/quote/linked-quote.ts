import { testMark } from '../../lead/lead-draft.ts'
import type { Service } from '../../rules/company/catalogue.ts'
import { type Answers, serviceOf } from '../../rules/engine/answers.ts'
import { changingChoices, type Quote, quoteOf } from '../../rules/engine/quote.ts'
import { codeOf, quotedLink } from '../../rules/engine/quote-code.ts'
import { type Things, thingsOf } from '../../rules/engine/things.ts'
import { quoteParams } from '../../rules/lead/contact.ts'
import { languageParam } from '../../rules/lead/person.ts'
import type { Say } from '../../words/say.ts'
import type { QuoteContent, QuoteSettings } from './quote-settings.ts'

/** A quote, with its answers, service and link. */
export interface LinkedQuote {
  readonly answers: Answers
  readonly quote: Quote
  readonly things: Things
  /** Undefined before a service is chosen; `choices`, `code` and `link` are then ''. */
  readonly service: Service | undefined
  /** The names of the choices that change the price by percent, such as `Weekly`. */
  readonly choices: string
  /** Identifies this quote, whatever its prices are. */
  readonly code: string
  /** The address that opens this quote again; '' if it has none. */
  readonly link: string
  /** The quote in the company's own words, for events and mails. */
  readonly own: { readonly quote: Quote; readonly serviceName: string }
}

/** The quote of some answers, with a link that leads to `linkPage`, if there is one. */
export function linkedQuoteOf(
  answers: Answers,
  { catalogue, own }: Pick<QuoteContent, 'catalogue' | 'own'>,
  linkPage: string,
  say: Say,
): LinkedQuote {
  return {
    answers,
    quote: quoteOf(catalogue, answers, say),
    things: thingsOf(catalogue, answers, say),
    service: serviceOf(catalogue, answers.service),
    choices: changingChoices(catalogue, answers, say),
    code: codeOf(catalogue, answers),
    link: linkPage && quotedLink(linkPage, catalogue, answers),
    own: {
      quote: quoteOf(own.catalogue, answers),
      serviceName: serviceOf(own.catalogue, answers.service)?.name ?? '',
    },
  }
}

/** The details of a quote in `quoteview` and later events. */
export function quoteDetail({ answers, own, link }: LinkedQuote, settings: QuoteSettings) {
  const { service } = answers
  const { total, lines } = own.quote
  const { cameFrom, isTest } = settings
  return { service, total, lines, quote_link: link, ...cameFrom, ...testMark(isTest) }
}

/** The quote's details in the mails, and the language that the visitor read it in. */
export function quoteMailParams(
  { own, link }: LinkedQuote,
  { languages }: QuoteSettings,
  language: string,
): Record<string, string> {
  const params = quoteParams(own.serviceName, own.quote, link)
  return { ...params, ...languageParam(language, languages) }
}
