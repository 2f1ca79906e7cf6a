import { isDeepStrictEqual } from 'node:util'
import { english, isRead } from '../../content-schema/english.ts'
import { fieldOf, messageOf, oneOf, type Problem } from '../../problems/problems.ts'
import { shownFile } from '../content/content-folder.ts'
import { factsOf } from '../content/facts.ts'
import {
  type Translation,
  type Translations,
  translationOf,
  translationsOf,
  type WidgetText,
  widgetTextsIn,
} from '../content/read-translations.ts'
import { readCompany } from '../content/reader.ts'
import { locateFile } from '../file-check/file-problems.ts'

/** A sentence about a text, or about one of its languages. */
interface Finding {
  readonly text: WidgetText
  readonly language?: string
  readonly sentence: string
}

/**
 * What is wrong with the languages of a folder whose files are right by themselves: texts with two translations, and
 * names that lack a plural form of a language that visitors can choose. A block of lines for each file.
 */
export function translationProblems(folder: string): string[] {
  const texts = widgetTextsIn(folder, factsOf(folder))
  const translations = translationsOf(texts)
  const findings = [
    ...differentWords(texts, translations, folder),
    ...lackingPlurals(texts, translations, chosenIn(folder)),
  ]
  return [...new Set(texts.map(({ file }) => file))]
    .map((file) => messageOf(shownFile(file, folder), problemsOf(folder, file, findings)))
    .filter(Boolean)
}

/** How many texts of a file are named; a language that was just switched on may lack them all. */
const mostNamed = 5

/** The texts that languages lack which visitors can choose: a few lines for each file, and how many more there are. */
export function translationWarnings(folder: string): string[] {
  const texts = widgetTextsIn(folder, factsOf(folder))
  const findings = untranslated(texts, translationsOf(texts), chosenIn(folder))
  return [...new Set(texts.map(({ file }) => file))].flatMap((file) => {
    const problems = problemsOf(folder, file, findings)
    const shown = shownFile(file, folder)
    const more = problems.length - mostNamed
    return [
      messageOf(shown, problems.slice(0, mostNamed)),
      more > 0 ? `${shown}: and ${more} more.` : '',
    ].filter(Boolean)
  })
}

/** A line about the languages that visitors can choose and that nobody has read yet; '' if there are none. */
export function unreadWarning(languages: readonly string[], wasRead = isRead): string {
  const unread = languages.filter((code) => !wasRead(code))
  if (unread.length === 0) return ''
  const them = oneOf(unread).replace(' or ', ' AND ')
  return `NOBODY HAS READ ${them}: visitors are told that a machine translated what the widgets say. Somebody who speaks the language can read and sign it; see docs/languages.md.`
}

/** The languages besides English that visitors can choose. */
function chosenIn(folder: string): readonly string[] {
  return readCompany(folder).languages.filter((code) => code !== english)
}

function problemsOf(folder: string, file: string, findings: readonly Finding[]): Problem[] {
  const { lineOf } = locateFile(folder, file)
  return findings.flatMap(({ text, language, sentence }) => {
    if (text.file !== file) return []
    const path = language ? [...text.path, language] : text.path
    return { line: lineOf(path), field: fieldOf(path), sentence }
  })
}

/** Texts with other words in a language than the same English has before. */
function differentWords(
  texts: readonly WidgetText[],
  translations: Translations,
  folder: string,
): readonly Finding[] {
  return texts.flatMap((text) =>
    Object.entries(text.others).flatMap(([language, words]): Finding[] => {
      const first = translationOf(text.english, language, translations)
      if (isDeepStrictEqual(first, words)) return []
      const other = texts.find(
        (one) => one.english === text.english && one.others[language] !== undefined,
      )
      const file = shownFile(other?.file ?? text.file, folder)
      const sentence = `"${text.english}" has other words in ${file}, and a text has one translation wherever it is; write the same, or word the English differently.`
      return [{ text, language, sentence }]
    }),
  )
}

/** The names of several things that lack a plural form of one of these languages. */
export function lackingPlurals(
  texts: readonly WidgetText[],
  translations: Translations,
  languages: readonly string[],
): readonly Finding[] {
  return texts
    .filter(({ path }) => path.at(-1) === 'many')
    .flatMap((text) =>
      languages.flatMap((language): Finding[] => {
        const words = translationOf(text.english, language, translations)
        const forms = words === undefined ? [] : lackingForms(language, words)
        if (forms.length === 0) return []
        const written = [...forms, 'other'].map((form) => `"${form}": "…"`).join(', ')
        const sentence = `some numbers take the form ${oneOf(forms)} in ${language}; write { ${written} }.`
        return [{ text, language, sentence }]
      }),
    )
}

/** The plural forms besides `one` and `other` that a language has for a number to 99, and that the words for several are not given in. */
export function lackingForms(language: string, words: Translation): readonly string[] {
  const rules = new Intl.PluralRules(language)
  const forms = new Set(Array.from({ length: 100 }, (_, number) => rules.select(number)))
  const given = typeof words === 'string' ? [] : Object.keys(words)
  return [...forms].filter((form) => !['one', 'other', ...given].includes(form))
}

/** Each English text once that has no words in one of the languages. */
function untranslated(
  texts: readonly WidgetText[],
  translations: Translations,
  languages: readonly string[],
): readonly Finding[] {
  const isFirst = ({ english }: WidgetText, at: number) =>
    texts.findIndex((one) => one.english === english) === at
  return texts.filter(isFirst).flatMap((text): Finding[] => {
    const lacking = languages.filter(
      (code) => translationOf(text.english, code, translations) === undefined,
    )
    if (lacking.length === 0) return []
    const them = lacking.length === 1 ? lacking[0] : 'one of them'
    const sentence = `has no words in ${oneOf(lacking)}: visitors who read ${them} see the English.`
    return [{ text, sentence }]
  })
}
