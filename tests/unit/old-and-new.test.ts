import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answers as OldAnswers, Service } from '../../widgets/rules/answers.ts'
import { completeAnswers } from '../../widgets/rules/engine/answers.ts'
import { changingChoices, quote } from '../../widgets/rules/engine/quote.ts'
import { codeOf, quotedCode } from '../../widgets/rules/engine/quote-code.ts'
import { readCode } from '../../widgets/rules/engine/read-code.ts'
import { adjustingChoice, quote as oldQuote } from '../../widgets/rules/quote.ts'
import {
  codeOf as oldCodeOf,
  quotedCode as oldQuotedCode,
  readCode as readOldCode,
} from '../../widgets/rules/quote-code.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { prices } from '../fixtures/prices.ts'

const services: Service[] = ['residential', 'airbnb', 'commercial', 'pressure-washing']
const runs = { numRuns: 10_000 }

const answers: fc.Arbitrary<OldAnswers> = fc.record({
  service: fc.constantFrom(...services),
  bedrooms: fc.nat(99),
  bathrooms: fc.nat(99),
  livingRooms: fc.nat(99),
  kitchens: fc.nat(99),
  frequency: fc.constantFrom('one-time', 'weekly', 'bi-weekly', 'monthly'),
  turnaround: fc.constantFrom('flexible', 'next-day', 'same-day'),
  extraServices: fc.shuffledSubarray(['carpetCleaning', 'ovenCleaning', 'fridgeCleaning']),
  buildingType: fc.constantFrom('', 'office', 'retail', 'restaurant'),
  officeCount: fc.nat(99),
  restrooms: fc.nat(99),
  commonAreas: fc.nat(99),
  windowCount: fc.nat(99),
  drivewaySize: fc.constantFrom('', '1-car', '2-car', '3-car', '4-plus-car'),
  additionalSurfaces: fc.shuffledSubarray(['siding', 'deck', 'patio', 'walkway', 'fence']),
})

test('old and new rules charge the same, line by line, and name the same choice', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const whole = completeAnswers(catalogue, given)
      const before = oldQuote(prices, given)
      const { lines, total, taxes } = quote(catalogue, whole)
      expect({ lines, total }).toEqual(before)
      expect(taxes).toEqual([])
      expect(changingChoices(catalogue, whole)).toBe(adjustingChoice(given))
    }),
    runs,
  )
})

test('what the old code of any answers says, the new rules read', () => {
  fc.assert(
    fc.property(answers, fc.boolean(), (given, isQuoted) => {
      const service = given.service as Service
      const code = isQuoted
        ? oldQuotedCode(prices, { ...given, service })
        : oldCodeOf({ ...given, service })
      const before = readOldCode(code)
      const found = readCode(catalogue, code)
      expect(found?.isPartly).toBe(false)
      expect({ ...found?.given }).toEqual(before?.given)
      expect(found?.priced).toBe(before?.quoted?.total)
    }),
    runs,
  )
})

test('a new code gives back the answers that it was made of', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const whole = completeAnswers(catalogue, given)
      const found = readCode(catalogue, quotedCode(catalogue, whole))
      const opened = completeAnswers(catalogue, found?.given ?? {})
      expect(found?.isPartly).toBe(false)
      expect(codeOf(catalogue, opened)).toBe(codeOf(catalogue, whole))
      expect(quote(catalogue, opened)).toEqual(quote(catalogue, whole))
    }),
    runs,
  )
})
