import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { categories } from 'virtual:content/pages/blog'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeholders } from '../../site/articles/placeholders.js'
import { copyOfOtherCompany } from '../fixtures/other-owner.js'
import { environmentOfCopy, removeCopies } from '../fixtures/project-copy.js'

const title = 'Moss: "When" & Why'
const slug = 'moss-when-and-why'
const draft = 'moss-tomorrow'

let copy = ''
let told = ''
let started = ''

/** Where a build of the copy goes: twice as the owner left it, and once with a long list of articles. */
const builds = { first: 'dist', again: 'dist-again', long: 'dist-long' }

/**
 * Another company's site, in which its owner starts an article, writes and publishes it, and starts
 * another. All builds run at once, in folders of their own.
 */
beforeAll(async () => {
  copy = copyOfOtherCompany()
  told = newArticle(title).stdout
  started = article()
  publish()
  newArticle('Moss Tomorrow')
  const long = copyOfOtherCompany()
  for (let number = 1; number <= 24; number++) {
    const file = `site/content/articles/moss-again-${number}.md`
    writeFileSync(path.join(long, file), article().replaceAll('Moss:', `Moss ${number}:`))
  }
  await Promise.all([
    build(copy, builds.first),
    build(copy, builds.again),
    build(long, path.join(copy, builds.long)),
  ])
})
afterAll(removeCopies)

function build(folder: string, into: string) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '-l', 'warn', '--emptyOutDir']
  return promisify(execFile)(process.execPath, [...vite, '--outDir', path.resolve(folder, into)], {
    cwd: folder,
    env: { ...environmentOfCopy(), SITE_URL: 'https://site.example' },
  })
}

function newArticle(...words: string[]) {
  const script = path.join(copy, 'site/scripts/new-article.js')
  // It is already tomorrow there for most of the company's day.
  const env = { ...environmentOfCopy(), TZ: 'Pacific/Kiritimati' }
  return spawnSync(process.execPath, [script, ...words], { encoding: 'utf8', env })
}

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')
const article = () => read(`site/content/articles/${slug}.md`)

/** The owner writes own words, and takes the line out that holds the article back. */
function publish() {
  const written = Object.values(placeholders).reduce(
    (text, words) => text.replace(words, words.replace(/say here/i, 'What we know of')),
    article().replace('draft: true\n', ''),
  )
  writeFileSync(path.join(copy, `site/content/articles/${slug}.md`), written)
}

test('a new article has a file of its own, and its writer is told what to do next', () => {
  expect(told).toContain(`site/content/articles/${slug}.md is started.`)
  expect(told).toContain(`http://localhost:5173/blog/${slug}`)
  expect(started).toContain(`# One of: ${categories.join(', ')}`)
  expect(started).toContain('\ndraft: true\n')
})

test('a second one of the same name leaves the first as it is', () => {
  const before = article()
  const { status, stderr } = newArticle(title)
  expect(status).toBe(1)
  expect(stderr).toBe(`There is an article called so already: site/content/articles/${slug}.md\n`)
  expect(article()).toBe(before)
})

test('a title in another script starts an article of the day, which its writer is to rename', () => {
  const { stdout } = newArticle('清洁')
  const [, file = ''] = /^(.*) is started\./m.exec(stdout) ?? []
  expect(file).toMatch(/^site\/content\/articles\/article-\d{4}-\d\d-\d\d\.md$/)
  expect(stdout).toContain(
    '1. Rename it to what it is about, in Latin letters, as moss-on-roofs.md',
  )
  expect(read(file)).toContain('title: "清洁"')
  expect(read(file)).toContain('draft: true')
})

test('an article without a title is not started', () => {
  const { status, stderr } = newArticle()
  expect(status).toBe(1)
  expect(stderr).toBe('Say what the article is called: npm run new:article "Moss on Roofs"\n')
})

test('a title that is too long for search engines is not taken', () => {
  const { status, stderr } = newArticle('Moss '.repeat(20))
  expect(status).toBe(1)
  expect(stderr).toBe('The title has 99 characters; search engines show 65 at most.\n')
})

test('it is a page with a head of its own', () => {
  const html = read(`dist/blog/${slug}.html`)
  expect(html).toContain('<h1')
  expect(html).toContain('What we know of what the first section is about')
  expect(html).toContain(
    '<title>Moss: &quot;When&quot; &amp; Why | Fern &amp; Sons Property Care</title>',
  )
  const url = `https://site.example/blog/${slug}`
  expect(html).toContain(`<link rel="canonical" href="${url}">`)
  expect(html).toContain('<meta property="og:type" content="article">')
  const [, picture = ''] =
    /<meta property="og:image" content="https:\/\/site\.example\/(og\/.*?)">/.exec(html) ?? []
  expect([...readFileSync(path.join(copy, 'dist', picture)).subarray(0, 3)]).toEqual([
    255, 216, 255,
  ])
})

test('the list, the sitemap and the feed have it', () => {
  const [, date] = /^date: (.*)$/m.exec(article()) ?? []
  expect(read('dist/blog.html')).toContain(`href="/blog/${slug}"`)
  expect(read('dist/sitemap.xml')).toContain(
    `<loc>https://site.example/blog/${slug}</loc><lastmod>${date}</lastmod>`,
  )
  const feed = read('dist/feed.xml')
  expect(feed).toContain(`<id>https://site.example/blog/${slug}</id>`)
  expect(feed).toContain('&lt;h2&gt;What we know of what the first section is about&lt;/h2&gt;')
})

test('it and the article before it are neighbours', () => {
  const older = 'moss-in-march'
  expect(read(`dist/blog/${slug}.html`)).toContain(`href="/blog/${older}"`)
  expect(read(`dist/blog/${older}.html`)).toContain(`href="/blog/${slug}"`)
})

test('two builds of the same tree are the same to the byte', () => {
  const files = (into: string) =>
    readdirSync(path.join(copy, into), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        path.relative(path.join(copy, into), file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ])
  const before = files(builds.first)
  expect(before.length).toBeGreaterThan(100)
  expect(files(builds.again)).toEqual(before)
})

test('a list of more than 24 articles has pages', () => {
  expect(read('dist/blog.html')).not.toContain('page=2')
  const list = read('dist-long/blog.html')
  expect(list.match(/href="\/blog\/[\w-]+"/g)?.length).toBeGreaterThanOrEqual(24)
  expect(list).toContain('href="/blog?page=2"')
  expect(list).not.toContain('href="/blog?page=3"')
  expect(read('dist-long/sitemap.xml').match(/blog\/moss-again/g)).toHaveLength(24)
})

test('a draft is nowhere to be read', () => {
  const files = readdirSync(path.join(copy, 'dist'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.includes(draft))).toEqual([])
  const texts = files.filter((file) => /\.(html|js|json|xml)$/.test(file))
  expect(texts.filter((file) => /moss.tomorrow/i.test(read(path.join('dist', file))))).toEqual([])
})
