import { expect, test } from 'vitest'
import { countInWords } from '../../site/build/content/number-words.ts'

test('a heading counts in words, and from 11 on in digits', () => {
  const headings = [0, 1, 4, 11].map((count) => countInWords(count, 'service', 'services'))
  expect(headings).toEqual(['No services', 'One service', 'Four services', '11 services'])
})
