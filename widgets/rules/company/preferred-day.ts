import * as en from '../../words/en.ts'
import { conventions } from './conventions.ts'
import { type Day, week } from './hours.ts'

/** How many days after today a visitor may ask for. */
const daysAhead = 60

/** The value of a date that is only partly typed: the browser itself reports an empty one. */
export const unfinishedDay = 'unfinished'

/** Today's date in a time zone, as 2026-12-24. */
export function dayIn(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = format.formatToParts(now).map(({ type, value }) => [type, value])
  const { year, month, day } = Object.fromEntries(parts)
  return `${year}-${month}-${day}`
}

/** The last day that a visitor may ask for. */
export function lastDay(today: string): string {
  const date = utcDate(today)
  date.setUTCDate(date.getUTCDate() + daysAhead)
  return dayOf(date)
}

/** When the company does not work. */
export interface ClosedDays {
  readonly closedDays: readonly Day[]
  /** Single dates: 2026-12-24, or 12-25 for every year. */
  readonly closedDates: readonly string[]
}

/** What is wrong with a preferred day; '' if it is right or empty. */
export function preferredDayError(
  day: string,
  today: string,
  { closedDays, closedDates }: ClosedDays,
): string {
  if (!day) return ''
  if (!isDay(day)) return en.dayUnfinished
  if (day < today) return en.dayPassed
  if (day > lastDay(today)) return en.dayTooFar(daysAhead)
  if (isAmong(closedDates, day))
    return en.dayClosed(inWords(day, { month: 'long', day: 'numeric' }))
  const weekday = closedDays.find((closed) => closed === weekdayOf(day))
  return weekday ? en.dayClosed(en.weekdays[weekday]) : ''
}

/** Whether a day is one of these dates: 2026-12-24, or 12-25 for every year. */
export const isAmong = (dates: readonly string[], day: string) =>
  dates.some((date) => date === day || date === day.slice(5))

/** Whether a date is completely typed: while somebody types 2026, the field first reports the years 2, 20 and 202. */
export function isTypedOut(day: string): boolean {
  return isDay(day) && day >= '1000'
}

/** A date as people write it, such as `Tuesday, December 1, 2026`; '' if the text is not a date. */
export function dayInWords(day: string): string {
  return isDay(day) ? inWords(day, { dateStyle: 'full' }) : ''
}

/** Days are counted in UTC, where each of them has 24 hours. */
const utcDate = (day: string) => new Date(`${day}T00:00Z`)

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/**
 * The day of the week; undefined if there is no day. `Date` counts the days from Sunday, and `week`
 * begins with Monday.
 */
export const weekdayOf = (day: string) => week[(utcDate(day).getUTCDay() + 6) % 7]

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = utcDate(text)
  return !Number.isNaN(date.getTime()) && dayOf(date) === text
}

function inWords(day: string, format: Intl.DateTimeFormatOptions): string {
  return utcDate(day).toLocaleDateString(conventions().locale, { ...format, timeZone: 'UTC' })
}
