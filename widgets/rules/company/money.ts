import * as en from '../../words/en.ts'
import { type Say, sayInEnglish } from '../../words/say.ts'
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
export function amount(value: Cents, say: Say = sayInEnglish): string {
  const [dollars = '', fraction] = (value / 100).toFixed(2).split('.')
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, say(en.thousandsSeparator))
  return fraction === '00' ? grouped : `${grouped}${say(en.decimalPoint)}${fraction}`
}

/** `$1,240`, `$67.50` or `−$168`, with a true minus and the sign of the company's currency. */
export function money(value: Cents, say: Say = sayInEnglish): string {
  const minus = value < 0 ? '−' : ''
  const figure = amount(Math.abs(value), say)
  return minus + say(en.price, { sign: conventions().currency.sign, figure })
}

/**
 * A text split around its amounts, which have the odd places: `Today it is `, `$1,240`, `, plus tax`.
 * A range such as `$100–300` is one of them.
 */
export function splitAmounts(text: string, say: Say = sayInEnglish): string[] {
  const figure = `\\d[\\d,.–${say(en.thousandsSeparator)}]*`
  const sign = conventions().currency.sign
  const [before = '', after = ''] = say(en.price, { sign }).split('{figure}').map(escaped)
  return text.split(new RegExp(`([−+]?${before}${figure}${after})`))
}

/** A text as part of a pattern that finds it. */
const escaped = (text: string) => text.replace(/\W/g, '\\$&')

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
export function percentChange(percent: number, say: Say = sayInEnglish): string {
  const sign = percent < 0 ? '−' : '+'
  return sign + say(en.percent, { percent: Math.abs(percent) })
}
