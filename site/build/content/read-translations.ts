import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Forms } from '../../../widgets/words/say.ts'
import { inEnglish, isTexts, otherLanguages } from '../../content-schema/english.ts'
import { contentFiles, kindOf } from '../../content-schema/files.ts'
import { textsIn } from '../../content-schema/translated.ts'
import { locateJson } from '../../problems/locate-json.ts'
import type { Path } from '../../problems/problems.ts'
import { type Facts, factsOf } from './facts.ts'
import { serviceFilesIn } from './files.ts'
import { readText } from './read-text.ts'
import { fillerOf } from './reader.ts'

/** What a language has for an English text: words, or those of each plural form. */
export type Translation = string | Forms

/** For each language besides English, its words by the English. */
export type Translations = Readonly<Record<string, Readonly<Record<string, Translation>>>>

/** A text of the content that the widgets show, and where it is. */
export interface WidgetText {
  readonly file: string
  readonly path: Path
  /** With facts filled in, as all that is here. */
  readonly english: string
  /** What it has in other languages, by their codes. */
  readonly others: Readonly<Record<string, Translation>>
}

/** What the texts of a folder of content, whose files are already checked, say in each language besides English. */
export function readTranslations(folder: string): Translations {
  return translationsOf(widgetTextsIn(folder, factsOf(folder)))
}

/** The same of texts that were read. Of an English text that has two translations the first counts. */
export function translationsOf(texts: readonly WidgetText[]): Translations {
  const inLanguage = (code: string) =>
    texts.flatMap(({ english, others }) => {
      const words = others[code]
      return words === undefined ? [] : [[english, words] as const]
    })
  return Object.fromEntries(
    otherLanguages.map((code) => [code, Object.fromEntries(inLanguage(code).reverse())]),
  )
}

/** What a language has for an English text; undefined if it has no words for it. */
export function translationOf(
  english: string,
  language: string,
  translations: Translations,
): Translation | undefined {
  const words = translations[language] ?? {}
  return Object.hasOwn(words, english) ? words[english] : undefined
}

/** Every text of a folder that may be in several languages. Files with mistakes have those that can be read. */
export function widgetTextsIn(folder: string, facts: Facts): readonly WidgetText[] {
  const files = [...serviceFilesIn(folder), ...Object.keys(contentFiles)]
  return files
    .filter((file) => existsSync(join(folder, file)))
    .flatMap((file) => {
      const schema = kindOf(file)?.schema
      const { value: content } = locateJson(readText(join(folder, file)))
      if (!schema) return []
      return textsIn(schema, content).map(({ path, value }): WidgetText => {
        const filled = fillerAt(file, path, facts)
        const { en: _, ...others } = isTexts(value) ? value : { en: value }
        return { file, path, english: String(filled(inEnglish(value))), others: filled(others) }
      })
    })
}

/** Fills in the facts of the text at a path of a file, in each of its languages. */
function fillerAt(file: string, path: Path, facts: Facts) {
  const fill = fillerOf(file, facts)
  const key = String(path.at(-1))
  return (value: unknown) => JSON.parse(JSON.stringify(value), (_, part) => fill(key, part))
}
