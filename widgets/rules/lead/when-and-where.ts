import { areaOf, postalCodeError, postalCodeOf } from '../company/postal-code.ts'
import { type Closed, dayIn, preferredDayError } from '../company/preferred-day.ts'

/** When and where somebody would like us to come, as they typed it. Both may be left empty. */
export interface WhenAndWhere {
  /** As 2026-12-24. */
  readonly preferredDay: string
  readonly postalCode: string
}

/** What is wrong, by field, in the order of the form; no key where nothing is. */
export type WhenAndWhereErrors = { readonly [Field in keyof WhenAndWhere]?: string }

/** What the owner has the contact step ask. */
export interface Asked {
  /** By whose clock it is today, and when there is no work; null when no day is asked for. */
  readonly day: ({ readonly timeZone: string } & Closed) | null
  /** How the postal codes that are served begin; null when none is asked for. */
  readonly postalCode: { readonly served: readonly string[] } | null
}

/** What is left to ask where a question of the service asked for the postal code already; undefined for nothing. */
export function withoutPostalCode({ day }: Asked): Asked | undefined {
  return day ? { day, postalCode: null } : undefined
}

/** What keeps a form from being sent. */
export function whenAndWhereErrors(
  { day, postalCode }: Asked,
  given: WhenAndWhere,
  now: Date,
): WhenAndWhereErrors {
  const today = day && dayIn(day.timeZone, now)
  const dayError = today && preferredDayError(given.preferredDay, today, day)
  const codeError = postalCode && postalCodeError(given.postalCode)
  return {
    ...(dayError && { preferredDay: dayError }),
    ...(codeError && { postalCode: codeError }),
  }
}

/** What a mail says of it: nothing of what was not asked. */
export function whenAndWhereParams(
  { day, postalCode }: Asked,
  given: WhenAndWhere,
): Record<string, string> {
  return {
    ...(day && { preferred_date: given.preferredDay }),
    ...(postalCode && {
      postal_code: postalCodeOf(given.postalCode),
      area: areaOf(given.postalCode, postalCode.served),
    }),
  }
}
