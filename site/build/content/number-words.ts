import * as words from '../../words/site.ts'

/** A number as it is written in a sentence: `four`, and from 11 on in digits. */
export function numberInWords(number: number): string {
  return words.facts.numbers[number] ?? String(number)
}

/** `Four services`, for the start of a sentence. */
export function countInWords(number: number, one: string, many: string): string {
  const text = `${numberInWords(number)} ${number === 1 ? one : many}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
