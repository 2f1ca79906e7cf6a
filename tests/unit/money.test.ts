import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amount,
  cents,
  money,
  percentChange,
  roundHalfUp,
  splitAmounts,
  widthInDigits,
} from '../../widgets/rules/company/money.ts'
import { breakdownText } from '../../widgets/rules/engine/quote.ts'

test('an amount has a true minus, commas for thousands, and cents where there are any', () => {
  expect([0, -0, 5, 6705, 6750].map((one) => money(one)).join(' ')).toBe(
    '$0 $0 $0.05 $67.05 $67.50',
  )
  expect([64_200, 124_000, 123_456_789].map((one) => money(one))).toEqual([
    '$642',
    '$1,240',
    '$1,234,567.89',
  ])
  expect([-16_800, -2250, -5].map((one) => money(one))).toEqual(['−$168', '−$22.50', '−$0.05'])
})

test('any amount can be read back from its display', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (amount) => {
      const shown = money(amount)
      expect(shown).toMatch(/^\u2212?\$\d{1,3}(,\d{3})*(\.\d\d)?$/)
      expect(shown).not.toMatch(/\.00$/)
      expect(Math.round(Number(shown.replace('\u2212', '-').replace(/[$,]/g, '')) * 100)).toBe(
        amount,
      )
    }),
  )
})

test('cents are rounded to dollars, and a half up', () => {
  const rounded = [0, 49, 50, 6749, 6750, 6751, 64200].map(roundHalfUp)
  expect(rounded).toEqual([0, 0, 1, 67, 68, 68, 642])
})

test('a price with cents becomes whole cents despite floating-point errors', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (amount) => {
      expect(cents(amount / 100)).toBe(amount)
      expect(cents(-amount / 100) + amount).toBe(0)
    }),
  )
})

test('an amount can be written without its sign, for a page that draws the sign itself', () => {
  expect([8000, 124_000, 4950].map((one) => amount(one))).toEqual(['80', '1,240', '49.50'])
})

test('a text is split around its amounts, with their minus or plus and to the end of a range', () => {
  expect(splitAmounts('$1,240.50')).toEqual(['', '$1,240.50', ''])
  const split = splitAmounts('−$96, then +$40 each')
  expect(split).toEqual(['', '−$96,', ' then ', '+$40', ' each'])
  expect(splitAmounts('For 3 rooms: $100–300')).toEqual(['For 3 rooms: ', '$100–300', ''])
  expect(splitAmounts('30% off')).toEqual(['30% off'])
})

test('an amount is as wide as its digits, with less for commas, points and a small sign, and more for letters', () => {
  expect([widthInDigits('442'), widthInDigits('442', '$'), widthInDigits('1,240.50')]).toEqual([
    3, 3.5, 7.3,
  ])
  expect(widthInDigits('442', 'CA$')).toBeCloseTo(4.8)
  expect(widthInDigits('−$96')).toBeCloseTo(4.3)
})

test('a percent change has its sign, and a true minus', () => {
  expect([-30, 0, 20].map((one) => percentChange(one))).toEqual(['−30%', '+0%', '+20%'])
})

test('the mail has a line for each price, with label, colon and amount', () => {
  const lines = [
    { label: '3 Bedrooms', price: 124000 },
    { label: 'Weekly discount (30%)', price: -16850 },
  ]
  expect(breakdownText(lines)).toBe('3 Bedrooms: $1,240\nWeekly discount (30%): \u2212$168.50')
  expect(breakdownText([])).toBe('')
})
