import type { QuoteBusinessData } from '../../../widgets/rules/company/business.ts'

/** What is written of the company for the releases of one shape. */
interface Written {
  data: object
  /** The ids of the services that this shape cannot express: they are left out of it. */
  leftOut: readonly string[]
}

/**
 * By shape, what releases of it read. A new shape gets a line here, and the line before it is changed to say the same
 * company in the older way.
 */
export const shapes: Readonly<Record<number, (data: QuoteBusinessData) => Written>> = {
  1: (data) => ({ data, leftOut: [] }),
}
