import { z } from 'zod'
import { datesOf } from '../../widgets/rules/company/coming-days.ts'
import { daysOf, spansOf } from '../../widgets/rules/company/hours.ts'
import { isTypedOut } from '../../widgets/rules/company/preferred-day.ts'
import type { SpecialDay } from '../../widgets/rules/company/special-days.ts'
import { absence, list, listOrNone, object, optional, text, textThat } from './fields.ts'
import { translated } from './translated.ts'

/* When the company is open: on the days of a week, and on those that are not as usual. */

const time = textThat(
  (words) => spansOf(words) !== undefined,
  (words) => `"${words}" cannot be read; write 7:00 AM to 7:00 PM, 07:00 to 19:00, or Closed.`,
  'The hours, such as 7:00 AM to 7:00 PM or 07:00 to 19:00, or Closed.',
)

const row = object({
  days: textThat(
    (words) => daysOf(words) !== undefined,
    (words) =>
      `"${words}" names no days; write Monday to Friday, Saturday and Sunday, or Every day.`,
    'The days, such as Monday to Friday.',
  ),
  time,
})

export const hours = list(
  row,
  'the days and their hours',
  'A line of the footer and the location page each.',
).superRefine((rows, { addIssue }) => {
  const openDays = new Set<string>()
  for (const [at, { days: words }] of rows.entries()) {
    const days = daysOf(words) ?? []
    const twice = days.find((day) => openDays.has(day))
    if (twice) {
      const message = `${twice} stands in an earlier line too; keep one, with two times as 9 AM to noon and 1 PM to 5 PM.`
      addIssue({ code: 'custom', path: [at, 'days'], message })
    }
    for (const day of days) openDays.add(day)
  }
})

const written = '2026-12-24, or 12-24 for every year'

const date = (description: string) => {
  const error = ({ input }: { input?: unknown }) =>
    `${absence(input, 'is not a date')}; write one as ${written}.`
  return z
    .string({ error })
    .regex(/^(\d{4}-)?\d\d-\d\d$/, { error, abort: true })
    .refine(isDate, { error })
    .meta({ example: `a date as ${written}` })
    .describe(description)
}

const isDate = (words: string) => isTypedOut(words.length > 5 ? words : `2028-${words}`)

const entry = object({
  name: translated(text('What visitors call it, such as Christmas Day.')),
  date: date(`The date, or the first of several: ${written}.`),
  lastDate: optional(
    date('The last of several days in a row, such as a week’s holiday; leave it out for one day.'),
  ),
  time: time.describe(
    'Closed, or other hours, such as 9:00 AM to noon: on each of these days, whatever day of the week it is.',
  ),
})

type SpecialDayEntry = z.infer<typeof entry>

export const specialDays = optional(
  listOrNone(
    entry,
    'Holidays, and other days on which you are closed or open at other hours: the location page and search engines show them, and nobody can ask you to come on a closed one. A date of one year counts before one of every year.',
  ).superRefine((entries, { addIssue }) => {
    const earlier: { name: string; dates: readonly string[] }[] = []
    for (const [at, one] of entries.entries()) {
      const fault = orderFault(one)
      if (fault) addIssue({ code: 'custom', path: [at, 'lastDate'], message: fault })
      if (fault || ![one.date, one.lastDate ?? one.date].every(isDate)) continue
      const dates = datesOf(specialDayOf(one))
      const other = earlier.find((two) => two.dates.some((day) => dates.includes(day)))
      if (other) {
        const day = dates.find((day) => other.dates.includes(day))
        const message = `${day} is in "${other.name}" too; keep one of them, or let the earlier end before the later begins.`
        addIssue({ code: 'custom', path: [at, 'date'], message })
      }
      earlier.push({ name: one.name, dates })
    }
  }),
)

/** A special day as all that reads it needs it. */
export function specialDayOf({ name, date, lastDate = date, time }: SpecialDayEntry): SpecialDay {
  return { name, first: date, last: lastDate, time }
}

/** The most days of one entry: more of them are most often a wrong year, or two dates the wrong way round. */
const mostDays = 240

/** What is wrong with the last of several days; '' for nothing. */
function orderFault(one: SpecialDayEntry): string {
  const { date, lastDate = date } = one
  if (!isDate(date) || !isDate(lastDate)) return ''
  if (date.length !== lastDate.length) {
    const [dated, other] = date.length > 5 ? ['the first', 'the last'] : ['the last', 'the first']
    return `${dated} day has a year, and ${other} has none; write both with their years, or both for every year.`
  }
  const isYearly = date.length === 5
  if (lastDate < date && !isYearly) return wrongOrder(date, lastDate)
  const count = datesOf(specialDayOf(one)).length
  if (count <= mostDays) return ''
  if (lastDate < date) return wrongOrder(date, lastDate)
  return `"${lastDate}" is the last of ${count} days; write the last of ${mostDays} at most, or other hours above.`
}

const wrongOrder = (first: string, last: string) =>
  `"${last}" is before ${first}, the first day; write them the other way round.`
