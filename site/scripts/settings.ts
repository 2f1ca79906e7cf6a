import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import { fail } from './fail.js'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Makes paths relative to the project, wherever a script is called from. */
export const workInProject = () => process.chdir(repository)

const { DIST } = loadEnv('production', repository, 'DIST')

/**
 * The folder of the built site: dist, or what DIST names in the environment or in .env, relative to
 * the repository.
 */
export const dist = path.resolve(repository, DIST || 'dist')

/** The folder as messages to the owner name it: `dist/`. */
export const shownDist = `${path.relative(repository, dist)}/`

/** A sentence if a build would replace a folder that no build made, else ''. */
export function distProblem(): string {
  if (!DIST || !existsSync(dist)) return ''
  if (readdirSync(dist).length === 0 || existsSync(path.join(dist, 'sitemap.xml'))) return ''
  return `DIST: a build replaces all of ${dist}, which no build has made; name another folder.`
}

/** The address that the site was built for. */
export function builtFor(): string | undefined {
  const sitemap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8')
  return /<loc>(https?:\/\/[^/<]+)/.exec(sitemap)?.[1]
}

/** The port that PORT names, or the usual one. */
export function chosenPort(usual: number): number {
  const port = Number(process.env.PORT || usual)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  fail(`PORT must be a whole number from 1 to 65535, not '${process.env.PORT}'.`)
}
