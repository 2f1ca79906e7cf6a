import { conventions } from './conventions.ts'

/**
 * Whole cents, or hundredths of another currency. Prices are added in cents, so that no sum picks
 * up floating point errors.
 */
export type Cents = number
/** Units of the company's currency, not hundredths. */
export type Dollars = number

/** A price as the owner writes it, `49.5`, in whole cents. */
export function cents(dollars: Dollars): Cents {
  return Math.round(dollars * 100)
}

/** Rounds a total to whole dollars, half a dollar up. `quoteOf` rounds a few cents up to one dollar. */
export function roundHalfUp(amount: Cents): Dollars {
  return Math.floor((amount + 50) / 100)
}

/**
 * `1,240` or `49.50`, for places that draw the currency's sign themselves. Cents are shown only if
 * there are any. Written by hand, as Intl.NumberFormat keeps a slow phone busy for 80 ms before it
 * formats anything.
 */
export function amount(value: Cents): string {
  const [dollars = '', fraction] = (value / 100).toFixed(2).split('.')
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === '00' ? grouped : `${grouped}.${fraction}`
}

/** `$1,240`, `$67.50` or `−$168`, with a true minus and the sign of the company's currency. */
export function money(value: Cents): string {
  const minus = value < 0 ? '−' : ''
  return `${minus}${conventions().currency.sign}${amount(Math.abs(value))}`
}

/**
 * A text split around its amounts, which have the odd places: `Today it is `, `$1,240`, `, plus tax`.
 * A range such as `$100–300` is one of them.
 */
export function splitAmounts(text: string): string[] {
  const sign = conventions().currency.sign.replace(/\W/g, '\\$&')
  return text.split(new RegExp(`([−+]?${sign}\\d[\\d,.–]*)`))
}

/**
 * How many digits wide an amount is at most: commas and points are narrower, letters and the signs
 * before an amount wider. A currency's sign may have half the size of its figure.
 */
export function widthInDigits(figure: string, smallSign = ''): number {
  const widthOf = (text: string) =>
    text.length - 0.35 * (text.split(/[,.]/).length - 1) + 0.3 * (text.split(/[A-Z−+]/i).length - 1)
  return widthOf(figure) + widthOf(smallSign) / 2
}

/** `+20%` or `−30%`, with a true minus. */
export function percentChange(percent: number): string {
  const sign = percent < 0 ? '−' : '+'
  return `${sign}${Math.abs(percent)}%`
}
