import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentFolder } from '../content/content-folder.ts'
import { factsOf } from '../content/facts.ts'
import { pathsIn } from '../content/read-routes.ts'
import { readCompany } from '../content/reader.ts'
import { existingIn } from '../file-check/existing.ts'
import { articleProblems } from './article-problems.ts'
import { type ParsedArticle, parseArticle } from './parse.ts'
import { unfinishedIn } from './unfinished.ts'

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
  // Today in the time zone of the company. Canadian English writes it as 2026-10-12.
  const today = new Date().toLocaleDateString('en-CA', { timeZone })
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      // Keyboards write some letters in two ways; with one spelling, links and searches find both.
      const source = readFileSync(join(folder, file), 'utf8').normalize()
      const article = parseArticle(basename(file, '.md'), source, known)
      const unfinished = article.isDraft ? [] : unfinishedIn(source, today)
      return { ...article, problems: [...article.problems, ...unfinished] }
    })
}
