// biome-ignore-all lint/performance/noBarrelFile: this is what partners import.
import { company, type SampleLink } from './testing/company.js'

export type { Answers } from './testing/answers.js'
export { type CaughtLeads, catchLeads, type Mail } from './testing/catch-leads.js'
export { checkEmbed, type EmbedCheck } from './testing/check-embed.js'
export type { PriceLine, SampleLink } from './testing/company.js'
export {
  type InquiryFormHarness,
  inquiryForm,
  sampleVisitor,
  type Visitor,
} from './testing/inquiry-form.js'
export { type QuoteBuilderHarness, quoteBuilder } from './testing/quote-builder.js'

/**
 * A quote of each service and one with an extra, each with its total on the day when this
 * package was built. Put `#q=` and the `code` at the end of the address of your page.
 */
export const sampleLinks: readonly SampleLink[] = company.sampleLinks

/** The version of the prices in `sampleLinks`. While prices are unchanged, the `price_list` of every mail equals it. */
export const priceList: string = company.priceList
