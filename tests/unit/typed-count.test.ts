import { expect, test } from 'vitest'
import { isBeyondCounting, typedCount } from '../../widgets/fields/Counter.tsx'

test.each([
  ['-5', 4, 0],
  ['−5', 4, 0],
  ['3.7', 4, 3],
  ['3,7', 4, 3],
  ['250', 4, 99],
  ['1e3', 4, 99],
  ['', 4, 0],
  [' ', 4, 0],
  ['abc', 4, 4],
  ['-', 4, 4],
  ['Infinity', 4, 4],
  ['12 rooms', 4, 12],
  ['007', 4, 7],
])('%j typed into a counter at %i becomes %i', (text, before, shown) => {
  expect(typedCount(text, before)).toBe(shown)
})

test.each([
  ['150', true],
  ['-1', true],
  ['−1', true],
  ['1e3', true],
  ['99', false],
  ['0', false],
  ['3.7', false],
  ['', false],
  ['rooms', false],
])('%j typed into a counter is out of its range: %s', (text, isBeyond) => {
  expect(isBeyondCounting(text)).toBe(isBeyond)
})

test('a counter with a maximum of 6 stops there', () => {
  expect(['5', '6', '7', '99'].map((text) => typedCount(text, 1, 6))).toEqual([5, 6, 6, 6])
  expect(['6', '7'].map((text) => isBeyondCounting(text, 6))).toEqual([false, true])
})
