import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { messageOf } from '../articles/problems.ts'
import { environmentProblems } from '../environment.ts'
import { problemsOfPictures } from '../pictures/picture-check.ts'
import { judge } from './judge.ts'
import type { IsPage } from './known.ts'
import { locate } from './locate.ts'
import { thrownProblem } from './thrown.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const folder = path('../../content')

/**
 * All that is wrong with what the owner writes, as lines such as
 * `site/content/services/residential.json:39: steps 1.questions 1.counts 1.each: "$83" is no number; write 83.`, in the
 * order of files and lines; '' when all is well. Asked before a build, which would publish it otherwise.
 */
export async function contentProblems(mode = 'production'): Promise<string> {
  const unreadable = syntaxProblems()
  const problems = unreadable.length > 0 ? unreadable : await problemsOfValues()
  const all = [environmentProblems(mode), ...problems, ...(await problemsOfPictures())]
  return all.filter(Boolean).sort().join('\n')
}

/** What is no TypeScript cannot be imported: nothing more is known then. */
function syntaxProblems(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => messageOf(`site/content/${file}`, locate(sourceOf(file)).faults))
    .filter(Boolean)
}

/** A block of lines for each file, and one for the articles. */
async function problemsOfValues(): Promise<string[]> {
  try {
    const { catalogueProblems } =
      await imported<typeof import('./catalogue/check.ts')>('catalogue/check.ts')
    const inCatalogue = catalogueProblems(folder)
    // What the other files say of services cannot be judged before the services can be read.
    if (inCatalogue.length > 0) return inCatalogue
    const { everything } = await imported<typeof import('./everything.ts')>('everything.ts')
    const problemsWith = (isPage: IsPage) =>
      Object.entries(everything(isPage)).map(([name, [exports, schema]]) => {
        const { lineOf } = locate(sourceOf(`${name}.ts`))
        return messageOf(`site/content/${name}.ts`, judge(exports, schema, lineOf, name))
      })
    const problems = problemsWith(() => true)
    // The table of pages and the articles quote the business, and cannot be read before it can.
    if (problems.some((lines) => lines.startsWith('site/content/business.ts'))) return problems
    const read = await imported<typeof import('../articles/read.ts')>('../articles/read.ts')
    const { articles, problems: inArticles } = read.publishedArticles()
    const paths = [...read.pagePaths(), ...articles.map(({ slug }) => `/blog/${slug}`)]
    return [inArticles, ...problemsWith((path) => paths.includes(path))]
  } catch (error) {
    return [thrownProblem(error, folder)]
  }
}

/** A module that imports content, read anew. */
async function imported<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path(file), {
    configFile: false,
    logLevel: 'silent',
  })
  return module
}

function sourceOf(file: string): string {
  return readFileSync(`${folder}/${file}`, 'utf8')
}
