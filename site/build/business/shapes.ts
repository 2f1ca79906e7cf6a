import type { QuoteBusinessData } from '../../../widgets/rules/company/business.ts'

/** The data of the company for releases that read one shape. */
interface ShapeData {
  data: object
  /** The ids of services that are left out, because this shape cannot express them. */
  leftOut: readonly string[]
}

/**
 * Converts the company into each shape. For a new shape, add a line here, and make the line of the
 * older shape convert the new data back.
 */
export const shapes: Readonly<Record<number, (data: QuoteBusinessData) => ShapeData>> = {
  1: (data) => ({ data, leftOut: [] }),
}
