import * as en from '../../words/en.ts'

/** The first letter is the province, never W or Z; no code has a D, F, I, O, Q or U. */
const format = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/

/**
 * A Canadian postal code as V3T 4W8, however its letters, spaces and hyphens were typed; '' if the
 * text is not one.
 */
export function postalCodeOf(text: string): string {
  const code = text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')
  return format.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : ''
}

/** What is wrong with a postal code; '' if it is right or empty. */
export function postalCodeError(text: string): string {
  if (text.trim() === '' || postalCodeOf(text)) return ''
  return en.postalCodeWrong
}

/** Whether a postal code is in the company's area, whose codes begin as `served` lists; '' if the text is not one. */
export function areaOf(text: string, served: readonly string[]): 'served' | 'outside' | '' {
  const code = postalCodeOf(text)
  if (!code) return ''
  return served.some((start) => code.startsWith(start)) ? 'served' : 'outside'
}
