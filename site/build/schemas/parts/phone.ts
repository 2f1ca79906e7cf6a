import { hasTenDigits } from '../../../../widgets/rules/company/phone.ts'
import { isCountry } from './country.ts'
import { wordsThat } from './fields.ts'

/** The public number: as a country writes it that has numbers of ten digits, or for all the world. */
export const phone = wordsThat('your phone number, such as (604) 555-0142', isRight, sentenceOf)

function isRight(text: string): boolean {
  const count = digitsIn(text)
  return text.startsWith('+') ? count >= 8 && count <= 15 : count === 10
}

function sentenceOf(text: string): string {
  const has = `"${text}" has ${digitsIn(text)} digits`
  return text.startsWith('+')
    ? `${has}; write the code of the country and the number, as +44 20 7946 0958.`
    : `${has}; write the ten of the number, as (604) 555-0142, or one of another country as +44 20 7946 0958.`
}

/** What is wrong with a number in its country, where both are right by themselves; '' when nothing is. */
export function faultAbroad(phone: string, country: string): string {
  if (!isRight(phone) || !isCountry(country)) return ''
  if (phone.startsWith('+') || hasTenDigits(country)) return ''
  return `"${phone}" can be called from ${country} alone; begin it with + and the code of the country, as +44 20 7946 0958.`
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length
}
