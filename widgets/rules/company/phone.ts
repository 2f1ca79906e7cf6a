import * as en from '../../words/en.ts'
import type { Language } from '../../words/language.ts'
import { type Say, sayInEnglish } from '../../words/say.ts'
import { plainLine } from '../text/text.ts'
import { conventions } from './conventions.ts'

/** The countries that share +1 and have numbers of ten digits. */
const northAmerica =
  /^(CA|US|AG|AI|AS|BB|BM|BS|DM|DO|GD|GU|JM|KN|KY|LC|MP|MS|PR|SX|TC|TT|VC|VG|VI)$/

/** Whether people write phone numbers of a country, by default the company's, as ten digits. */
export function hasTenDigits(country = conventions().country): boolean {
  return northAmerica.test(country)
}

/**
 * What follows a number at a switchboard: `x 5`, `ext. 12`, `#5`, `local 5`, `poste 5`, `分机 5`. Every
 * repetition has a limit, so that no input takes long.
 */
const extensionPattern =
  /[,;]?\s{0,3}(?:x|ext(?:n|ension)?|local|poste|分机|#|[,;])[\s.:=]{0,4}(\d{1,7})[\s)\]]{0,9}$/iu

/** The extension that is typed behind a phone number; '' for none. */
export function extensionOf(phone: string): string {
  return extensionPattern.exec(inWesternDigits(phone))?.[1] ?? ''
}

/**
 * The digits of a phone number, without an extension; '' if the text is not one. Numbers have exactly
 * ten digits in North America, and elsewhere 6 to 15, perhaps after a plus. Spaces, dashes, dots,
 * slashes, brackets, signs beyond ASCII, `tel:` in front and the invisible marks that come along from
 * an address book are ignored, and so is a +1 or 1 in front of ten digits: no North American number
 * starts with a 1, so it is the country's.
 */
export function phoneDigits(phone: string): string {
  const bare = inWesternDigits(phone)
    .replace(extensionPattern, '')
    .replace(/[-\s./\\|_()[\]{}]|[^\0-\x7f\p{L}\p{N}]/gu, '')
    .replace(/^tel:?/i, '')
  if (!hasTenDigits()) return /^\+?\d{6,15}$/.test(bare) ? bare : ''
  const digits = bare.replace(/^\+?1/, '')
  return /^\d{10}$/.test(digits) ? digits : ''
}

/** A phone number as people read it, with its extension; in North America as `(604) 555-0142`. */
export function readablePhone(phone: string, say: Say = sayInEnglish): string {
  const digits = phoneDigits(phone)
  const [, area = '', exchange = '', line = ''] = /^(...)(...)(....)$/.exec(digits) ?? []
  const number = hasTenDigits() && line ? say(en.phoneNumber, { area, exchange, line }) : digits
  const extension = extensionOf(phone)
  return extension ? say(en.withExtension, { phone: number, extension }) : number
}

/** The company's number, which it writes as it likes, as another language writes numbers. */
export function phoneIn(phone: string, { code, say }: Pick<Language, 'code' | 'say'>): string {
  const isOurs = code === 'en' || !hasTenDigits() || !phoneDigits(phone)
  return isOurs ? phone : readablePhone(phone, say)
}

/** A line with the digits of any script as 0 to 9: Unicode has each script's ten digits in a row. */
function inWesternDigits(text: string): string {
  return plainLine(text).replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let first = code
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
    return `${(code - first) % 10}`
  })
}
