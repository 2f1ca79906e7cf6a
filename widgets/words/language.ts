import { type Message, type Say, sayIn, sayInEnglish, type Values } from './say.ts'

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
  /** The English texts that were shown because this language has no words for them. */
  readonly untranslated: Set<string>
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
  untranslated: new Set(),
}

/** The language of a file; what it lacks stays English, and is remembered. */
export function languageOf(code: string, file: LanguageFile): Language {
  const { direction = 'ltr', byMachine = '' } = file
  const words = readable(file.words)
  const company = readable(file.company)
  const untranslated = new Set<string>()
  // Made when a number is first said, because it keeps a slow phone busy.
  let rules: Intl.PluralRules | undefined
  const pluralForm = (n: number) => {
    rules ??= new Intl.PluralRules(code)
    return rules.select(n)
  }
  const wordsFor = (message: Message) =>
    Object.hasOwn(words, englishOf(message)) ? words[englishOf(message)] : undefined
  const inWords = sayIn((message) => wordsFor(message) ?? message, pluralForm)
  const say = (message: Message, values?: Values) => {
    const said = inWords(message, values)
    if (wordsFor(message) === undefined) untranslated.add(said)
    return said
  }
  return {
    code,
    direction,
    byMachine,
    say: Object.assign(say, { formFor: inWords.formFor }),
    company,
    untranslated,
  }
}

/** The messages of a file that can be said: one that a later version writes may have others. */
function readable(words: unknown): Dictionary {
  const entries = Object.entries(Object(words)).filter(
    ([, message]) => typeof message === 'string' || typeof Object(message).other === 'string',
  )
  return Object.fromEntries(entries) as Dictionary
}

/** The English text by which a message is found. */
export const englishOf = (message: Message) =>
  typeof message === 'string' ? message : message.other
