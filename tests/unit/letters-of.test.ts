import { expect, test } from 'vitest'
import { lettersOf } from '../../site/components/blocks/letters-of.ts'

test('styles know the longest word of a heading, its longest line and its longer row', () => {
  const heading = 'Gardens\nyou can *sit*\nin at noon.'
  expect(lettersOf(heading)).toEqual({ '--word': 7, '--line': 11, '--row': 19 })
})

test('a heading of one line breaks between words', () => {
  expect(lettersOf('We know every hedge.')).toEqual({ '--word': 6, '--line': 6, '--row': 6 })
})
