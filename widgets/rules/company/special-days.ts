/** A day, or several in a row, on which a company is closed or open at other hours. */
export interface SpecialDay {
  /** What visitors call it, such as Christmas Day. */
  readonly name: string
  /** As 2026-12-24, or 12-24 for every year. */
  readonly first: string
  /** Written like the first, and the same if it is one day. Days of every year may go over its end. */
  readonly last: string
  /** The hours of each of these days, as 9:00 AM to noon, or Closed. */
  readonly time: string
}

/**
 * What is special about a day; undefined on a usual one. Those of one year come first in the list,
 * so that they count where both kinds meet.
 */
export function specialDayOn(
  specialDays: readonly SpecialDay[],
  day: string,
): SpecialDay | undefined {
  return specialDays.find(({ first, last }) => {
    const date = day.slice(-first.length)
    const isAfter = date >= first
    const isBefore = date <= last
    return first > last ? isAfter || isBefore : isAfter && isBefore
  })
}
