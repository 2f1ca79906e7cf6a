/** The days as schema.org names them, in the order of the week. */
export const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export type Day = (typeof week)[number]

/** From when to when, as 07:00 and 19:00. */
interface Span {
  opens: string
  closes: string
}

const groups: Record<string, readonly Day[]> = {
  'every day': week,
  daily: week,
  weekdays: week.slice(0, 5),
  weekends: week.slice(5),
}

const to = /\s*[-–—]\s*|\s+(?:to|through|until)\s+/i
const and = /\s*,\s*and\s+|\s*[,&]\s*|\s+and\s+/i

/**
 * The days in a text such as Monday to Friday, Saturday and Sunday, Mon–Thu or Every day. A range
 * may go over the end of the week. Undefined if the text cannot be read.
 */
export function daysOf(words: string): Day[] | undefined {
  const parts = words
    .trim()
    .split(and)
    .map((part) => groups[part.toLowerCase()] ?? rangeOf(part))
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined
}

function rangeOf(words: string): Day[] | undefined {
  const [first, last = first, ...more] = words.split(to).map(dayOf)
  if (!first || !last || more.length > 0) return undefined
  const from = week.indexOf(first)
  const count = ((week.indexOf(last) - from + week.length) % week.length) + 1
  return [...week, ...week].slice(from, from + count)
}

/** The days without work: those whose row says Closed, and those in no row. */
export function closedDays(rows: readonly { days: string; time: string }[]): Day[] {
  const open = rows.filter(({ time }) => !isClosed(time)).flatMap(({ days }) => daysOf(days) ?? [])
  return week.filter((day) => !open.includes(day))
}

/** Whether hours say Closed. */
export const isClosed = (time: string) => /^closed$/i.test(time.trim())

/** Monday, Mondays, Mon or Mon. */
function dayOf(word: string): Day | undefined {
  const letters = word.toLowerCase().replace(/\.$/, '')
  return week.find((day) => {
    const name = day.toLowerCase()
    return letters === `${name}s` || (letters.length >= 3 && name.startsWith(letters))
  })
}

/**
 * The spans in a text such as 7:00 AM to 7:00 PM, 9 am – noon, 08:00 to 17:30, or two with `and`
 * between them; an empty list for Closed and By appointment. Undefined if the text cannot be read.
 */
export function spansOf(words: string): Span[] | undefined {
  const text = words.trim()
  if (/^(closed|by appointment)$/i.test(text)) return []
  if (/^(open )?24 hours$/i.test(text)) return [{ opens: '00:00', closes: '23:59' }]
  const spans = text.split(and).map((part) => {
    const [opens, closes, ...more] = part.split(to).map(clockOf)
    if (!opens || !closes || opens === closes || more.length > 0) return undefined
    return { opens, closes }
  })
  return spans.every((span) => span !== undefined) ? spans : undefined
}

/**
 * `9:30 AM` as `09:30`. Without AM or PM it must be a time of the 24-hour clock with all four
 * digits: 09:30, 19:00.
 */
function clockOf(time: string): string | undefined {
  const text = time.toLowerCase().replaceAll('.', '')
  if (text === 'noon') return '12:00'
  if (text === 'midnight') return '00:00'
  const [, hour, minute = '00', half] = /^(\d{1,2})(?::([0-5]\d))?\s?([ap]m)?$/.exec(text) ?? []
  if (!hour) return undefined
  if (!half) return /^([01]\d|2[0-3]):\d\d$/.test(text) ? text : undefined
  if (Number(hour) < 1 || Number(hour) > 12) return undefined
  return `${String((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`
}
