import { basename, join } from 'node:path'
import { dayIn } from '../../../widgets/rules/company/today.ts'
import { placeholders } from '../../articles/placeholders.ts'
import type { Problem } from '../../problems/problems.ts'
import { contentFolder } from '../content/content-folder.ts'
import { factsOf } from '../content/facts.ts'
import { namesIn } from '../content/files.ts'
import { pathsIn } from '../content/read-routes.ts'
import { readText } from '../content/read-text.ts'
import { readCompany } from '../content/reader.ts'
import { existingIn } from '../file-check/existing.ts'
import { articleProblems } from './article-problems.ts'
import { type ParsedArticle, parseArticle } from './parse.ts'

const folder = join(contentFolder, 'articles')

/** Some articles, and their problems as lines; '' when there are none. */
interface CheckedArticles {
  articles: ParsedArticle[]
  problems: string
}

/** The published articles: all but the drafts. */
export function publishedArticles(): CheckedArticles {
  const all = allArticles()
  const articles = all.filter(({ isDraft }) => !isDraft)
  const drafts = all.filter(({ isDraft }) => isDraft).map(({ slug }) => slug)
  return { articles, problems: articleProblems(articles, pathsIn(contentFolder), drafts) }
}

/** The published articles and the drafts. */
export function articlesForWriters(): CheckedArticles {
  const articles = allArticles()
  return { articles, problems: articleProblems(articles, pathsIn(contentFolder)) }
}

/** Every article; a draft need not be finished. */
function allArticles(): ParsedArticle[] {
  const known = {
    // A link may lead to another article, so links are checked when all are read.
    existing: existingIn(contentFolder, () => true),
    facts: factsOf(contentFolder),
  }
  const { timeZone } = readCompany(contentFolder)
  const today = dayIn(timeZone, new Date())
  return namesIn(folder, '.md')
    .map((slug) => `${slug}.md`)
    .sort()
    .map((file) => {
      // Keyboards write some letters in two ways; with one spelling, links and searches find both.
      const source = readText(join(folder, file)).normalize()
      const article = parseArticle(basename(file, '.md'), source, known)
      const unfinished = article.isDraft ? [] : unfinishedIn(source, today)
      return { ...article, problems: [...article.problems, ...unfinished] }
    })
}

/**
 * Why an article cannot be published yet: it still has words that `npm run new:article` wrote, or
 * its date is after `today`, which is written as 2026-10-12.
 */
function unfinishedIn(source: string, today: string): Problem[] {
  const lines = source.split('\n')
  const placeholderProblems = Object.entries(placeholders).flatMap(([field, words]) => {
    const at = lines.findIndex((line) => line.includes(words))
    const sentence = `"${words}" is what npm run new:article wrote; write your own words, or keep it back with draft: true.`
    return at < 0 ? [] : [{ line: at + 1, field, sentence }]
  })
  const at = lines.findIndex((line) => /^date:/.test(line))
  const [date = ''] = /\d{4}-\d\d-\d\d/.exec(lines[at] ?? '') ?? []
  if (date <= today) return placeholderProblems
  const sentence = `${date} is still to come; put draft: true above it, or a date up to today, ${today}.`
  return [...placeholderProblems, { line: at + 1, field: 'date', sentence }]
}
