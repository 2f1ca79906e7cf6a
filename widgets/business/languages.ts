import { offeredLanguage, pageLanguage } from '../rules/embed/page-language.ts'
import { english, type Language, type LanguageFile, languageOf } from '../words/language.ts'
import type { OwnScript } from './script.ts'
import { writeToConsole } from './write-to-console.ts'

/** How long a language may take until the first paint, in milliseconds; after that the element is in English. */
const patience = 500

interface LanguagesOptions {
  /** The tag of the element, for the console. */
  readonly tag: string
  readonly offered: readonly string[]
  readonly script: OwnScript
  /** Whether the script has the company's data in it: its language files then have the company's words. */
  readonly hasCompany: boolean
}

/** The languages that a script can show besides English, each in a file that is loaded once a page. */
export class Languages {
  /** What was asked for: undefined while it is on its way. */
  #languages = new Map<string, Language | undefined>([[english.code, english]])
  #loading = new Map<string, Promise<void>>()

  readonly #options: LanguagesOptions

  constructor(options: LanguagesOptions) {
    this.#options = options
  }

  get offered(): readonly string[] {
    return this.#options.offered
  }

  /** The code of the language that an element is in. */
  codeAt(element: Element): string {
    return this.offered.length > 0
      ? offeredLanguage(pageLanguage(element).tag, this.offered)
      : english.code
  }

  /** A language if it was loaded; English if it could not be; undefined while neither is known. */
  loaded(code: string): Language | undefined {
    return this.#languages.get(code)
  }

  /** Resolves once the language is known. */
  load(code: string): Promise<void> {
    const loading = this.#loading.get(code) ?? this.#load(code)
    this.#loading.set(code, loading)
    return loading
  }

  async #load(code: string): Promise<void> {
    if (code === english.code) return
    const { tag, hasCompany, script } = this.#options
    const { folder, business } = script
    const address = `${folder}${code}.js`
    const words: Promise<LanguageFile> = import(/* @vite-ignore */ address)
    const company = hasCompany ? {} : companyWords(business.replace(/json$/, `${code}.json`))
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
    const parts = await Promise.race([Promise.all([words, company]), late]).catch(() => undefined)
    if (!parts)
      writeToConsole(
        'warn',
        `<${tag}>: ${address} did not load within ${patience} ms, so the element is in English.`,
      )
    const [file, rest] = parts ?? []
    this.#languages.set(code, file ? languageOf(code, { ...file, ...rest }) : english)
  }
}

async function companyWords(address: string): Promise<LanguageFile> {
  const response = await window.fetch(address)
  return { company: await response.json() }
}
