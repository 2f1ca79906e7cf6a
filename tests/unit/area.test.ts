import { describe, expect, test } from 'vitest'
import type { AreaQuestion } from '../../widgets/rules/company/catalogue.ts'
import { noAnswers } from '../../widgets/rules/engine/answers.ts'
import {
  areaAnswer,
  areaParams,
  shownArea,
  typedPostalCode,
} from '../../widgets/rules/engine/area.ts'
import { quoteOf } from '../../widgets/rules/engine/quote.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { dogWalks, withDogs } from './dog-walks.ts'
import { at } from './wizards.ts'

const place = withDogs('walks', 'place').answers

describe('a postal code', () => {
  const question: AreaQuestion = {
    id: 'area',
    kind: 'area',
    label: 'Postal code',
    outside: 'We come by arrangement.',
    groups: [
      { id: 'town', label: 'Town', begins: ['V3', 'V4A'] },
      { id: 'hill', label: 'Hill', begins: ['v3t', 'V4', 'V9R5'] },
      { id: 'street', label: 'Street', begins: ['V3T 4'] },
    ],
  }

  test.each([
    ['V3A 1A1', 'town'],
    ['v3t1a1', 'hill'],
    ['V3T-4W8', 'street'],
    ['V4A 1A1', 'town'],
    ['V4B 1A1', 'hill'],
    ['V9R 5K2', 'hill'],
    ['V6B 1A1', 'outside'],
    ['V3T', ''],
    ['V3T 4W', ''],
    ['90210', ''],
    ['', ''],
  ])('"%s" belongs to the area with the longest matching beginning: "%s"', (text, area) => {
    expect(areaAnswer(question, text)).toBe(area)
  })
})

test('the postal code is a question where a service has areas', () => {
  expect(shownArea(dogWalks, place)?.id).toBe('homeArea')
  expect(shownArea(dogWalks, withDogs('stays', 'guests').answers)).toBeUndefined()
  expect(shownArea(dogWalks, noAnswers)).toBeUndefined()
  for (const { id } of catalogue.services)
    expect(shownArea(catalogue, at(id, 'service').answers), id).toBeUndefined()
})

test.each([
  ['hill', 'v3t4w8', { postal_code: 'V3T 4W8', area: 'Hill' }],
  ['outside', 'V6B 1A1', { postal_code: 'V6B 1A1', area: 'outside' }],
  ['', 'V3T', { postal_code: '', area: '' }],
  // A reload loses the typed code, but keeps its area.
  ['town', '', { postal_code: '', area: 'Town' }],
  // The code is also lost where a link or another service has changed the area.
  ['town', 'V3T 4W8', { postal_code: '', area: 'Town' }],
])('for the area "%s" and the typed "%s" a mail says where that is', (homeArea, typed, params) => {
  expect(areaParams(dogWalks, { ...place, homeArea }, typed)).toEqual(params)
})

test('a postal code stays shown as long as the answer follows from it', () => {
  const question = shownArea(dogWalks, place)
  if (!question) throw new Error('The walks ask for no area.')
  const shown = (homeArea: string, typed: string) =>
    typedPostalCode(question, { ...place, homeArea }, typed)
  expect(shown('hill', 'v3t4w8')).toBe('v3t4w8')
  expect(shown('', 'V3T')).toBe('V3T')
  expect(shown('', 'V3T 4W8')).toBe('')
  expect(shown('town', 'V3T 4W8')).toBe('')
  expect(shown('town', 'V3T')).toBe('')
})

test('a mail about a service without areas says nothing of one', () => {
  expect(areaParams(dogWalks, withDogs('stays', 'guests').answers, 'V3T 4W8')).toEqual({})
})

test('an area alone makes no quote, not even with a minimum', () => {
  const charges = { minimum: 120, taxes: [] }
  const answers = { ...place, dogs: 0, homeArea: 'hill' }
  expect(quoteOf({ ...dogWalks, charges }, answers)).toMatchObject({ lines: [], total: 0 })
})

test('an area costs its fee, and a place outside costs none', () => {
  const total = (homeArea: string) => quoteOf(dogWalks, { ...place, dogs: 3, homeArea }).total
  expect(['', 'town', 'hill', 'outside'].map(total)).toEqual([60, 60, 75, 60])
})
