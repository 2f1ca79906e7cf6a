import { normalizePath, type Plugin } from 'vite'
import { newestFirst } from '../../articles/newest-first.ts'
import type { Parsed } from './parse.ts'
import { articlesForWriters, publishedArticles } from './read.ts'

const ofOne = /\/articles\/[^/?]+\.md$/
const virtual = /^\0?virtual:articles\/(list|newest)$/

/** How many articles the pages have with them: as many as the first page of the list shows. */
const few = 24

/**
 * Serves the articles. `virtual:articles/list` has all summaries, for the build alone;
 * `virtual:articles/newest` those of the first page of the list. What visitors may ask for beyond that
 * are files: `/articles.json` has all summaries, `/blog/<slug>.json` an article and its neighbours.
 * So a page weighs the same however many articles there are. Drafts are there while developing only.
 * An article that is not as it should be is an error.
 */
export function articles(): Plugin {
  let all: Parsed[] | undefined
  const read = (isBuild: boolean) => {
    all ??= inOrder(isBuild ? publishedArticles() : articlesForWriters())
    return all
  }
  return {
    name: 'articles',
    enforce: 'pre',
    buildStart() {
      all = undefined
    },
    resolveId(id) {
      return virtual.test(id) ? `\0${id.replace('\0', '')}` : undefined
    },
    load(id) {
      const [, what] = virtual.exec(id) ?? []
      if (!what) return
      const articles = summariesOf(read(this.environment.mode === 'build'))
      const shown = what === 'list' ? articles : articles.slice(0, few)
      const code = `export const list = ${JSON.stringify({ count: articles.length, articles: shown })}`
      return { code, moduleType: 'js' }
    },
    generateBundle() {
      if (this.environment.config.build.ssr) return
      for (const [fileName, source] of filesOf(read(true))) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
        if (path !== 'articles.json' && !/^blog\/[^/]+\.json$/.test(path)) return next()
        const source = new Map(filesOf(read(false))).get(path)
        response.writeHead(source ? 200 : 404, { 'content-type': 'application/json' }).end(source)
      })
    },
    hotUpdate({ file }) {
      if (!ofOne.test(normalizePath(file))) return
      all = undefined
      const { moduleGraph, hot } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (virtual.test(id)) moduleGraph.invalidateModule(module)
      }
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}

/** Every article, the newest first. */
function inOrder({ articles, problems }: ReturnType<typeof publishedArticles>): Parsed[] {
  if (problems) throw new Error(`An article is not as it should be.\n${problems}`)
  const bySlug = new Map(articles.map((one) => [one.slug, one]))
  return newestFirst(summariesOf(articles)).flatMap(({ slug }) => bySlug.get(slug) ?? [])
}

function summariesOf(articles: Parsed[]) {
  return articles.flatMap(({ summary }) => summary ?? [])
}

/** What visitors may ask for, by file name. */
function filesOf(all: Parsed[]): [file: string, json: string][] {
  const texts = all.map(({ slug, article }, at): [string, string] => [
    `blog/${slug}.json`,
    JSON.stringify({ article, newer: all[at - 1]?.summary, older: all[at + 1]?.summary }),
  ])
  return [['articles.json', JSON.stringify(summariesOf(all))], ...texts]
}
