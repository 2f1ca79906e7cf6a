import { isCurrency } from '../../content/currency.ts'
import { wordsThat } from './values.ts'

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Codes that Intl has names for but that are not countries: groups of them, and test codes. */
const noCountries = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']

export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || noCountries.includes(code)) return false
  // Intl also has names for outdated codes, and for UK, which it takes for GB.
  return names.of(code) !== undefined && new Intl.Locale(`en-${code}`).region === code
}

export const country = wordsThat(
  'the two letters of the country, as CA',
  isCountry,
  (text) => `"${text}" is not a country; write its two letters, as CA, US or GB.`,
)

/** The texts of the product are English. */
export const locale = wordsThat(
  'en- and the letters of a country, as en-CA',
  (text) => text.startsWith('en-') && isCountry(text.slice(3)),
  (text) => `"${text}" is no English of a country; write one such as en-CA, en-US or en-GB.`,
)

export const currency = wordsThat(
  'the three letters of the currency, as CAD',
  isCurrency,
  (text) => `"${text}" is not a currency; write its three letters, as CAD, USD or GBP.`,
)
