import { type Say, sayInEnglish } from '../../words/say.ts'
import { preferredDayError, type WorkingDays } from '../company/preferred-day.ts'
import { dayIn } from '../company/today.ts'
import { areaOf, postalCodeError, postalCodeOf } from '../engine/area.ts'

/** When and where somebody would like us to come, as they typed it. Both may be left empty. */
export interface WhenAndWhere {
  /** As 2026-12-24. */
  readonly preferredDay: string
  readonly postalCode: string
}

/** The errors by field, in the order of the form; a field without an error has no key. */
export type WhenAndWhereErrors = { readonly [Field in keyof WhenAndWhere]?: string }

/** What the owner wants the contact step to ask. */
export interface ContactQuestions {
  /** The time zone that decides which day today is, and when there is no work; null if no day is asked for. */
  readonly day: ({ readonly timeZone: string } & WorkingDays) | null
  /** How the postal codes in the company's area begin; null if no postal code is asked for. */
  readonly postalCode: { readonly served: readonly string[] } | null
}

/** What remains to ask if a question of the service has asked for the postal code; undefined for nothing. */
export function withoutPostalCode(questions?: ContactQuestions): ContactQuestions | undefined {
  return questions?.day ? { day: questions.day, postalCode: null } : undefined
}

/** The errors that keep a form from being sent. */
export function whenAndWhereErrors(
  { day, postalCode }: ContactQuestions,
  typed: WhenAndWhere,
  now: Date,
  say: Say = sayInEnglish,
): WhenAndWhereErrors {
  const today = day && dayIn(day.timeZone, now)
  const dayError = today && preferredDayError(typed.preferredDay, today, day, say)
  const codeError = postalCode && postalCodeError(typed.postalCode, say)
  return {
    ...(dayError && { preferredDay: dayError }),
    ...(codeError && { postalCode: codeError }),
  }
}

/** The mail's parameters for the questions that were asked. */
export function whenAndWhereParams(
  { day, postalCode }: ContactQuestions,
  typed: WhenAndWhere,
): Record<string, string> {
  return {
    ...(day && { preferred_date: typed.preferredDay }),
    ...(postalCode && {
      postal_code: postalCodeOf(typed.postalCode),
      area: areaOf(typed.postalCode, postalCode.served),
    }),
  }
}
