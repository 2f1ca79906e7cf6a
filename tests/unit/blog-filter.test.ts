import { describe, expect, test } from 'vitest'
import { type ArticleSummary, dateInWords } from '../../site/articles/article.ts'
import { addressOf, type Choice, matching, viewOf } from '../../site/pages/blog/filter.ts'

const article = (slug: string, category: string, title: string, excerpt: string) =>
  ({ slug, category, title, excerpt }) as ArticleSummary

const articles = [
  article('moss', 'Pressure Washing', 'Moss on the driveway', 'Where it comes from.'),
  article('ovens', 'Deep Cleaning', 'Ovens', 'What to do about the MOSS-green crust.'),
  article('gutters', 'Seasonal Care', 'Gutters in October (and why)', 'Leaves, mostly.'),
]

const found = (text: string, category: Choice = 'All') =>
  matching(articles, { text, category }).map(({ slug }) => slug)

describe('an article matches', () => {
  test('any search when nothing is typed and no category is chosen', () => {
    expect(found('')).toEqual(['moss', 'ovens', 'gutters'])
  })

  test('by the words of its title or excerpt, in capitals or not', () => {
    expect(found('moss')).toEqual(['moss', 'ovens'])
    expect(found('DRIVEWAY')).toEqual(['moss'])
    expect(found('leaves, m')).toEqual(['gutters'])
  })

  test('in any script, however a keyboard composes its letters', () => {
    const home = article('home', 'Deep Cleaning', '\u0a38\u0a2b\u0a3c\u0a3e\u0a08', '厨房清洁')
    const slugs = (text: string) =>
      matching([...articles, home], { text, category: 'All' }).map(({ slug }) => slug)
    expect(slugs('清洁')).toEqual(['home'])
    expect(slugs('\u0a5e')).toEqual(['home'])
    const cafe = article('cafe', 'Deep Cleaning', 'The cafe\u0301', '')
    expect(matching([cafe], { text: 'caf\u00e9', category: 'All' })).toEqual([cafe])
  })

  test('not by its category or its slug', () => {
    expect(found('seasonal')).toEqual([])
  })

  test('in its own category and in All', () => {
    expect(found('', 'Deep Cleaning')).toEqual(['ovens'])
    expect(found('', 'Maintenance Tips')).toEqual([])
  })

  test('only when both the words and the category match', () => {
    expect(found('moss', 'Pressure Washing')).toEqual(['moss'])
    expect(found('moss', 'Seasonal Care')).toEqual([])
  })

  test('with spaces around the words, and with signs taken literally', () => {
    expect(found('  ovens ')).toEqual(['ovens'])
    expect(found('(and')).toEqual(['gutters'])
    expect(found('.*')).toEqual([])
  })
})

describe('the address of the list', () => {
  const choices: Choice[] = ['All', 'Pressure Washing', 'Seasonal Care']
  const view = (query: string) => viewOf(query, choices)

  test('leaves out the defaults', () => {
    expect(addressOf({ text: '', category: 'All', page: 1 })).toBe('/blog')
  })

  test('restores the search, category and page it was made from', () => {
    for (const text of ['', 'moss', 'moss & algae = 50% + "more"', ' two words ', 'forêt 🌲']) {
      for (const category of choices) {
        for (const page of [1, 7]) {
          const { search } = new URL(addressOf({ text, category, page }), 'https://site.example')
          expect(view(search)).toEqual({ text, category, page })
        }
      }
    }
  })

  test('falls back to the full first page when it is not valid', () => {
    const first = { text: '', category: 'All', page: 1 }
    for (const query of ['?category=Ovens', '?category=all', '?page=0', '?page=-2', '?page=x']) {
      expect(view(query), query).toEqual(first)
    }
  })
})

test('a date is the same day in every time zone', () => {
  expect(dateInWords('2026-10-01', 'en-CA')).toBe('October 1, 2026')
  expect(dateInWords('2026-12-31', 'en-CA')).toBe('December 31, 2026')
  expect(dateInWords('2026-12-31', 'en-GB')).toBe('31 December 2026')
})
