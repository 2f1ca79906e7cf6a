import { postalCodeOf } from '../../../../widgets/rules/company/postal-code.ts'
import { wordsThat } from './fields.ts'

/** The wizard knows the postal codes of Canada. Where the country is not known, that is said of it alone. */
export function hasPostalCodes(country: unknown): boolean {
  return country === undefined || country === 'CA'
}

export const noPostalCodes = 'postal codes can only be asked for in Canada; take it out.'

/** How postal codes begin, as they are written. */
export const postalBeginning = wordsThat(
  'how the postal codes begin, as V3 or V4N',
  (text) => beginningOf(text) === text,
  (text) =>
    `"${text}" begins no Canadian postal code; write ${beginningOf(text) || 'the first letters and digits of one, as V3 or V4N'}.`,
)

/** The beginning of a postal code as it is written, which may be all of it; '' when it can be none. */
function beginningOf(text: string): string {
  const typed = text.replaceAll(' ', '')
  const whole = postalCodeOf(typed + 'A1A1A1'.slice(typed.length))
  return whole.slice(0, typed.length > 3 ? typed.length + 1 : typed.length)
}
