import * as en from '../../words/en.ts'
import { type Say, sayInEnglish } from '../../words/say.ts'
import { daysAfter, isDay, weekdayOf } from './calendar.ts'
import { type Day, isClosed } from './hours.ts'
import { type SpecialDay, specialDayOn } from './special-days.ts'

/** How many days after today a visitor may ask for. */
const daysAhead = 60

/** The value of a date that is only partly typed: the browser itself reports an empty one. */
export const unfinishedDay = 'unfinished'

/** The last day that a visitor may ask for. */
export const lastDay = (today: string) => daysAfter(today, daysAhead)

/** When the company does not work, or at other hours. */
export interface WorkingDays {
  /** The days of the week without work. */
  readonly closedDays: readonly Day[]
  readonly specialDays: readonly SpecialDay[]
}

/** What is wrong with a preferred day; '' if it is right or empty. */
export function preferredDayError(
  day: string,
  today: string,
  { closedDays, specialDays }: WorkingDays,
  say: Say = sayInEnglish,
): string {
  if (!day) return ''
  if (!isDay(day)) return say(en.dayUnfinished)
  if (day < today) return say(en.dayPassed)
  if (day > lastDay(today)) return say(en.dayTooFar, { days: daysAhead })
  const special = specialDayOn(specialDays, day)
  if (special) return isClosed(special.time) ? say(en.closedFor, { name: special.name }) : ''
  const weekday = closedDays.find((closed) => closed === weekdayOf(day))
  return weekday ? say(en.dayClosed, { days: say(en.weekdays[weekday]) }) : ''
}

/** Whether a date is completely typed: while somebody types 2026, the field first reports the years 2, 20 and 202. */
export function isTypedOut(day: string): boolean {
  return isDay(day) && day >= '1000'
}
