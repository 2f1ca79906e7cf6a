import { company } from './company.js'
import type { PriceLine } from './company-data.js'

/** The amount at the end of what a visitor reads, such as `2 Bedrooms $160` or `Total: $1,240`, in dollars. */
export function amountIn(text: string): number {
  return priceLine(text).price
}

/** A line of a price, from what a visitor reads. */
export function priceLine(text: string): PriceLine {
  const at = text.lastIndexOf(company.currencySign)
  const digits = text.slice(at + company.currencySign.length).replace(/[^\d.]/g, '')
  const before = text.slice(0, at).trim()
  const isDiscount = before.endsWith('−')
  return {
    label: isDiscount ? before.slice(0, -1).trim() : before,
    price: isDiscount ? -Number(digits) : Number(digits),
  }
}
