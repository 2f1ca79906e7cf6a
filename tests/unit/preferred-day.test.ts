import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayInWords } from '../../widgets/rules/company/calendar.ts'
import {
  isTypedOut,
  lastDay,
  preferredDayError,
  unfinishedDay,
} from '../../widgets/rules/company/preferred-day.ts'
import { dayIn } from '../../widgets/rules/company/today.ts'

// Only years whose clocks are known: provinces may change their rules for summer time later.
describe('today', () => {
  test.each([
    ['a second before midnight', '2025-12-25T07:59:59Z', 'America/Vancouver', '2025-12-24'],
    ['midnight', '2025-12-25T08:00:00Z', 'America/Vancouver', '2025-12-25'],
    ['a visitor in the east', '2025-12-25T03:30:00Z', 'America/St_Johns', '2025-12-25'],
    ['the hour that is left out', '2025-03-09T10:00:00Z', 'America/Vancouver', '2025-03-09'],
    ['the day before summer time', '2025-03-09T07:59:59Z', 'America/Vancouver', '2025-03-08'],
    ['the end of summer time', '2025-11-03T07:59:59Z', 'America/Vancouver', '2025-11-02'],
    ['the other side of the world', '2025-12-31T11:00:00Z', 'Pacific/Auckland', '2026-01-01'],
  ])('%s: %s in %s is %s', (_, now, timeZone, day) => {
    expect(dayIn(timeZone, new Date(now))).toBe(day)
  })
})

test('the last day is sixty days ahead, across the end of a month, a year or summer time', () => {
  expect(lastDay('2026-11-15')).toBe('2027-01-14')
  expect(lastDay('2026-02-01')).toBe('2026-04-02')
  expect(lastDay('2028-01-31')).toBe('2028-03-31')
})

/** A Thursday. */
const today = '2026-12-24'
const finish = 'Please finish the date, or clear it.'
const closed = {
  closedDays: ['Sunday', 'Tuesday'] as const,
  specialDays: [
    { name: 'Stocktaking', first: '2026-12-31', last: '2027-01-02', time: 'Closed' },
    { name: 'Open House', first: '2027-01-03', last: '2027-01-03', time: '9 AM to noon' },
    { name: 'Christmas Day', first: '12-25', last: '12-25', time: 'closed' },
    { name: 'New Year’s Eve', first: '12-31', last: '12-31', time: '9 AM to noon' },
    { name: 'Winter Break', first: '12-30', last: '01-04', time: 'Closed' },
  ],
}
const far = 'Please choose a day within the next 60 days.'

test.each([
  ['', ''],
  ['2026-12-24', ''],
  ['2026-12-26', ''],
  ['2027-02-22', ''],
  ['2026-12-27', 'We are closed on Sundays. Please choose another day.'],
  ['2026-12-29', 'We are closed on Tuesdays. Please choose another day.'],
  ['2026-12-25', 'We are closed for Christmas Day. Please choose another day.'],
  ['2026-12-30', 'We are closed for Winter Break. Please choose another day.'],
  ['2026-12-31', 'We are closed for Stocktaking. Please choose another day.'],
  ['2027-01-02', 'We are closed for Stocktaking. Please choose another day.'],
  // A Sunday with other hours.
  ['2027-01-03', ''],
  ['2027-01-04', 'We are closed for Winter Break. Please choose another day.'],
  ['2027-01-05', 'We are closed on Tuesdays. Please choose another day.'],
  ['2026-12-23', 'This day has passed. Please choose a later one.'],
  ['0006-12-30', 'This day has passed. Please choose a later one.'],
  ['2027-02-23', far],
  ['9999-12-31', far],
  [unfinishedDay, finish],
  ['2026-02-30', finish],
  ['2026-13-01', finish],
  ['12026-12-24', finish],
])('the message about "%s" is "%s"', (day, error) => {
  expect(preferredDayError(day, today, closed)).toBe(error)
})

test('at any time, anywhere, of the next sixty-one days only the closed ones are refused', () => {
  const zones = fc.constantFrom('America/Vancouver', 'America/St_Johns', 'Pacific/Apia', 'UTC')
  const moments = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2099-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(zones, moments, (timeZone, now) => {
      const first = dayIn(timeZone, now)
      const noon = Date.parse(`${first}T12:00Z`)
      const dayAfter = (count: number) =>
        new Date(noon + count * 86_400_000).toISOString().slice(0, 10)
      const sundays = { closedDays: ['Sunday'] as const, specialDays: [] }
      const wrong = (count: number) => preferredDayError(dayAfter(count), first, sundays) !== ''
      for (let count = 0; count <= 60; count++) {
        const isSunday = new Date(dayAfter(count)).getUTCDay() === 0
        expect(wrong(count)).toBe(isSunday)
      }
      expect(wrong(-1)).toBe(true)
      expect(wrong(61)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('any value for a day gets an answer', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof preferredDayError(text, today, closed)).toBe('string')
    }),
  )
})

test('a date is written in words, and an invalid one is left out', () => {
  expect(dayInWords('2026-12-01')).toBe('Tuesday, December 1, 2026')
  for (const text of ['', unfinishedDay, '2026-02-30']) expect(dayInWords(text)).toBe('')
})

test('a date counts as typed completely when its year has four digits', () => {
  const typing = ['', unfinishedDay, '0002-12-01', '0020-12-01', '0202-12-01', '2026-12-01']
  expect(typing.filter(isTypedOut)).toEqual(['2026-12-01'])
})
