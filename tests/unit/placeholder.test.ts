import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { leftoversIn, marksOf, peopleAdvice } from '../../site/build/placeholder/placeholder.ts'

const gardens = fileURLToPath(new URL('../fixtures/gardens', import.meta.url))

const filesOf = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/^tests\/fixtures\/gardens\/|:.*/g, ''))

test('what is still the example company’s is listed before a site goes public', () => {
  const { misleading, others } = leftoversIn(gardens, marksOf(gardens))
  expect(misleading[0]).toBe(
    'tests/fixtures/gardens/business.json:16: phone: "(250) 555-0176" is still the example company’s.',
  )
  expect(misleading.map((line) => /: (\S+.*?): /.exec(line)?.[1])).toEqual([
    'phone',
    'email',
    'street',
    'geo',
    'testimonial.text',
    'reviews 1.text',
  ])
  expect(filesOf(others)).toEqual([
    'business.json',
    'business.json',
    'business.json',
    'footer.json',
    'pages/location.json',
    'pages/about.json',
    'pages/about.json',
    'media/masters',
    'media/gallery',
    'media/drawings',
    'articles',
  ])
  expect(others.at(-1)).toBe(
    'tests/fixtures/gardens/articles: "how-much-mulch-and-when-to-stop.md" and "what-to-prune-when-on-the-coast.md" are still the example company’s.',
  )
})

test('what a company has replaced is not listed', () => {
  const [phone, ...others] = marksOf(gardens)
  expect(leftoversIn(gardens, others).misleading.join('\n')).not.toContain('phone')
  expect(leftoversIn(gardens, phone ? [phone] : []).misleading).toHaveLength(1)
  expect(leftoversIn(gardens, [])).toEqual({ misleading: [], others: [] })
})

test('a company that shows none of its people is advised to, where they are written', () => {
  const specified = fileURLToPath(new URL('../fixtures/specified', import.meta.url))
  expect(peopleAdvice(specified)).toBe(
    'tests/fixtures/specified/pages/about.json:1: team: nobody is here yet. Visitors like to see who comes: add people, each with a photo and a sentence.',
  )
  expect(peopleAdvice(gardens)).toBe('')
})
