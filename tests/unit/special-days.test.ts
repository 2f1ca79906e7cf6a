import fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessData } from '../../site/build/business/business-data.ts'
import { pastDays } from '../../site/build/check/past-days.ts'
import { daysAfter } from '../../widgets/rules/company/calendar.ts'
import {
  closedDatesOf,
  comingDays,
  datesOf,
  inOrder,
} from '../../widgets/rules/company/coming-days.ts'
import { type SpecialDay, specialDayOn } from '../../widgets/rules/company/special-days.ts'
import { contentOfOtherCompany } from '../fixtures/project-copy.ts'

const day = (name: string, first: string, last = first, time = 'Closed'): SpecialDay => ({
  name,
  first,
  last,
  time,
})

const shown = (days: readonly SpecialDay[]) =>
  days.map(({ name, first, last }) => `${name}: ${first} to ${last}`)

test('the special days of the coming year are in the order in which they come, with their years', () => {
  const days = [
    day('New Year’s Day', '01-01'),
    day('Christmas', '12-24', '12-26'),
    day('Family Day', '2027-02-15'),
    day('A year too far', '2028-02-21'),
    day('Past', '2026-11-27'),
    day('Leap Day', '02-29'),
  ]
  const christmasAndAfter = [
    'Christmas: 2026-12-24 to 2026-12-26',
    'New Year’s Day: 2027-01-01 to 2027-01-01',
    'Family Day: 2027-02-15 to 2027-02-15',
  ]
  expect(shown(comingDays(days, '2026-11-28'))).toEqual(christmasAndAfter)
  // Not over on its last day.
  expect(shown(comingDays(days, '2026-12-26'))).toEqual(christmasAndAfter)
  expect(shown(comingDays(days, '2027-12-27'))).toEqual([
    'New Year’s Day: 2028-01-01 to 2028-01-01',
    'A year too far: 2028-02-21 to 2028-02-21',
    'Leap Day: 2028-02-29 to 2028-02-29',
    'Christmas: 2028-12-24 to 2028-12-26',
  ])
})

test('days of every year may go over its end', () => {
  const winter = [day('Winter Break', '12-27', '01-02')]
  expect(shown(comingDays(winter, '2027-01-02'))).toEqual([
    'Winter Break: 2026-12-27 to 2027-01-02',
  ])
  expect(shown(comingDays(winter, '2027-01-03'))).toEqual([
    'Winter Break: 2027-12-27 to 2028-01-02',
  ])
  expect(
    ['2026-12-26', '2026-12-27', '2027-01-02', '2027-01-03'].map(
      (at) => !!specialDayOn(winter, at),
    ),
  ).toEqual([false, true, true, false])
})

test('a date of one year counts before one of every year', () => {
  const days = inOrder([
    day('Christmas Day', '12-25'),
    day('Renovation', '2026-12-20', '2027-01-10'),
  ])
  expect(specialDayOn(days, '2026-12-25')?.name).toBe('Renovation')
  expect(specialDayOn(days, '2027-12-25')?.name).toBe('Christmas Day')
  expect(shown(comingDays(days, '2026-12-01'))).toEqual(['Renovation: 2026-12-20 to 2027-01-10'])
})

test('every date of a special day, and no other, is one on which it is found', () => {
  const starts = fc.integer({ min: 0, max: 800 }).map((count) => daysAfter('2027-01-01', count))
  fc.assert(
    fc.property(starts, fc.integer({ min: 0, max: 239 }), fc.boolean(), (first, more, isYearly) => {
      const last = daysAfter(first, more)
      const one = isYearly ? day('One', first.slice(5), last.slice(5)) : day('One', first, last)
      const dates = datesOf(one)
      for (let at = -1; at <= more + 1; at++) {
        const date = daysAfter(first, at)
        const isSpecial = specialDayOn([one], date) !== undefined
        expect(isSpecial).toBe(dates.includes(isYearly ? date.slice(5) : date))
        expect(isSpecial).toBe(at >= 0 && at <= more)
      }
    }),
    { numRuns: 50 },
  )
})

test('pinned scripts of 1.7 and 1.8 get every date without work, in the only form that they read', async () => {
  const values = { siteUrl: '', account: null, newestRelease: '1.8.0' }
  const copy = `${contentOfOtherCompany()}/site/content`
  const { contactStep } = await businessData(copy, values)
  expect(contactStep.closedDates).toEqual(['2026-01-02', '12-25'])
  expect(
    closedDatesOf([
      day('Break', '12-30', '01-02'),
      day('Fair', '2027-05-01', '2027-05-02'),
      day('Late', '2027-06-01', '2027-06-01', '10 AM to noon'),
    ]),
  ).toEqual(['12-30', '12-31', '01-01', '01-02', '2027-05-01', '2027-05-02'])
})

test('days that are over are named, and those of every year never are', () => {
  const copy = `${contentOfOtherCompany()}/site/content`
  expect(pastDays(copy, new Date('2026-01-02T12:00:00Z'))).toEqual([])
  expect(
    pastDays(copy, new Date('2026-02-17T12:00:00Z')).map(
      ({ field, sentence }) => `${field}: ${sentence}`,
    ),
  ).toEqual([
    'specialDays 2: "Stocktaking" is over since 2026-01-02; write its next date, 01-02 for every year, or take it out.',
    'specialDays 3: "The long weekend" is over since 2026-02-16; write its next dates, or take it out.',
    'specialDays 4: "Stocktaking" is over since 2026-01-17; write its next date, 01-17 for every year, or take it out.',
  ])
})
