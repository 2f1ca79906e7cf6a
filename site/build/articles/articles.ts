import { normalizePath, type Plugin } from 'vite'
import { newestFirst } from '../../articles/article.ts'
import { exporting, type MakeCode } from '../content/virtual-modules.ts'
import type { ParsedArticle } from './parse.ts'
import { articlesForWriters, publishedArticles } from './read.ts'

const articleFile = /\/articles\/[^/?]+\.md$/

/** How many articles are built into the pages: as many as the first page of the list shows. */
const newestCount = 24

let all: ParsedArticle[] | undefined

/** Every article; drafts are among them only while developing. */
function readAll(isBuild: boolean): ParsedArticle[] {
  all ??= inOrder(isBuild ? publishedArticles() : articlesForWriters())
  return all
}

/**
 * `virtual:articles/list` has all summaries and is for the build alone;
 * `virtual:articles/newest` has the summaries of the first page of the list. Visitors load the rest
 * from files.
 */
export const articlesModule: MakeCode = (name, { isBuild }) => {
  const articles = summariesOf(readAll(isBuild))
  const shown = name === 'list' ? articles : articles.slice(0, newestCount)
  return exporting({ list: { count: articles.length, articles: shown } })
}

/**
 * Serves the files of the articles: `/articles.json` has all summaries, `/blog/<slug>.json` an
 * article and its neighbours. So the size of a page does not grow with the number of articles. A
 * problem in an article stops the build.
 */
export function articleFiles(): Plugin {
  return {
    name: 'article-files',
    buildStart() {
      all = undefined
    },
    generateBundle() {
      if (this.environment.config.build.ssr) return
      for (const [fileName, source] of filesOf(readAll(true))) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
        if (path !== 'articles.json' && !/^blog\/[^/]+\.json$/.test(path)) return next()
        const source = new Map(filesOf(readAll(false))).get(path)
        response.writeHead(source ? 200 : 404, { 'content-type': 'application/json' }).end(source)
      })
    },
    hotUpdate({ file }) {
      if (articleFile.test(normalizePath(file))) all = undefined
    },
  }
}

/** Every article, the newest first. */
function inOrder({ articles, problems }: ReturnType<typeof publishedArticles>): ParsedArticle[] {
  if (problems) throw new Error(`An article is not as it should be.\n${problems}`)
  const bySlug = new Map(articles.map((one) => [one.slug, one]))
  return newestFirst(summariesOf(articles)).flatMap(({ slug }) => bySlug.get(slug) ?? [])
}

function summariesOf(articles: ParsedArticle[]) {
  return articles.flatMap(({ summary }) => summary ?? [])
}

/** The files that visitors may load, each as its name and its JSON. */
function filesOf(all: ParsedArticle[]): [file: string, json: string][] {
  const articleFiles = all.map(({ slug, article }, at): [string, string] => [
    `blog/${slug}.json`,
    JSON.stringify({ article, newer: all[at - 1]?.summary, older: all[at + 1]?.summary }),
  ])
  return [['articles.json', JSON.stringify(summariesOf(all))], ...articleFiles]
}
