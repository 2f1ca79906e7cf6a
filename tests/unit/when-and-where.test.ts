import { expect, test } from 'vitest'
import {
  type ContactQuestions,
  whenAndWhereErrors,
  whenAndWhereParams,
  withoutPostalCode,
} from '../../widgets/rules/lead/when-and-where.ts'

const day = { timeZone: 'America/Vancouver', closedDays: ['Sunday'] as const, specialDays: [] }
const postalCode = { served: ['V3'] }
const both: ContactQuestions = { day, postalCode }
const nothing = { preferredDay: '', postalCode: '' }
const typed = { preferredDay: '2025-12-26', postalCode: 'v3t4w8' }
/** Christmas Eve in Vancouver, and Christmas Day in most of the world. */
const now = new Date('2025-12-25T07:00:00Z')

test('errors are in the order of the form, and only of the fields that are shown', () => {
  const wrong = { preferredDay: '2025-12-23', postalCode: 'V3T' }
  const errors = whenAndWhereErrors(both, wrong, now)
  expect(Object.keys(errors)).toEqual(['preferredDay', 'postalCode'])
  expect(Object.keys(whenAndWhereErrors({ day, postalCode: null }, wrong, now))).toEqual([
    'preferredDay',
  ])
  expect(whenAndWhereErrors({ day: null, postalCode: null }, wrong, now)).toEqual({})
})

test('today is counted by the company’s clock, and may be chosen', () => {
  const onTheEve = { ...nothing, preferredDay: '2025-12-24' }
  expect(whenAndWhereErrors(both, onTheEve, now)).toEqual({})
})

test('empty fields are no error, and are sent as empty texts', () => {
  expect(whenAndWhereErrors(both, nothing, now)).toEqual({})
  expect(whenAndWhereParams(both, nothing)).toEqual({
    preferred_date: '',
    postal_code: '',
    area: '',
  })
})

test('a mail has the day, the tidy code and whether it is served', () => {
  expect(whenAndWhereErrors(both, typed, now)).toEqual({})
  expect(whenAndWhereParams(both, typed)).toEqual({
    preferred_date: '2025-12-26',
    postal_code: 'V3T 4W8',
    area: 'served',
  })
  expect(whenAndWhereParams(both, { ...typed, postalCode: 'V5K 0A1' }).area).toBe('outside')
})

test('a mail says nothing about fields that are not shown', () => {
  expect(whenAndWhereParams({ day, postalCode: null }, typed)).toEqual({
    preferred_date: '2025-12-26',
  })
  expect(whenAndWhereParams({ day: null, postalCode: null }, typed)).toEqual({})
})

test('a postal code that the service asks for leaves only the preferred day to the contact step', () => {
  const dayAlone = { day, postalCode: null }
  expect(withoutPostalCode(both)).toEqual(dayAlone)
  expect(withoutPostalCode(dayAlone)).toEqual(dayAlone)
  expect(withoutPostalCode({ day: null, postalCode })).toBeUndefined()
})
