import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as en from '../words/en.ts'
import { type Dictionary, englishOf } from '../words/language.ts'
import { languages } from '../words/languages.ts'
import type { Message } from '../words/say.ts'
import type { Translation } from '../words/translation.ts'

/** The file of each language, next to the scripts that load it. */
export const languageNames = Object.keys(languages).map((code) => `${code}.js`)

/** Writes what the widgets say in each language into the folder of their scripts; the company's are added later. */
export async function writeLanguageFiles(folder: string): Promise<void> {
  for (const [code, { direction, readBy, byMachine, words }] of Object.entries(languages)) {
    const parts = { direction, byMachine: readBy ? '' : byMachine, words: dictionaryOf(words) }
    const lines = Object.entries(parts).map(([name, part]) => exported(name, part))
    await writeFile(join(folder, `${code}.js`), lines.join(''))
  }
}

/** The file of a language with what the company says in it. */
export function withCompanyWords(file: string, company: Dictionary = {}): string {
  return file + exported('company', company)
}

const exported = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value)}\n`

/**
 * The messages of a language by the English ones. Throws if one English text has two translations, of which a script
 * could find only one.
 */
export function dictionaryOf(words: Translation['words']): Dictionary {
  const dictionary: Record<string, Message> = {}
  for (const [message, translated] of pairsOf(en, words)) {
    const english = englishOf(message)
    const known = dictionary[english]
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(translated))
      throw new Error(`"${english}" is ${JSON.stringify(known)} and ${JSON.stringify(translated)}.`)
    dictionary[english] = translated
  }
  return dictionary
}

/** Each English message with its translation, also of tables within the table. */
function pairsOf(english: object, words: object): (readonly [Message, Message])[] {
  return Object.entries(english).flatMap(([name, message]) => {
    const translated = Reflect.get(words, name)
    return typeof message === 'string' || 'other' in message
      ? [[message, translated] as const]
      : pairsOf(message, translated)
  })
}
