import { hasTenDigits } from '../../../../widgets/rules/company/phone.ts'
import { isCountry } from './country.ts'
import { wordsThat } from './values.ts'

/** The public phone number: ten digits in countries that have such numbers, or + and its code. */
export const phone = wordsThat(
  'your phone number, such as (604) 555-0142',
  hasRightLength,
  phoneFault,
)

function hasRightLength(text: string): boolean {
  const count = digitsIn(text)
  return text.startsWith('+') ? count >= 8 && count <= 15 : count === 10
}

function phoneFault(text: string): string {
  const fault = `"${text}" has ${digitsIn(text)} digits`
  return text.startsWith('+')
    ? `${fault}; write the code of the country and the number, as +44 20 7946 0958.`
    : `${fault}; write the ten of the number, as (604) 555-0142, or one of another country as +44 20 7946 0958.`
}

/** The problem of a right number in a right country; '' when they go together. */
export function faultAbroad(phone: string, country: string): string {
  if (!hasRightLength(phone) || !isCountry(country)) return ''
  if (phone.startsWith('+') || hasTenDigits(country)) return ''
  return `"${phone}" can be called from ${country} alone; begin it with + and the code of the country, as +44 20 7946 0958.`
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length
}
