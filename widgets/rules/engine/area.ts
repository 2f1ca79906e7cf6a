import * as en from '../../words/en.ts'
import { type Say, sayInEnglish } from '../../words/say.ts'
import type { AreaQuestion, Catalogue } from '../company/catalogue.ts'
import { type Answers, outside } from './answers.ts'
import { shownSteps } from './shown-steps.ts'

/** The first letter is the province, never W or Z; no code has a D, F, I, O, Q or U. */
const format = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/

/**
 * A Canadian postal code as V3T 4W8, however its letters, spaces and hyphens were typed; '' if the
 * text is not one.
 */
export function postalCodeOf(text: string): string {
  const code = text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')
  return format.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : ''
}

/** What is wrong with a postal code; '' if it is right or empty. */
export function postalCodeError(text: string, say: Say = sayInEnglish): string {
  if (text.trim() === '' || postalCodeOf(text)) return ''
  return say(en.postalCodeWrong)
}

/** Whether a postal code is in the company's area, whose codes begin as `served` lists; '' if the text is not one. */
export function areaOf(text: string, served: readonly string[]): 'served' | 'outside' | '' {
  const code = postalCodeOf(text)
  if (!code) return ''
  return served.some((start) => code.startsWith(start)) ? 'served' : 'outside'
}

/** The area of a postal code: the id of a group, or `outside`; '' for a text that is not a complete postal code. */
export function areaAnswer({ groups }: AreaQuestion, text: string): string {
  const code = withoutSpaces(postalCodeOf(text))
  if (!code) return ''
  const matches = groups.flatMap(({ id, begins }) =>
    begins
      .map(withoutSpaces)
      .filter((beginning) => code.startsWith(beginning))
      .map(({ length }) => ({ id, length })),
  )
  const [longest] = matches.sort((one, other) => other.length - one.length)
  return longest?.id ?? outside
}

/** The typed text if the answer comes from it; '' if it came from elsewhere since, such as a link. */
export function typedPostalCode(question: AreaQuestion, answers: Answers, typed: string): string {
  return areaAnswer(question, typed) === answers[question.id] ? typed : ''
}

/** The form in which postal codes are compared: `v0r 1x` in a file becomes V0R1X. */
function withoutSpaces(text: string): string {
  return text.toUpperCase().replaceAll(' ', '')
}

/** The question for the postal code; undefined if none is shown. */
export function shownArea(catalogue: Catalogue, answers: Answers): AreaQuestion | undefined {
  return shownSteps(catalogue, answers)
    .flatMap(({ questions }) => questions)
    .find((question) => question.kind === 'area')
}

/** The mail's parameters for the place, if the visitor was asked for it: the typed postal code and its area. */
export function areaParams(
  catalogue: Catalogue,
  answers: Answers,
  typed: string,
): Record<string, string> {
  const question = shownArea(catalogue, answers)
  if (!question) return {}
  const answer = answers[question.id]
  const group = question.groups.find(({ id }) => id === answer)
  const area = group?.label ?? (answer === outside ? outside : '')
  return { postal_code: postalCodeOf(typedPostalCode(question, answers, typed)), area }
}
