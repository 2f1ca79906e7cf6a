import { postalCodeOf } from '../../../../widgets/rules/company/postal-code.ts'
import { wordsThat } from './values.ts'

/** The wizard knows only Canadian postal codes. A missing country is reported elsewhere. */
export function hasPostalCodes(country: unknown): boolean {
  return country === undefined || country === 'CA'
}

export const noPostalCodes = 'postal codes can only be asked for in Canada; take it out.'

/** The beginning of postal codes, as people write it. */
export const postalBeginning = wordsThat(
  'how the postal codes begin, as V3 or V4N',
  (text) => beginningOf(text) === text,
  (text) =>
    `"${text}" begins no Canadian postal code; write ${beginningOf(text) || 'the first letters and digits of one, as V3 or V4N'}.`,
)

/** The beginning of a postal code, or all of it, correctly spaced; '' if no code begins with it. */
function beginningOf(text: string): string {
  const typed = text.replaceAll(' ', '')
  const fullCode = postalCodeOf(typed + 'A1A1A1'.slice(typed.length))
  return fullCode.slice(0, typed.length > 3 ? typed.length + 1 : typed.length)
}
