import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalogue } from '../../widgets/rules/company/catalogue.ts'
import { roundHalfUp } from '../../widgets/rules/company/money.ts'
import {
  type Answers,
  completeAnswers,
  count,
  fieldsOf,
  questionsOf,
} from '../../widgets/rules/engine/answers.ts'
import { quoteOf, struckPrice } from '../../widgets/rules/engine/quote.ts'
import { priceHash, quotedCode } from '../../widgets/rules/engine/quote-code.ts'
import { shownAnswers, shownSteps } from '../../widgets/rules/engine/shown-steps.ts'
import { hasNewPrice } from '../../widgets/rules/engine/start.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { anyVisit } from './any-catalogue.ts'

const visits = anyVisit.map(({ company, given }) => ({
  company,
  answers: completeAnswers(company, given),
}))
const sum = (company: Catalogue, answers: Answers) =>
  quoteOf(company, answers).lines.reduce((amount, { price }) => amount + price, 0)

test('the lines add up to the total before rounding, in whole cents', () => {
  fc.assert(
    fc.property(visits, ({ company, answers }) => {
      const { lines, total, taxes } = quoteOf(company, answers)
      for (const { price } of [...lines, ...taxes])
        expect(Number.isInteger(price) && price !== 0).toBe(true)
      const exact = sum(company, answers)
      expect(total).toBe(exact > 0 ? Math.max(1, roundHalfUp(exact)) : 0)
      expect(struckPrice(total, { percent: 30, struck: 1.3 })).toBe(
        Number((BigInt(total) * 13n) / 10n),
      )
    }),
  )
})

test('a quote costs at least the minimum, and an empty one costs nothing', () => {
  fc.assert(
    fc.property(visits, fc.nat(500), ({ company, answers }, minimum) => {
      const without = { ...company, charges: { ...company.charges, minimum: 0 } }
      const before = sum(without, answers)
      const charged = { ...company, charges: { ...company.charges, minimum } }
      const expected = before > 0 ? Math.max(before, minimum * 100) : before
      expect(sum(charged, answers)).toBe(expected)
    }),
  )
})

test('a tax is charged on the rounded total to the cent, and is not part of it', () => {
  fc.assert(
    fc.property(
      visits,
      fc.integer({ min: 1, max: 25_000 }),
      ({ company, answers }, thousandths) => {
        const taxes = [{ name: 'GST', percent: thousandths / 1000 }]
        const { lines, total } = quoteOf(company, answers)
        const taxed = quoteOf({ ...company, charges: { ...company.charges, taxes } }, answers)
        expect({ lines: taxed.lines, total: taxed.total }).toEqual({ lines, total })
        const exact = BigInt(total) * BigInt(thousandths)
        const [tax = { price: 0 }] = taxed.taxes.filter(({ isIncluded }) => !isIncluded)
        expect(BigInt(tax.price)).toBe((exact + 500n) / 1000n)
      },
    ),
  )
})

test('included taxes are shares of the total, which they never change', () => {
  const percents = fc.array(fc.integer({ min: 1000, max: 100_000 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(visits, percents, ({ company, answers }, thousandths) => {
      const includedTaxes = thousandths.map((part) => ({ name: 'VAT', percent: part / 1000 }))
      const charges = { ...company.charges, includedTaxes }
      const before = quoteOf(company, answers)
      const { lines, total, taxes } = quoteOf({ ...company, charges }, answers)
      expect({ lines, total }).toEqual({ lines: before.lines, total: before.total })
      const shares = taxes.filter(({ isIncluded }) => isIncluded).map(({ price }) => price)
      for (const share of shares)
        expect(Number.isInteger(share) && share >= 0 && share < total * 100).toBe(true)
      // Net price and taxes are the total, up to the half cent by which each share is rounded.
      const whole = thousandths.reduce((sum, part) => sum + part, 0)
      const exact = (total * 100 * whole) / (100_000 + whole)
      const sumOfShares = shares.reduce((sum, share) => sum + share, 0)
      expect(Math.abs(sumOfShares - exact)).toBeLessThanOrEqual(thousandths.length / 2 + 1e-6)
    }),
  )
})

test('hidden answers cost nothing', () => {
  fc.assert(
    fc.property(visits, ({ company, answers }) => {
      const shown = completeAnswers(company, shownAnswers(company, answers))
      expect(quoteOf(company, shown)).toEqual(quoteOf(company, answers))
      expect(shownSteps(company, shown)).toEqual(shownSteps(company, answers))
    }),
  )
})

test('one more of anything never costs less, unless discounts take off more than the price', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...catalogue.services).chain((service) => {
        const fields = questionsOf(catalogue, service).flatMap(fieldsOf)
        const counts = fields.filter(({ kind }) => kind === 'count')
        return fc.record({
          given: fc.record({
            service: fc.constant(service.id),
            ...Object.fromEntries(counts.map(({ id }) => [id, fc.nat(99)])),
            frequency: fc.constantFrom('one-time', 'weekly', 'bi-weekly', 'monthly'),
            turnaround: fc.constantFrom('flexible', 'next-day', 'same-day'),
            buildingType: fc.constantFrom('office', 'retail', 'restaurant'),
          }),
          id: fc.constantFrom(...counts.map((field) => field.id)),
        })
      }),
      fc.nat(99),
      ({ given, id }, more) => {
        const answers = completeAnswers(catalogue, given)
        const bigger = { ...answers, [id]: count(Number(answers[id]) + more) }
        expect(quoteOf(catalogue, bigger).total).toBeGreaterThanOrEqual(
          quoteOf(catalogue, answers).total,
        )
      },
    ),
  )
})

test('a link has a new price exactly when an amount of its lines changes', () => {
  fc.assert(
    fc.property(visits, fc.nat(3), ({ company, answers }, more) => {
      const code = quotedCode(company, answers)
      fc.pre(code.length <= 600)
      expect(hasNewPrice(company, code, answers)).toBe(false)
      const { extras, charges } = company
      const dearer = {
        services: company.services,
        extras: JSON.parse(
          JSON.stringify(extras).replace(
            /"price":(\d+)/g,
            (_, price) => `"price":${+price + more}`,
          ),
        ),
        charges: { ...charges, taxes: [{ name: 'Tax', percent: more }] },
      }
      const hashes = [company, dearer].map((one) => priceHash(quoteOf(one, answers)))
      const amounts = [company, dearer].map((one) =>
        quoteOf(one, answers)
          .lines.map(({ price }) => price)
          .join(),
      )
      expect(hashes[0] !== hashes[1]).toBe(amounts[0] !== amounts[1])
      expect(hasNewPrice(dearer, code, answers)).toBe(hashes[0] !== hashes[1])
    }),
  )
})
