import { expect, test } from 'vitest'
import { lengthsOf } from '../../site/components/blocks/PageHeading.tsx'

test('styles know the longest word of a heading, its longest line and its longer row', () => {
  const heading = 'Gardens\nyou can *sit*\nin at noon.'
  expect(lengthsOf(heading)).toEqual({ '--word': 7, '--line': 11, '--row': 19 })
})

test('a heading of one line breaks between words', () => {
  expect(lengthsOf('We know every hedge.')).toEqual({ '--word': 6, '--line': 6, '--row': 6 })
})
