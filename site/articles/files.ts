import type { Article, ArticleSummary } from './article.ts'

/** An article, and the articles next to it in the list. */
interface ArticleWithNeighbours {
  article: Article
  newer?: ArticleSummary
  older?: ArticleSummary
}

/** Reads a file of the site; undefined if there is no such file. */
type Read = (path: string) => Promise<unknown>

let read: Read = fetchFile

async function fetchFile(path: string): Promise<unknown> {
  const answer = await fetch(path)
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  // Some hosts answer with a page when a file is missing.
  return answer.headers.get('content-type')?.includes('json') ? answer.json() : undefined
}

/** Replaces how files are read: prerendering reads them from the folder of the build. */
export function readFilesWith(reader: Read) {
  read = reader
}

export const textFile = (slug: string) => `/blog/${slug}.json`

/** An article's text; undefined if there is no such article. Rejects when it cannot be loaded. */
export async function loadArticle(slug: string): Promise<ArticleWithNeighbours | undefined> {
  // No address of an article has other letters, so no other file is requested.
  return /^[a-z0-9-]+$/.test(slug)
    ? ((await read(textFile(slug))) as ArticleWithNeighbours | undefined)
    : undefined
}

/** Every article's summary, newest first. Rejects when they cannot be loaded. */
export async function allSummaries(): Promise<ArticleSummary[]> {
  const summaries = await read('/articles.json')
  if (!Array.isArray(summaries)) throw new Error('There is no list of articles.')
  return summaries
}
