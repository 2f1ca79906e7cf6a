// biome-ignore-all lint/performance/noBarrelFile: this is what partners import.
export type { Answers } from './testing/answers.js'
export { type CaughtLeads, catchLeads, type Mail } from './testing/catch-leads.js'
export { checkEmbed, type EmbedCheck } from './testing/check-embed.js'
export type { PriceLine, SampleLink } from './testing/company-data.js'
export { type InquiryFormHarness, inquiryForm } from './testing/inquiry-form.js'
export { type QuoteBuilderHarness, quoteBuilder } from './testing/quote-builder.js'
export { priceList, sampleLinks } from './testing/sample-links.js'
export { sampleVisitor, type Visitor } from './testing/visitor.js'
