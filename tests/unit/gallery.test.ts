import { expect, test } from 'vitest'
import { shownCaption } from '../../site/pages/home/caption.ts'

test('a caption of 100 characters is shown whole, and a longer one is cut to 100 with an ellipsis', () => {
  expect(shownCaption('')).toBe('')
  expect(shownCaption('a'.repeat(100))).toBe('a'.repeat(100))
  expect(shownCaption('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
  expect(shownCaption(`${'a'.repeat(99)} b`)).toBe(`${'a'.repeat(99)} …`)
})

test('a caption is never cut inside a character', () => {
  expect(shownCaption('🧽'.repeat(100))).toBe('🧽'.repeat(100))
  expect(shownCaption('🧽'.repeat(101))).toBe(`${'🧽'.repeat(100)}…`)
})
