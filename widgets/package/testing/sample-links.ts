import { company } from './company.js'
import type { SampleLink } from './company-data.js'

/**
 * A quote of each service and one with an extra, with what each comes to: their totals are those of the day on which this
 * package was built. Put `#q=` and the `code` at the end of the address of your page.
 */
export const sampleLinks: readonly SampleLink[] = company.sampleLinks

/** A hash of the prices in `sampleLinks`: while they are ours, the `price_list` of every mail is the same. */
export const priceList: string = company.priceList
