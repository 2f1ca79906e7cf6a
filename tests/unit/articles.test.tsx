import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { name } from 'virtual:content/business'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { type Article, newestFirst } from '../../site/articles/article.ts'
import { articleProblems } from '../../site/build/articles/article-problems.ts'
import { parseArticle } from '../../site/build/articles/parse.ts'
import { shownFile } from '../../site/build/content/content-folder.ts'
import { factsOf, namesOf } from '../../site/build/content/facts.ts'
import { existingIn } from '../../site/build/file-check/existing.ts'
import { ArticleText } from '../../site/pages/article/ArticleText.tsx'
import { feedOf } from '../../site/seo/feed.tsx'

vi.mock('virtual:pictures/masters', () => ({
  table: {
    'driveway-before': [600, 450, 'def', '#fff'],
    'patio-after': [1600, 1000, 'abc', '#864'],
  },
}))

const fixture = (file: string) => fileURLToPath(new URL(`../fixtures/${file}`, import.meta.url))
const read = (file: string) => readFileSync(fixture(file), 'utf8')

/** What articles may refer to. */
const existing = existingIn(fixture('specified'), () => true)
const known = {
  existing: {
    ...existing,
    names: { ...existing.names, masters: ['driveway-before', 'patio-after'] },
    shown: (file: string) => `site/content/${file}`,
  },
  facts: factsOf(fixture('specified')),
}
/** The pages there are. */
const paths = ['/', '/blog', '/inquiries', '/services', '/quote-builder']

const source = read('article.md')

/** The messages of the build for some articles, by slug. */
const messagesOf = (sources: Record<string, string>) =>
  articleProblems(
    Object.entries(sources).map(([slug, source]) => parseArticle(slug, source, known)),
    paths,
  )

function articleOf(source: string): Article {
  expect(messagesOf({ moss: source })).toBe('')
  return parseArticle('moss', source, known).article as Article
}

/** The article with other Markdown under its first heading. */
const withMarkdown = (markdown: string) =>
  source.replace(/(?<=## Signs & Symptoms\n)[\s\S]*(?=\n## What)/, () => `\n${markdown}\n`)

/** The HTML of what is under the first heading. */
function pageOf({ sections: [first] }: Article): string {
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <ArticleText nodes={first?.nodes ?? []} title={first?.title ?? ''} />
    </Router>,
  )
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
}
const unescaped = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name) => `${entities[name]}`)

const blocksOf = (file: string) =>
  read(file)
    .split(/^# /m)
    .slice(1)
    .map((block) => block.trim().split('\n'))

for (const [title, ...lines] of blocksOf('article-mistakes.txt')) {
  const changes = lines.filter((line) => !line.startsWith('  '))
  test.each(changes)(`the build stops with ${title}: %s`, (change) => {
    const sentence = lines[lines.indexOf(change) + 1]?.trim() ?? ''
    const [before = '', after = ''] = change.replaceAll('⏎', '\n').split(' → ')
    const changed = source.replace(
      /^\/.+\/$/s.test(before) ? new RegExp(before.slice(1, -1)) : before,
      after,
    )
    expect(changed).not.toBe(source)
    expect(messagesOf({ moss: changed }).split('\n')).toContain(
      `${shownFile('articles/moss.md')}:${sentence.replace('FACTS', namesOf(known.facts))}`,
    )
  })
}

for (const [title, ...lines] of blocksOf('article-markdown.txt')) {
  test(`an article's page and the feed show ${title}`, () => {
    const [markdown = '', page = '', feed = page] = lines.join('\n').split(/\n--.*\n/)
    const article = articleOf(withMarkdown(markdown))
    const html = pageOf(article).replace(/sizes=".*?"/g, 'sizes="SIZES"')
    expect(html.replace(/<svg.*?<\/svg>/, 'BULB')).toBe(page)
    const content = unescaped(feedOf([article], 'https://fern.example'))
    expect(content).toContain(`<h2>Signs &amp; Symptoms</h2>${feed}<h2>`)
  })
}

test('any article that the check accepts is on its page and in the feed, with every word', () => {
  const marks = `\\ ** * _ ~~ \` [ ] ( ) (/blog) (https://a.example) < <b> <!-- > & &amp; { } {phone} | |---| - 1. + ## ### :::tip[Hint] ::: ! ![A](patio-after) # = --- [x] [^1] http://a.example a@b.example`
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...marks.split(' ')) },
    { weight: 2, arbitrary: fc.constantFrom(' ', '\n', '\n\n', '  ', '\t') },
    { weight: 4, arbitrary: fc.stringMatching(/^[a-zé]{2,6}q$/) },
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  )
  let accepted = 0
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = withMarkdown(`Soft moss. ${parts.join('')}`)
      if (messagesOf({ moss: text })) return
      accepted++
      const article = articleOf(text)
      const words = parts.filter((one) => /^[a-zé]+q$/.test(one))
      const page = unescaped(pageOf(article))
      const feed = unescaped(unescaped(feedOf([article], 'https://fern.example')))
      for (const word of words)
        expect([page.includes(word), feed.includes(word)], word).toEqual([true, true])
    }),
    // The same articles in each run: a rare fault is not to stop a change that has nothing to do with it.
    { numRuns: 150, seed: 20261128 },
  )
  expect(accepted).toBeGreaterThan(15)
})

test('an article is read with its fields, its contents and its intro', () => {
  const { sections, ...article } = articleOf(source)
  expect(article).toEqual({
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
    intro: [
      { type: 'text', value: 'Moss is patient. It ' },
      { type: 'strong', children: [{ type: 'text', value: 'never' }] },
      { type: 'text', value: ' hurries over a line.' },
    ],
    tableOfContents: [
      { id: 'signs-and-symptoms', label: 'Signs & Symptoms' },
      { id: 'what-to-do', label: 'What to Do' },
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
  expect(sections.map(({ title }) => title)).toEqual(['Signs & Symptoms', 'What to Do'])
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

test('the title for search engines also names the company, where that fits in 65 characters', () => {
  const titleOf = (title: string) =>
    articleOf(source.replace("'Moss: What to Do'", title)).seo.title
  const longest = 'M'.repeat(65 - ` | ${name}`.length)
  expect(titleOf(longest)).toBe(`${longest} | ${name}`)
  expect(titleOf(`${longest}M`)).toBe(`${longest}M`)
})

test.each(['', 'author:\n'])('an article without an author is by the company', (line) => {
  expect(articleOf(source.replace('author: Rosa Fern\n', line)).author).toBe(name)
})

test('facts fill in wherever the text names them, whatever they contain', () => {
  const { seo, sections } = articleOf(
    source
      .replace('in Surrey', 'in {town}')
      .replace('## Signs &', '## {town} &')
      .replace('Soft moss', 'At {phone}')
      .replace('**Brush:**', '**{name}:**'),
  )
  expect(seo.description).toContain('loves a roof in Surrey, and')
  expect(sections[0]?.title).toBe('Surrey & Symptoms')
  const words = JSON.stringify(sections)
  for (const fact of [`At ${known.facts.phone} comes off`, name]) expect(words).toContain(fact)
})

test('reading time counts the words of the whole text, 220 a minute', () => {
  const row = `| ${'word '.repeat(100)} | ${'**w**ord '.repeat(100)} |\n`
  const table = `| a | b |\n|---|---|\n${row.repeat(3)}`
  expect(articleOf(source.replace('- One line', `${table}\n- One line`)).minutes).toBe(3)
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
