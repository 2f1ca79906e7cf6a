import { expect, test } from 'vitest'
import { newSlug, partIdOf, slugOf } from '../../site/articles/slug.ts'

const day = '2026-11-25'
const slugOn = (title: string, ...takenSlugs: string[]) =>
  newSlug(title, day, (slug) => takenSlugs.includes(slug))

test('the slug of a title is made of its words', () => {
  expect(slugOf('5 Signs: Moss & Algae')).toBe('5-signs-moss-and-algae')
  expect(slugOn('Café crème')).toEqual({ slug: 'cafe-creme', isNamed: true })
  expect(slugOn('2026', '2026')).toEqual({ slug: '2026', isNamed: true })
})

test('a title without a letter that fits an address is named after its day, and always differs', () => {
  for (const title of ['ਪੰਜਾਬੀ', '清洁', 'Чистка 2026', 'ガラス']) {
    expect(slugOn(title)).toEqual({ slug: 'article-2026-11-25', isNamed: false })
  }
  const takenSlugs = ['article-2026-11-25', 'article-2026-11-25-2']
  expect(slugOn('清洁', ...takenSlugs).slug).toBe('article-2026-11-25-3')
})

test('a title of signs alone has no slug', () => {
  expect(slugOn('!?')).toEqual({ slug: '', isNamed: true })
})

test('the id of a section keeps the letters of its heading, in any script', () => {
  expect(partIdOf('5 Signs: Moss & Algae')).toBe('5-signs-moss-and-algae')
  expect(partIdOf('ਪੰਜਾਬੀ ਘਰ')).toBe('ਪੰਜਾਬੀ-ਘਰ')
  expect(partIdOf('清洁：第一步')).toBe('清洁-第一步')
  expect(partIdOf('ガラス')).toBe('ガラス')
  expect(partIdOf('!?')).toBe('')
  // Ids of the page's own parts begin with an underscore.
  expect(partIdOf('_main')).toBe('main')
})
