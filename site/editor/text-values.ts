import { type Fields, isFields } from './changes.ts'
import type { TranslatedText } from './json-schema.ts'

/*
 * A text that may be in several languages is words, which are English, or an object with the words by language. A form
 * has a field for each language that the company uses, or the plain English where it uses no other.
 */

/** How texts are edited. */
export interface TextRules {
  /** The languages besides English in which forms edit texts; without any, forms have the English alone. */
  readonly languages: readonly string[]
  /** What the file had, which a form of English alone keeps. */
  readonly former?: FormerTexts
}

/** The texts that a file had in several languages, by their English, and what its form says now. */
export interface FormerTexts {
  readonly byEnglish: ReadonlyMap<string, Fields>
  readonly inForm: ReadonlySet<unknown>
}

/** Turns a text of a file into that of a form. */
export function textToForm(value: unknown, { languages }: TextRules): unknown {
  if (languages.length === 0) return isFields(value) ? value.en : value
  if (isFields(value)) return mapValues(value, asLine)
  return typeof value === 'string' ? { en: value } : value
}

/** Turns a text of a form into that of a file, whose old text is `before`; '' for one that nobody has filled in. */
export function textToContent(
  value: unknown,
  { texts }: TranslatedText,
  rules: TextRules,
  before: unknown,
): unknown {
  if (!isFields(value)) return plainToContent(value, rules, before)
  const former: Fields = isFields(before) ? before : { en: before }
  const codes = new Set(['en', ...rules.languages, ...Object.keys(value)])
  const all = [...codes].flatMap((code) => {
    const hasForms = texts.properties?.[code]?.anyOf !== undefined
    const words = keptOr(hasForms ? withForms(value[code]) : value[code], former[code])
    return isBlank(words) && !(code in former && words === former[code]) ? [] : [[code, words]]
  })
  const content: Fields = Object.fromEntries(all)
  if (Object.values(content).every(isBlank)) return ''
  return isEnglishAlone(content) && !isEnglishAlone(before) ? content.en : content
}

/** What a form of English alone needs to know of the file that it changes. */
export function formerTexts(before: unknown, form: unknown): FormerTexts {
  return { byEnglish: textsByEnglish(before), inForm: new Set(leavesOf(form)) }
}

function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value ? Object.values(value).flatMap(leavesOf) : [value]
}

function textsByEnglish(value: unknown): ReadonlyMap<string, Fields> {
  if (typeof value !== 'object' || value === null) return new Map()
  const own = isFields(value) && typeof value.en === 'string' ? [[value.en, value] as const] : []
  return new Map([...own, ...Object.values(value).flatMap((part) => [...textsByEnglish(part)])])
}

/** English alone, with what the file has of it in other languages. */
function plainToContent(value: unknown, { former }: TextRules, before: unknown): unknown {
  if (typeof value !== 'string') return isFields(before) && !('en' in before) ? before : value
  if (isFields(before) && keptOr(value, before.en) === before.en) return before
  if (typeof before === 'string' && keptOr(value, before) === before) return before
  // Where lists changed, the text before may be another one, which is elsewhere in the form now.
  const isReworded = value !== '' && isFields(before) && !former?.inForm.has(before.en)
  return former?.byEnglish.get(value) ?? (isReworded ? { ...before, en: value } : value)
}

/** The old words if the new ones are the same but for the spaces around them, which may be there for a reason. */
function keptOr(words: unknown, before: unknown): unknown {
  const isSame = typeof words === 'string' && String(asLine(before)).trim() === words.trim()
  const isSameForms = isFields(words) && isFields(before) && asLine(words) === asLine(before)
  return (isSame && before !== undefined) || isSameForms ? before : words
}

const isBlank = (words: unknown) => words === undefined || words === null || words === ''

const isEnglishAlone = (value: unknown) =>
  isFields(value) && 'en' in value && Object.keys(value).length === 1

/** The plural forms of a name in one line, as `few: okna | many: okien | other: okna`. */
function asLine(words: unknown): unknown {
  if (!isFields(words)) return words
  return Object.entries(words)
    .map(([form, name]) => `${form}: ${name}`)
    .join(' | ')
}

/** Such a line as an object of forms. */
function withForms(words: unknown): unknown {
  const parts = String(words).split(/ \| (?=[a-z]+: )/)
  const forms = parts.map((part) => /^(zero|one|two|few|many|other): (.+)$/s.exec(part))
  if (!forms.every((form) => form !== null) || !forms.some((form) => form[1] === 'other'))
    return words
  return Object.fromEntries(forms.map(([, form, name]) => [form, name]))
}

function mapValues(fields: Fields, change: (part: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, part]) => [key, change(part)]))
}
