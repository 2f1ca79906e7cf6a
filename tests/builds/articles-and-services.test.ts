import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { limits } from '../../site/words/accessibility.ts'
import { buildChanged, changed, slug } from './changed-company.ts'

const copy = inject('copy')
const specified = path.join(import.meta.dirname, '../fixtures/specified')
const draft = 'moss-tomorrow'

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')

test('a published article is a page with its own title, address and picture', () => {
  const html = read(`dist/blog/${slug}.html`)
  expect(html).toContain('<h1')
  expect(html).toContain('What we know of what the first section is about')
  expect(html).toContain(
    '<title>Moss: &quot;When&quot; &amp; Why | Fern &amp; Sons Property Care</title>',
  )
  const url = `https://fern.example/blog/${slug}`
  expect(html).toContain(`<link rel="canonical" href="${url}">`)
  expect(html).toContain('<meta property="og:type" content="article">')
  const [, picture = ''] =
    /<meta property="og:image" content="https:\/\/fern\.example\/(og\/.*?)">/.exec(html) ?? []
  expect([...readFileSync(path.join(copy, 'dist', picture)).subarray(0, 3)]).toEqual([
    255, 216, 255,
  ])
})

test('the blog, the sitemap and the feed list a published article', () => {
  const [, date] = /^date: (.*)$/m.exec(read(`site/content/articles/${slug}.md`)) ?? []
  expect(read('dist/blog.html')).toContain(`href="/blog/${slug}"`)
  expect(read('dist/sitemap.xml')).toContain(
    `<loc>https://fern.example/blog/${slug}</loc><lastmod>${date}</lastmod>`,
  )
  const feed = read('dist/feed.xml')
  expect(feed).toContain(`<id>https://fern.example/blog/${slug}</id>`)
  expect(feed).toContain('&lt;h2&gt;What we know of what the first section is about&lt;/h2&gt;')
})

test('a published article and the one before it link to each other', () => {
  const older = 'moss-in-march'
  expect(read(`dist/blog/${slug}.html`)).toContain(`href="/blog/${older}"`)
  expect(read(`dist/blog/${older}.html`)).toContain(`href="/blog/${slug}"`)
})

test('two builds of the same tree are identical byte for byte', { tags: ['long'] }, async () => {
  await buildChanged(copy, `${changed}-again`)
  const files = (into: string) =>
    readdirSync(path.join(copy, into), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        path.relative(path.join(copy, into), file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ])
  const before = files(changed)
  expect(before.length).toBeGreaterThan(100)
  expect(files(`${changed}-again`)).toEqual(before)
})

test('a blog of more than 24 articles is split into pages', () => {
  const list = read('dist/blog.html')
  expect(list.match(/href="\/blog\/[\w-]+"/g)?.length).toBeGreaterThanOrEqual(24)
  expect(list).toContain('href="/blog?page=2"')
  expect(list).not.toContain('href="/blog?page=3"')
  expect(read('dist/sitemap.xml').match(/blog\/moss-again/g)).toHaveLength(24)
})

test('a draft is published nowhere', () => {
  const files = readdirSync(path.join(copy, 'dist'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.includes(draft))).toEqual([])
  const texts = files.filter((file) => /\.(html|js|json|xml)$/.test(file))
  expect(texts.filter((file) => /moss.tomorrow/i.test(read(path.join('dist', file))))).toEqual([])
})

test('nothing is published about a service that was removed', () => {
  const files = readdirSync(path.join(copy, changed), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /airbnb/i.test(file))).toEqual([])
  const texts = files.filter((file) => /\.(html|js|css|xml|json)$/.test(file))
  expect(texts.length).toBeGreaterThan(30)
  const mentions = texts.filter((file) =>
    /airbnb-cleaning|Airbnb Cleaning/.test(read(`${changed}/${file}`)),
  )
  expect(mentions).toEqual([])
  for (const page of ['index.html', 'about.html', 'services.html'])
    expect(read(`${changed}/${page}`), page).not.toMatch(/airbnb/i)
})

test('what an owner leaves out is not on the pages', () => {
  const { note } = JSON.parse(readFileSync(path.join(specified, 'footer.json'), 'utf8'))
  const pages = ['index.html', 'about.html'].map((page) => read(`${changed}/${page}`))
  expect(pages.filter((page) => page.includes(note))).toEqual([])
  expect(pages.filter((page) => page.includes(limits.title))).toEqual([])
})

test('a service that is added gets a page, links to it, and its data for search engines', () => {
  const page = read('dist/window-washing.html')
  expect(page).toContain('<h1 tabindex="-1">Window Washing</h1>')
  expect(page).toContain('href="/quote-builder#q=2.glass.panes-1"')
  expect(page).toContain('href="/quote-builder#q=2.glass.screens-1"')
  expect(page).toContain('"itemOffered":{"@type":"Service","name":"Window"},"price":9')
  expect(read('dist/sitemap.xml')).toContain('/window-washing<')
  expect(read('dist/services.html')).toContain('<h2 class="d3">Window Washing</h2>')
  // It is in the menu of the bar, in the menu of phones, in the footer, and on its card.
  expect(read('dist/index.html').match(/href="\/window-washing"/g)).toHaveLength(4)
})
