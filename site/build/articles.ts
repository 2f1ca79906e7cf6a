import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'
import { newestFirst } from '../articles/newest-first.ts'
import type { Parsed } from './articles/parse.ts'
import { articlesForWriters, publishedArticles } from './articles/read.ts'

const folder = normalizePath(fileURLToPath(new URL('../content/articles', import.meta.url)))

/** An id of a module made from an article, as `content/articles/moss.md`, or from all of them. */
const ofOne = /\/content\/articles\/([^/?]+)\.md$/
const ofAll = /^\0?virtual:articles\/(list|texts)$/

/**
 * Serves an article's Markdown as a module: `moss.md` has the Article and the summaries of its
 * neighbours in the list. `virtual:articles/list` has all summaries, `virtual:articles/texts` what
 * imports each text. Drafts are there while developing only. An article that is not as it should be
 * is an error.
 */
export function articles(): Plugin {
  let all: Map<string, Parsed> | undefined
  return {
    name: 'articles',
    enforce: 'pre',
    buildStart() {
      all = undefined
    },
    resolveId(id) {
      return ofAll.test(id) ? `\0${id.replace('\0', '')}` : undefined
    },
    load(id) {
      const [, slug = ''] = ofOne.exec(id.replaceAll('\\', '/')) ?? []
      const [, what] = ofAll.exec(id) ?? []
      if (!slug && !what) return
      all ??= inOrder(
        this.environment.mode === 'build' ? publishedArticles() : articlesForWriters(),
      )
      const code = what === 'list' ? listOf(all) : what ? textsOf(all) : articleOf(slug, all)
      return { code, moduleType: 'js' }
    },
    hotUpdate({ file }) {
      if (!ofOne.test(file.replaceAll('\\', '/'))) return
      all = undefined
      const { moduleGraph, hot } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (ofOne.test(id) || ofAll.test(id)) moduleGraph.invalidateModule(module)
      }
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}

/** Every article by its slug, the newest first. */
function inOrder({ articles, problems }: ReturnType<typeof publishedArticles>) {
  if (problems) throw new Error(`An article is not as it should be.\n${problems}`)
  const summaries = newestFirst(articles.flatMap(({ summary }) => summary ?? []))
  const bySlug = new Map(articles.map((one) => [one.slug, one]))
  return new Map(summaries.flatMap(({ slug }) => [[slug, bySlug.get(slug)] as [string, Parsed]]))
}

function listOf(all: Map<string, Parsed>): string {
  return `export const articles = ${JSON.stringify([...all.values()].map(({ summary }) => summary))}`
}

function textsOf(all: Map<string, Parsed>): string {
  const rows = [...all.keys()].map((slug) => `'${slug}': () => import('${folder}/${slug}.md')`)
  return `export const texts = {\n${rows.join(',\n')}\n}`
}

function articleOf(slug: string, all: Map<string, Parsed>): string {
  const slugs = [...all.keys()]
  const at = slugs.indexOf(slug)
  const summaryAt = (at: number) => JSON.stringify(all.get(slugs[at] ?? '')?.summary)
  return [
    `export default ${JSON.stringify(all.get(slug)?.article)}`,
    `export const newer = ${summaryAt(at - 1)}`,
    `export const older = ${summaryAt(at + 1)}`,
  ].join('\n')
}
