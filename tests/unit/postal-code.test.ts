import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaOf, postalCodeError, postalCodeOf } from '../../widgets/rules/engine/area.ts'

test.each(['V3T 4W8', 'v3t4w8', ' V3T-4W8 ', 'v3T – 4w8', 'V 3 T 4 W 8', 'V3T\u00a04W8'])(
  '"%s" is read as V3T 4W8',
  (text) => {
    expect(postalCodeOf(text)).toBe('V3T 4W8')
    expect(postalCodeError(text)).toBe('')
  },
)

test.each([
  ...['V3T', 'V3T 4W', 'V3T 4W88', 'V3T.4W8', '3VT 4W8', '90210'],
  ...['W3T 4W8', 'Z3T 4W8', 'V3T 4O8', 'VIT 4W8', 'V3T 4WO'],
])('"%s" is not a postal code, and the visitor reads what one looks like', (text) => {
  expect(postalCodeOf(text)).toBe('')
  expect(postalCodeError(text)).toBe(
    'This is no Canadian postal code. Please write one such as V3T 4W8.',
  )
})

test('an empty postal code is not an error', () => {
  for (const text of ['', '  ']) {
    expect(postalCodeError(text)).toBe('')
    expect(areaOf(text, ['V3'])).toBe('')
  }
})

test('a postal code is served when the owner listed its beginning', () => {
  expect(areaOf('v3t 4w8', ['V4N', 'V3'])).toBe('served')
  expect(areaOf('V4N 1A1', ['V4N', 'V3'])).toBe('served')
  expect(areaOf('V4A 1A1', ['V4N', 'V3'])).toBe('outside')
  expect(areaOf('V3T 4W8', ['V3T 4W8'])).toBe('served')
  expect(areaOf('V3T', ['V3'])).toBe('')
})

/** As Canada Post says: no code has one of these letters, and none begins with W or Z. */
const letters = [...'ABCEGHJKLMNPRSTVWXYZ']
const codes = fc
  .tuple(
    fc.constantFrom(...letters.filter((letter) => !'WZ'.includes(letter))),
    fc.nat(9),
    fc.constantFrom(...letters),
    fc.nat(9),
    fc.constantFrom(...letters),
    fc.nat(9),
  )
  .map((characters) => characters.join(''))

test('every code that Canada Post may issue is accepted, and none with another letter', () => {
  fc.assert(
    fc.property(
      codes,
      fc.constantFrom(0, 2, 4),
      fc.constantFrom(...'DFIOQU'),
      (code, at, letter) => {
        expect(postalCodeOf(code).replace(' ', '')).toBe(code)
        expect(postalCodeOf(code.slice(0, at) + letter + code.slice(at + 1))).toBe('')
      },
    ),
  )
})

test('whatever is typed, the lead has a tidy postal code or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), codes), (text) => {
      expect(postalCodeOf(text)).toMatch(/^([A-Z]\d[A-Z] \d[A-Z]\d)?$/)
    }),
  )
})
