import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadEnv, normalizePath } from 'vite'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

const { CONTENT } = loadEnv('production', repository, 'CONTENT')

/**
 * Where the content of the company is: site/content, or the folder that CONTENT names in the
 * environment or in .env.
 */
export const contentFolder = resolve(repository, CONTENT || 'site/content')

/** The path of a content file as messages show it to the owner: `site/content/faq.json`. */
export function shownFile(file: string, folder = contentFolder): string {
  return normalizePath(`${relative(repository, folder)}/${file}`)
}
