import { localeOf } from './conventions.ts'
import { type Day, week } from './hours.ts'
import { dayIn } from './today.ts'

/* Days as texts, such as 2026-12-24: they compare as they follow each other. */

/** The day so many days later. */
export function daysAfter(day: string, count: number): string {
  const date = utcDate(day)
  date.setUTCDate(date.getUTCDate() + count)
  return dayOf(date)
}

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = utcDate(text)
  return !Number.isNaN(date.getTime()) && dayOf(date) === text
}

/**
 * The day of the week; undefined if there is no day. `Date` counts the days from Sunday, and `week`
 * begins with Monday.
 */
export const weekdayOf = (day: string): Day | undefined => week[(utcDate(day).getUTCDay() + 6) % 7]

/** A date as people write it, by default as `Tuesday, December 1, 2026`; '' if the text is not a date. */
export function dayInWords(
  day: string,
  format: Intl.DateTimeFormatOptions = { dateStyle: 'full' },
  language = 'en',
): string {
  if (!isDay(day)) return ''
  return dateInWords(utcDate(day), { ...format, timeZone: 'UTC' }, language)
}

/** A date as a language writes it; as 2026-12-24 where the browser does not know the names of its months. */
export function dateInWords(
  date: Date,
  format: Intl.DateTimeFormatOptions,
  language: string,
): string {
  const text = date.toLocaleDateString(localeOf(language), format)
  // Chrome knows of Punjabi, but writes M12 for December.
  return /M\d\d/.test(text) ? dayIn(format.timeZone ?? 'UTC', date) : text
}

/** Days are counted in UTC, where each of them has 24 hours. */
const utcDate = (day: string) => new Date(`${day}T00:00Z`)

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
