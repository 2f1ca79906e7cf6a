import { readFileSync } from 'node:fs'

/**
 * The line for what a content file throws while it is read, as a word without its quotes does. What
 * comes from elsewhere is no fault of the owner's, and is thrown on.
 */
export function thrownProblem(error: unknown, folder: string): string {
  if (!(error instanceof Error)) throw error
  const [, rest = ''] =
    error.stack?.replaceAll('\\', '/').split(`${folder.replaceAll('\\', '/')}/`) ?? []
  const [, file = '', line = '1'] = /^([\w-]+\.ts)(?::(\d+))?/.exec(rest) ?? []
  if (!file) throw error
  const [, word] = /^(\S+) is not defined$/.exec(error.message) ?? []
  if (!word) return `site/content/${file}:${line}: ${error.message}`
  const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n')
  const at = lines.findIndex((one) => new RegExp(`(?<![\\w'"])${word}\\b`).test(one))
  return `site/content/${file}:${at + 1}: ${word} is no value; put words between quotes.`
}
