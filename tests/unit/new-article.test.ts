import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { categories } from 'virtual:content/pages/blog'
import { beforeAll, expect, test } from 'vitest'
import { copyOfOtherCompany, environmentOfCopy } from '../fixtures/project-copy.ts'
import { scriptArgs } from '../sites.ts'

const title = 'Moss: "When" & Why'
const slug = 'moss-when-and-why'

let copy = ''
let started = ''

/** Another company's owner starts an article. */
beforeAll(() => {
  copy = copyOfOtherCompany()
  started = newArticle(title).stdout
})
function newArticle(...words: string[]) {
  // In this time zone it is already tomorrow for most of the company's day.
  const env = { ...environmentOfCopy(), TZ: 'Pacific/Kiritimati' }
  return spawnSync(
    process.execPath,
    [...scriptArgs('site/scripts/new-article.ts', copy), ...words],
    { encoding: 'utf8', env },
  )
}

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')
const article = () => read(`site/content/articles/${slug}.md`)

test('a new article gets its own file, and its writer reads what to do next', () => {
  expect(started).toContain(`site/content/articles/${slug}.md is started.`)
  expect(started).toContain(`http://localhost:5173/blog/${slug}`)
  expect(article()).toContain(`# One of: ${categories.join(', ')}`)
  expect(article()).toContain('\ndraft: true\n')
})

test('a second article of the same name leaves the first one unchanged', () => {
  const before = article()
  const { status, stderr } = newArticle(title)
  expect(status).toBe(1)
  expect(stderr).toBe(`There is an article called so already: site/content/articles/${slug}.md\n`)
  expect(article()).toBe(before)
})

test('a title in another script starts an article named after the day, which its writer is asked to rename', () => {
  const { stdout } = newArticle('清洁')
  const [, file = ''] = /^(.*) is started\./m.exec(stdout) ?? []
  expect(file).toMatch(/^site\/content\/articles\/article-\d{4}-\d\d-\d\d\.md$/)
  expect(stdout).toContain(
    '1. Rename it to what it is about, in Latin letters, as moss-on-roofs.md',
  )
  expect(read(file)).toContain('title: "清洁"')
  expect(read(file)).toContain('draft: true')
})

test('an article without a title is not created', () => {
  const { status, stderr } = newArticle()
  expect(status).toBe(1)
  expect(stderr).toBe('Say what the article is called: npm run new:article "Moss on Roofs"\n')
})

test('a title that is too long for search engines is refused', () => {
  const { status, stderr } = newArticle('Moss '.repeat(20))
  expect(status).toBe(1)
  expect(stderr).toBe('The title has 99 characters; search engines show 65 at most.\n')
})
