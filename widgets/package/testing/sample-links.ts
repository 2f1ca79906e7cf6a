import { company } from './company.js'
import type { SampleLink } from './company-data.js'

/**
 * A quote of each service and one with an extra, each with its total on the day when this
 * package was built. Put `#q=` and the `code` at the end of the address of your page.
 */
export const sampleLinks: readonly SampleLink[] = company.sampleLinks

/** The version of the prices in `sampleLinks`. While prices are unchanged, the `price_list` of every mail equals it. */
export const priceList: string = company.priceList
