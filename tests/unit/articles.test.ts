import { name, phone, town } from 'virtual:content/business'
import { expect, test } from 'vitest'
import { newestFirst } from '../../site/articles/newest-first.ts'
import { parseArticle } from '../../site/build/articles/parse.ts'
import { shownFile } from '../../site/build/content/content-folder.ts'
import { known, messagesOf, source } from './article-sample.ts'

test('an article is read with all its parts', () => {
  expect(messagesOf({ moss: source })).toBe('')
  expect(parseArticle('moss', source, known).article).toEqual({
    slug: 'moss',
    title: 'Moss: What to Do',
    seo: {
      title: expect.stringMatching(/^Moss: What to Do( \||$)/),
      description: 'Why moss loves a roof in Surrey, and what takes it off without harm.',
    },
    categoryBadge: 'Seasonal Care',
    date: '2026-10-12',
    isDraft: false,
    author: 'Rosa Fern',
    featuredImage: { src: 'driveway-before', alt: 'A driveway under moss' },
    intro: ['Moss is patient. It ', { strong: 'never' }, ' hurries over a line.'],
    tableOfContents: [
      { id: 'signs-and-symptoms', label: 'Signs & Symptoms' },
      { id: 'what-to-do', label: 'What to Do' },
    ],
    sections: [
      {
        id: 'signs-and-symptoms',
        title: 'Signs & Symptoms',
        blocks: [
          {
            type: 'paragraph',
            text: [
              'Mixed at 2:one, read ',
              { text: 'the journal', path: '/blog' },
              ' or ',
              { text: 'the city', path: 'https://surrey.ca/water' },
              '.',
            ],
          },
          {
            type: 'list',
            items: [['One line'], ['With ', { text: 'a link', path: '/blog/moss#what-to-do' }]],
          },
          {
            type: 'tip',
            title: 'Wait for rain',
            text: ['Soft moss comes off ', { strong: 'whole' }, '.'],
          },
        ],
      },
      {
        id: 'what-to-do',
        title: 'What to Do',
        blocks: [
          {
            type: 'highlight',
            title: 'Three tools',
            items: [
              { label: 'Brush', text: ['for dry days'] },
              {
                label: 'Water',
                text: [
                  'as in ',
                  { text: 'the quote', path: '/quote-builder?service=pressure-washing' },
                ],
              },
            ],
          },
        ],
      },
    ],
    cta: {
      title: 'Rather not?',
      paragraphs: ['We do it for you.'],
      buttons: [
        { label: 'Get Free Quote', path: '/inquiries', primary: true },
        { label: 'View All Services', path: '/services' },
      ],
      contact: { text: 'Or ', linkText: 'ask', linkPath: '/inquiries', textAfter: '' },
    },
    minutes: 1,
  })
})

test('the title for search engines also names the company, where that fits in 65 characters', () => {
  const titleOf = (title: string) =>
    parseArticle('moss', source.replace("'Moss: What to Do'", title), known).article?.seo.title
  const longest = 'M'.repeat(65 - ` | ${name}`.length)
  expect(titleOf(longest)).toBe(`${longest} | ${name}`)
  expect(titleOf(`${longest}M`)).toBe(`${longest}M`)
})

test.each(['', 'author:\n'])('an article without an author is by the company', (line) => {
  const unsigned = source.replace('author: Rosa Fern\n', line)
  expect(parseArticle('moss', unsigned, known).article?.author).toBe(name)
})

test('facts fill in wherever the text names them, whatever they contain', () => {
  const quoting = source
    .replace('in Surrey', 'in {town}')
    .replace('## Signs &', '## {town} &')
    .replace('Soft moss', 'At {phone}')
    .replace('**Brush:**', '**{name}:**')
  const { article, problems } = parseArticle('moss', quoting, known)
  expect(problems).toEqual([])
  expect(article?.seo.description).toContain(`loves a roof in ${town}, and`)
  expect(article?.sections[0]?.title).toBe(`${town} & Symptoms`)
  const words = JSON.stringify(article?.sections)
  for (const fact of [`At ${phone} comes off`, name]) expect(words).toContain(fact)
})

test('the entry of an article in the list leaves out its body', () => {
  expect(parseArticle('moss', source, known).summary).toEqual({
    slug: 'moss',
    title: 'Moss: What to Do',
    excerpt: 'Why moss loves a roof in Surrey, and what takes it off without harm.',
    category: 'Seasonal Care',
    date: '2026-10-12',
    author: 'Rosa Fern',
    image: 'driveway-before',
    alt: 'A driveway under moss',
    path: '/blog/moss',
  })
})

test('reading time counts 220 words a minute', () => {
  const long = source.replace('Soft moss', 'word '.repeat(638))
  expect(parseArticle('moss', long, known).article?.minutes).toBe(3)
})

test('a title that leaves no room for the company name is alone in the tab', () => {
  const title = 'Soft Washing vs Pressure Washing: Which Is Right for Your Home'
  const long = source.replace('Moss: What to Do', title)
  expect(parseArticle('moss', long, known).article?.seo.title).toBe(title)
})

test('all mistakes of an article are reported at once, from the top', () => {
  const changed = source.replace('Seasonal Care', 'Roofs').replace('(/blog)', '(/journal)')
  expect(messagesOf({ moss: changed }).split('\n')).toHaveLength(2)
})

test.each(['Moss', 'moss_roofs', 'moss--roofs', '404'])(
  '%s.md is not a valid name for an article',
  (slug) => {
    const changedSource = source.replace('/blog/moss#', '/blog#')
    expect(messagesOf({ [slug]: changedSource })).toMatch(
      `${shownFile(`articles/${slug}.md`)}:1: file name: it becomes the address: small letters, digits and single hyphens, as `,
    )
  },
)

test('two articles must differ in title and description', () => {
  const again = shownFile('articles/moss-again.md')
  expect(messagesOf({ moss: source, 'moss-again': source })).toBe(
    [
      `${again}:1: title: moss.md has the same title; tell them apart.`,
      `${again}:1: description: moss.md has the same description; tell them apart.`,
    ].join('\n'),
  )
})

test('the newest article comes first, and articles of the same day are sorted by name', () => {
  const articles = [
    { slug: 'b', date: '2026-01-01' },
    { slug: 'c', date: '2026-02-01' },
    { slug: 'a', date: '2026-01-01' },
  ]
  expect(newestFirst(articles).map(({ slug }) => slug)).toEqual(['c', 'a', 'b'])
})
