import { expect, test } from 'vitest'
import { numberInWords, unknownPlaceholders, withFacts } from '../../site/build/content/facts.ts'

test('a name in braces that is not a fact is reported', () => {
  const facts = { phone: '555', 'typical.lawn': '$80 to $120', town: 'Comox' }
  const text = 'Call {phone} or {fone}, {Town} or {toString}: {typical.lawn}, {typical.hedge}.'
  expect(unknownPlaceholders(text, facts)).toEqual(['fone', 'Town', 'toString', 'typical.hedge'])
  expect(withFacts('{town}: {fone}, {typical.lawn}', facts)).toBe('Comox: {fone}, $80 to $120')
})

test('numbers up to ten are words', () => {
  expect([0, 1, 10, 11].map(numberInWords)).toEqual(['no', 'one', 'ten', '11'])
})
