import { daysAfter, isDay } from './calendar.ts'
import { isClosed } from './hours.ts'
import type { SpecialDay } from './special-days.ts'

/** The list as `specialDayOn` reads it. */
export function inOrder(specialDays: readonly SpecialDay[]): SpecialDay[] {
  return specialDays.toSorted(
    (one, other) =>
      other.first.length - one.first.length || one.first.localeCompare(other.first, 'en'),
  )
}

/**
 * The special days that are not over and begin within a year, in the order in which they come, each
 * with its next dates. Those of every year are left out where days of one year replace all of them.
 */
export function comingDays(specialDays: readonly SpecialDay[], today: string): SpecialDay[] {
  const end = daysAfter(today, 365)
  const dated = specialDays.filter(isOfOneYear)
  const yearly = specialDays
    .filter((one) => !isOfOneYear(one))
    .flatMap((one) => nextYearly(one, today) ?? [])
    .filter(({ first, last }) => !dated.some((one) => one.first <= first && last <= one.last))
  return [...dated, ...yearly]
    .filter(({ first, last }) => first <= end && last >= today)
    .sort((one, other) => one.first.localeCompare(other.first, 'en'))
}

/**
 * Each date of the special days without work, as 2026-12-24 or 12-24: the scripts of 1.7 and 1.8
 * read nothing else.
 */
export function closedDatesOf(specialDays: readonly SpecialDay[]): string[] {
  return specialDays.filter(({ time }) => isClosed(time)).flatMap(datesOf)
}

/** Every date of a special day, written as its first is. */
export function datesOf({ first, last }: SpecialDay): string[] {
  // 2028 has a February 29, which may be among the days of every year.
  const [start, end] =
    first.length > 5 ? [first, last] : [`${first > last ? 2027 : 2028}-${first}`, `2028-${last}`]
  const dates: string[] = []
  for (let day = start; day <= end; day = daysAfter(day, 1)) dates.push(day.slice(-first.length))
  return dates
}

const isOfOneYear = ({ first }: SpecialDay) => isDay(first)

/** Days of every year with the year in which they come next; February 29 may be eight years away. */
function nextYearly(special: SpecialDay, today: string): SpecialDay | undefined {
  const { first, last } = special
  const thisYear = Number(today.slice(0, 4))
  return Array.from({ length: 10 }, (_, at) => thisYear - 1 + at)
    .map((year) => ({
      ...special,
      first: `${year}-${first}`,
      last: `${first > last ? year + 1 : year}-${last}`,
    }))
    .find((one) => isDay(one.first) && isDay(one.last) && one.last >= today)
}
