import type { Article, ArticleSummary } from './article.ts'

/** An article, and those beside it in the list. */
export interface Text {
  article: Article
  newer?: ArticleSummary
  older?: ArticleSummary
}

/** Reads a file of the site; undefined where it has none. */
type Read = (path: string) => Promise<unknown>

let read: Read = ask

async function ask(path: string): Promise<unknown> {
  const answer = await fetch(path)
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  // Some hosts show a page for what they have not got.
  return answer.headers.get('content-type')?.includes('json') ? answer.json() : undefined
}

/** While prerendering, files are read from where the build has put them. */
export function readFilesWith(reader: Read) {
  read = reader
}

export const textFile = (slug: string) => `/blog/${slug}.json`

/** An article's text, undefined where there is no such article. Rejects when it cannot be had. */
export async function textOf(slug: string): Promise<Text | undefined> {
  // Nothing else is asked for: any other letter is in no article's address.
  return /^[a-z0-9-]+$/.test(slug) ? ((await read(textFile(slug))) as Text | undefined) : undefined
}

/** Every article's summary, newest first. Rejects when they cannot be had. */
export async function allSummaries(): Promise<ArticleSummary[]> {
  const summaries = await read('/articles.json')
  if (!Array.isArray(summaries)) throw new Error('There is no list of articles.')
  return summaries
}
