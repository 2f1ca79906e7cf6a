import { expect, test } from 'vitest'
import { shortenCaption } from '../../site/pages/home/caption.ts'

test('a caption of 100 characters is shown whole, and a longer one is cut to 100 with an ellipsis', () => {
  expect(shortenCaption('')).toBe('')
  expect(shortenCaption('a'.repeat(100))).toBe('a'.repeat(100))
  expect(shortenCaption('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
  expect(shortenCaption(`${'a'.repeat(99)} b`)).toBe(`${'a'.repeat(99)} …`)
})

test('a caption is never cut inside a character', () => {
  expect(shortenCaption('🧽'.repeat(100))).toBe('🧽'.repeat(100))
  expect(shortenCaption('🧽'.repeat(101))).toBe(`${'🧽'.repeat(100)}…`)
})
