import { type Forms, type Message, type Say, sayIn, sayInEnglish } from './say.ts'

/** A language that an element is shown in. */
export interface Language {
  /** Its tag, for `lang` and for dates: `fr`. */
  readonly code: string
  readonly direction: 'ltr' | 'rtl'
  /** Says in this language that a machine translated it; '' if people did. */
  readonly byMachine: string
  readonly say: Say
  /** The company's words in this language, by the English ones. */
  readonly company: Dictionary
}

/** What English messages are in another language: those with forms are found by their form `other`. */
export type Dictionary = Readonly<Record<string, Message>>

/** What a script loads for a language. A part that another version or an older build wrote may lack words. */
export interface LanguageFile extends Partial<Pick<Language, 'direction' | 'byMachine'>> {
  /** The widgets' own words, and the company's. */
  readonly words?: Dictionary
  readonly company?: Dictionary
}

export const english: Language = {
  code: 'en',
  direction: 'ltr',
  byMachine: '',
  say: sayInEnglish,
  company: {},
}

/** The language of a file; what it lacks stays English. */
export function languageOf(code: string, file: LanguageFile): Language {
  const { direction = 'ltr', byMachine = '' } = file
  const words = file.words ?? {}
  const translate = (message: Message) => {
    const key = englishOf(message)
    return Object.hasOwn(words, key) ? (words[key] ?? message) : message
  }
  // Made when a number is first said, because it keeps a slow phone busy.
  let rules: Intl.PluralRules | undefined
  const pluralForm = (n: number) => {
    rules ??= new Intl.PluralRules(code)
    return rules.select(n)
  }
  return {
    code,
    direction,
    byMachine,
    say: sayIn(translate, pluralForm),
    company: file.company ?? {},
  }
}

/** The English text by which a message is found. */
export const englishOf = (message: Message) =>
  typeof message === 'string' ? message : message.other

export const isForms = (message: Message): message is Forms => typeof message !== 'string'
