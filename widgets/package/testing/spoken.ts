import { company, type Spoken, type Word } from './company.js'
import type { Located } from './locator.js'

/** What a visitor reads of an element, in the language that it is shown in. */
export async function spokenBy<Found extends Located<Found>>(element: Found): Promise<Spoken> {
  const code = await element.evaluate(
    ({ shadowRoot }) => shadowRoot?.querySelector('[lang]')?.getAttribute('lang') ?? '',
  )
  return company.languages[code] ?? company
}

/** A pattern that finds a word in any language. */
export function inAnyLanguage(word: Word): RegExp {
  const all = [company, ...Object.values(company.languages)].map(({ words }) => words[word])
  return new RegExp(`^(?:${all.map(escaped).join('|')})$`)
}

/** A pattern for a message such as `Step {step} of {of}`, with one for each name in braces. Playwright may have changed its spaces. */
export function patternOf(message: string, patterns: Readonly<Record<string, string>>): string {
  return message
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : `(?<${part}>${patterns[part]})`))
    .join('')
}

const escaped = (text: string) =>
  text.replace(/[^\p{L}\p{M}\p{N}\s]/gu, '\\$&').replace(/\s+/g, '\\s+')
