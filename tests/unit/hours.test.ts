import { expect, test } from 'vitest'
import { closedDays, daysOf, spansOf } from '../../widgets/rules/company/hours.ts'

const short = (words: string) =>
  daysOf(words)
    ?.map((day) => day.slice(0, 2))
    .join(' ')

test.each([
  ['Monday', 'Mo'],
  ['Sundays', 'Su'],
  ['Monday to Friday', 'Mo Tu We Th Fr'],
  ['Sunday to Thursday', 'Su Mo Tu We Th'],
  ['Mon – Thu', 'Mo Tu We Th'],
  ['Tues. through Sat.', 'Tu We Th Fr Sa'],
  ['Saturday and Sunday', 'Sa Su'],
  ['Monday, Wednesday and Friday', 'Mo We Fr'],
  ['monday, wednesday, and friday to saturday', 'Mo We Fr Sa'],
  ['Every day', 'Mo Tu We Th Fr Sa Su'],
  ['Monday to Sunday', 'Mo Tu We Th Fr Sa Su'],
  ['Weekdays', 'Mo Tu We Th Fr'],
  ['Weekends & Friday', 'Sa Su Fr'],
])('%s are %s', (words, days) => {
  expect(short(words)).toBe(days)
})

test.each(['', 'Someday', 'Mo', 'Monday to', 'Monday to Friday to Sunday', 'Monday Tuesday'])(
  '"%s" names no days',
  (words) => expect(daysOf(words)).toBeUndefined(),
)

test.each([
  ['7:00 AM to 7:00 PM', '07:00-19:00'],
  ['7 am to 7 pm', '07:00-19:00'],
  ['9:30am–5p.m.', '09:30-17:00'],
  ['12:00 AM to 12:30 PM', '00:00-12:30'],
  ['9 AM until noon', '09:00-12:00'],
  ['6 PM to midnight', '18:00-00:00'],
  ['07:00 to 19:00', '07:00-19:00'],
  ['9 AM to noon and 1 PM to 5 PM', '09:00-12:00 13:00-17:00'],
  ['24 hours', '00:00-23:59'],
  ['Closed', ''],
  ['By appointment', ''],
])('%s is open %s', (words, spans) => {
  expect(
    spansOf(words)
      ?.map(({ opens, closes }) => `${opens}-${closes}`)
      .join(' '),
  ).toBe(spans)
})

test.each(['7 to 7', '7:00 to 9:00', '25:00 to 26:00', '13 PM to 2 PM', '7 AM', '', 'Shut'])(
  '"%s" cannot be read',
  (words) => expect(spansOf(words)).toBeUndefined(),
)

test('days marked as closed and days that are not listed are closed, but not days by appointment', () => {
  const rows = [
    { days: 'Tuesday to Friday', time: '8 AM to 5 PM' },
    { days: 'Saturday', time: 'By appointment' },
    { days: 'Sunday', time: 'closed' },
  ]
  expect(closedDays(rows)).toEqual(['Monday', 'Sunday'])
  expect(closedDays([{ days: 'Every day', time: '24 hours' }])).toEqual([])
})
