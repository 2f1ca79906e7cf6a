import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gallery } from '../../site/content/gallery.ts'
import { socialCards } from '../../site/content/social.ts'
import { shownCaption } from '../../site/pages/home/caption.ts'

const media = new URL('../../site/media/', import.meta.url)

test('a caption of 100 characters is shown whole, a longer one cut to 100 and an ellipsis', () => {
  expect(shownCaption('')).toBe('')
  expect(shownCaption('a'.repeat(100))).toBe('a'.repeat(100))
  expect(shownCaption('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
  expect(shownCaption(`${'a'.repeat(99)} b`)).toBe(`${'a'.repeat(99)} …`)
})

test('a caption is never cut inside a character', () => {
  expect(shownCaption('🧽'.repeat(100))).toBe('🧽'.repeat(100))
  expect(shownCaption('🧽'.repeat(101))).toBe(`${'🧽'.repeat(100)}…`)
})

test('every film is there for both kinds of browser, and is small', () => {
  const films = gallery.filter((post) => post.isVideo).map(({ videoUrl }) => videoUrl)
  for (const [name, most] of [['hero', 1_200_000], ...films.map((film) => [film, 250_000])]) {
    for (const codec of ['av1', 'h264']) {
      const { size } = statSync(new URL(`${name}.${codec}.mp4`, media))
      expect(size, `${name}.${codec}`).toBeLessThanOrEqual(Number(most))
    }
  }
})

test('Instagram and Facebook have a card each', () => {
  expect(socialCards.map(({ network }) => network)).toEqual(['instagram', 'facebook'])
})
