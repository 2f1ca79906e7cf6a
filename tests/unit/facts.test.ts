import { expect, test } from 'vitest'
import { unknownPlaceholders, withFacts } from '../../site/build/content/facts.ts'
import { countInWords } from '../../site/build/content/number-words.ts'

test('a name in braces that is not a fact is reported', () => {
  const facts = { phone: '555', 'typical.lawn': '$80 to $120', town: 'Comox' }
  const text = 'Call {phone} or {fone}, {Town} or {toString}: {typical.lawn}, {typical.hedge}.'
  expect(unknownPlaceholders(text, facts)).toEqual(['fone', 'Town', 'toString', 'typical.hedge'])
  expect(withFacts('{town}: {fone}, {typical.lawn}', facts)).toBe('Comox: {fone}, $80 to $120')
})

test('a heading counts in words, and from 11 on in digits', () => {
  const headings = [0, 1, 4, 11].map((count) => countInWords(count, 'service', 'services'))
  expect(headings).toEqual(['No services', 'One service', 'Four services', '11 services'])
})
