/** Whole cents. Prices are added up in cents, so that no sum picks up floating point errors. */
export type Cents = number
export type Dollars = number

/** A price as the owner writes it, `49.5`, in whole cents. */
export function cents(dollars: Dollars): Cents {
  return Math.round(dollars * 100)
}

/** The one rounding of a total to whole dollars: half a dollar goes up. */
export function roundHalfUp(amount: Cents): Dollars {
  return Math.floor((amount + 50) / 100)
}

/**
 * `1,240` or `49.50`, for places that draw the dollar sign themselves. Cents show only where there are any.
 * Written by hand, as Intl.NumberFormat keeps a slow phone busy for 80 ms before it formats anything.
 */
export function amount(value: Cents): string {
  const [dollars = '', fraction] = (value / 100).toFixed(2).split('.')
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === '00' ? grouped : `${grouped}.${fraction}`
}

/** `$1,240`, `$67.50` or `−$168`, with a true minus. */
export function money(value: Cents): string {
  const sign = value < 0 ? '−' : ''
  return `${sign}$${amount(Math.abs(value))}`
}

/** `+20%` or `−30%`, with a true minus. */
export function percentChange(percent: number): string {
  const sign = percent < 0 ? '−' : '+'
  return `${sign}${Math.abs(percent)}%`
}
