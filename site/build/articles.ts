import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { newestFirst } from '../articles/newest-first.ts'
import { routes } from '../routes.ts'
import { problemsOf } from './articles/check.ts'
import { type Parsed, parseArticle } from './articles/parse.ts'
import { originals } from './pictures/originals.ts'

const folder = fileURLToPath(new URL('../content/articles', import.meta.url))

/** An id of a module made from an article, as `content/articles/moss.md?summary`. */
const made = /\/content\/articles\/([^/?]+)\.md(\?summary)?$/

/**
 * Serves an article's Markdown as modules: `moss.md` has the Article and the summaries of its
 * neighbours in the list, and `moss.md?summary` its own summary. An article that is not as it
 * should be stops the build.
 */
export function articles(): Plugin {
  let all: Map<string, Parsed> | undefined
  const read = (isChecked: boolean) => {
    all ??= readArticles(isChecked)
    return all
  }
  return {
    name: 'articles',
    enforce: 'pre',
    buildStart() {
      all = undefined
      // Also checks articles that nothing imports. The server's build comes second and need not.
      if (this.environment.mode === 'build') read(!this.environment.config.build.ssr)
    },
    load(id) {
      const [, slug = '', query] = made.exec(id.replaceAll('\\', '/')) ?? []
      if (!slug) return
      const articles = read(true)
      const one = articles.get(slug)
      if (!one) return
      const slugs = [...articles.keys()]
      const at = slugs.indexOf(slug)
      const { article, summary } = one
      const newer = articles.get(slugs[at - 1] ?? '')?.summary
      const older = articles.get(slugs[at + 1] ?? '')?.summary
      const code = query
        ? `export default ${JSON.stringify(summary)}`
        : [
            `export default ${JSON.stringify(article)}`,
            `export const newer = ${JSON.stringify(newer)}`,
            `export const older = ${JSON.stringify(older)}`,
          ].join('\n')
      return { code, moduleType: 'js' }
    },
    hotUpdate({ file }) {
      if (!made.test(file.replaceAll('\\', '/'))) return
      all = undefined
      const { moduleGraph, hot } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (made.test(id)) moduleGraph.invalidateModule(module)
      }
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}

/** Every article by its slug, in the order of the list. */
function readArticles(isChecked: boolean): Map<string, Parsed> {
  const images = originals('masters')
  const parsed = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) =>
      parseArticle(basename(file, '.md'), readFileSync(join(folder, file), 'utf8'), images),
    )
  const problems = isChecked ? problemsOf(parsed, pagePaths()) : ''
  if (problems) throw new Error(`An article is not as it should be.\n${problems}`)
  const summaries = newestFirst(parsed.flatMap(({ summary }) => summary ?? []))
  const bySlug = new Map(parsed.map((one) => [one.slug, one]))
  return new Map(summaries.flatMap(({ slug }) => [[slug, bySlug.get(slug)] as [string, Parsed]]))
}

/** The paths of the route table's pages: what a link in an article may lead to. */
function pagePaths(): string[] {
  return routes.map(({ path }) => path).filter((path) => !path.includes(':'))
}
