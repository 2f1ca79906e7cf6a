import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { originals } from '../../site/build/pictures/originals.ts'
import { gallery } from '../../site/content/gallery.ts'
import { socialCards } from '../../site/content/social.ts'
import { shownCaption } from '../../site/pages/home/caption.ts'

const media = new URL('../../site/media/', import.meta.url)
const pathsOf = (post: (typeof gallery)[number]) =>
  post.isVideo ? [post.videoUrl] : post.images.map(({ path }) => path)

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

test('each post has its own id and caption', () => {
  for (const key of ['id', 'caption'] as const) {
    expect(new Set(gallery.map((post) => post[key])).size, key).toBe(gallery.length)
  }
})

test('every post has its pictures, once, and says what is on them', () => {
  const paths = gallery.flatMap(pathsOf)
  expect(new Set(paths).size).toBe(paths.length)
  expect(originals('gallery')).toEqual(expect.arrayContaining(paths))
  const alts = gallery.flatMap((post) =>
    post.isVideo ? [post.alt] : post.images.map(({ alt }) => alt),
  )
  for (const alt of alts) expect(alt.length).toBeGreaterThan(10)
  expect(new Set(alts).size).toBe(alts.length)
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
