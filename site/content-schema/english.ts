import { languages } from '../../widgets/words/languages.ts'

/** A text in several languages, as a file has it: `{ "en": "Bedrooms", "fr": "Chambres" }`. */
export interface Texts {
  readonly en: unknown
  readonly [language: string]: unknown
}

/** The code of English, in which every text is written. */
export const english = 'en'

/** The codes of the languages in which texts may be written besides. */
export const otherLanguages: readonly string[] = Object.keys(languages)

/** What a language is called in itself. */
export const nameOfLanguage = (code: string) => languages[code]?.name ?? 'English'

/** Whether somebody who speaks a language has read and signed its words. */
export const isRead = (code: string) => code === english || languages[code]?.readBy !== ''

export const allLanguages: readonly string[] = [english, ...otherLanguages]

/** Whether a value of a file is a text in several languages: all its keys are languages, and English is one of them. */
export function isTexts(value: unknown): value is Texts {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, english)) return false
  return Object.keys(value).every((key) => allLanguages.includes(key))
}

/** The content of a file with the English in place of each text that is written in several languages. */
export function inEnglish(value: unknown): unknown {
  if (isTexts(value)) return value.en
  if (Array.isArray(value)) return value.map(inEnglish)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inEnglish(part)]))
}
