import { offeredLanguage, pageLanguage } from '../rules/embed/page-language.ts'
import {
  type Dictionary,
  english,
  type Language,
  type LanguageFile,
  languageOf,
} from '../words/language.ts'
import type { OwnScript } from './script.ts'
import { writeToConsole } from './write-to-console.ts'

/** How long a language may take before the first paint, in milliseconds. */
const patience = 500

interface LanguagesOptions {
  /** The tag of the element, for the console. */
  readonly tag: string
  /** The codes of the languages besides English. */
  readonly offered: readonly string[]
  readonly script: OwnScript
  /** Whether the script has the company's data in it: its language files then have the company's words. */
  readonly hasCompany: boolean
}

/** The languages that a script can show besides English, each in a file that is loaded once a page. */
export class Languages {
  readonly #options: LanguagesOptions
  readonly #known = new Map<string, Language>([[english.code, english]])
  readonly #loading = new Map<string, Promise<void>>()

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

  /** A language that was loaded, or English in place of one that came too late; undefined while neither is known. */
  loaded(code: string): Language | undefined {
    return this.#known.get(code)
  }

  /** Resolves when the language is known, or could not be loaded: then it is tried again the next time. */
  async load(code: string): Promise<void> {
    await this.#request(code).catch(() => {
      this.#warn(code, 'could not be loaded, so the element stays in its language')
    })
  }

  /** The same before the first paint, which does not wait long: English is shown in place of a language that is late. */
  async loadSoon(code: string): Promise<void> {
    const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
    await Promise.race([this.#request(code), late]).catch(() => {})
    if (this.#known.has(code)) return
    this.#known.set(code, english)
    this.#warn(code, `did not load within ${patience} ms, so the element is in English`)
  }

  #request(code: string): Promise<void> {
    const loading = this.#loading.get(code) ?? this.#load(code)
    this.#loading.set(code, loading)
    loading.catch(() => this.#loading.delete(code))
    return loading
  }

  async #load(code: string): Promise<void> {
    if (this.#known.has(code)) return
    const { hasCompany, script } = this.#options
    const address = this.#address(code)
    const words: Promise<LanguageFile> = import(/* @vite-ignore */ address)
    const company = hasCompany ? {} : fetchCompanyWords(script.business, code)
    const file = Object.assign({}, ...(await Promise.all([words, company])))
    // English has taken its place for good, if the page was painted meanwhile.
    if (!this.#known.has(code)) this.#known.set(code, languageOf(code, file))
  }

  #address(code: string): string {
    return `${this.#options.script.folder}${code}.js`
  }

  #warn(code: string, fault: string) {
    writeToConsole('warn', `<${this.#options.tag}>: ${this.#address(code)} ${fault}.`)
  }
}

/** The company's words are next to the rest of its data. */
async function fetchCompanyWords(business: string, code: string): Promise<LanguageFile> {
  const url = new URL(business)
  url.pathname = url.pathname.replace(/json$/, `${code}.json`)
  const response = await window.fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`)
  const company: Dictionary = await response.json()
  return { company }
}
