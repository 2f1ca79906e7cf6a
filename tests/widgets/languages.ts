import type { Page } from 'playwright/test'
import { built } from '../built.ts'
import { siteUrl } from '../sites.ts'
import { inEnglish, type Say } from './say.ts'

/** A message: its words, or those for each number. */
export type Message = string | { readonly [form: string]: string; readonly other: string }

/** Messages by the English ones; those with forms by their form `other`. */
export type Dictionary = Readonly<Record<string, Message>>

/** What the file of a language has: the widgets' words, and the company's. */
export interface LanguageFile {
  readonly direction: string
  readonly byMachine: string
  readonly words: Dictionary
  readonly company: Dictionary
}

/** The pages of pages.ts in these languages have scripts that try out all that there are. */
export const tagsOfPages = { fr: 'fr', pa: 'pa', zh: 'zh-Hans' } as const
export type Code = keyof typeof tagsOfPages

/** The built file of a language. */
export function builtLanguage(code: Code): LanguageFile {
  const parts = built(`widgets/${code}.js`).matchAll(/^export const (\w+) = (.*)$/gm)
  return Object.fromEntries([...parts].map(([, name, value = '']) => [name, JSON.parse(value)]))
}

/** The same with words of the company: each of its texts in quotation marks, because those of the tests are English alone. */
export function quotedLanguage(code: Code): LanguageFile {
  // A text that the widgets have too has the widgets' words.
  const { words } = builtLanguage('pa')
  const texts = companyTexts().filter((text) => !Object.hasOwn(words, text))
  const company = Object.fromEntries(texts.map((text) => [text, `«${text}»`]))
  return { ...builtLanguage(code), company }
}

/** Every text that the company of the tests may show, and ids among them, which must stay as they are. */
export function companyTexts(data: unknown = JSON.parse(built('widgets/business.1.json'))) {
  const { catalogue, words, services, privacy, testimonial, contactStep, nextSteps } = Object(data)
  return textsIn([catalogue, words, services, privacy, testimonial, contactStep, nextSteps])
}

/** The company's data in a built script. */
export const dataIn = (script: string): unknown =>
  JSON.parse(/\}\)\((\{.*\})\)\n$/.exec(script)?.[1] ?? '')

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []
}

/** The code of a language's file. */
export const languageCode = (file: Partial<LanguageFile>) =>
  Object.entries(file)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')

/** Serves this file of a language next to the scripts in a folder, by default the newest. */
export const serveLanguage = (
  page: Page,
  code: Code,
  file: Partial<LanguageFile>,
  folder = `${siteUrl}/widgets`,
) =>
  page.route(`${folder}/${code}.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: languageCode(file),
    }),
  )

/** Serves a language with words of the company, and returns what puts English into it. */
export async function speak(page: Page, code: Code, file = quotedLanguage(code)): Promise<Say> {
  await serveLanguage(page, code, file)
  return sayIn(code, file)
}

/** What puts English into the words of a file; what is lacking there is expected in English. */
export function sayIn(code: Code, { words, company }: LanguageFile): Say {
  const messages: Dictionary = { ...company, ...words }
  const rules = new Intl.PluralRules(code)
  const lowerCase = new Map(Object.keys(messages).map((key) => [key.toLowerCase(), key]))
  return (english, values = {}) => {
    const message = messages[english]
    if (message === undefined) {
      // A thing such as `bedroom` is named in a sentence by its label in lower case.
      const label = messages[lowerCase.get(english) ?? '']
      return typeof label === 'string' ? label.toLowerCase() : inEnglish(english, values)
    }
    if (typeof message === 'string') return inEnglish(message, values)
    const n = Number(values.n)
    return inEnglish(`${message[n] ?? message[rules.select(n)] ?? message.other}`, values)
  }
}
