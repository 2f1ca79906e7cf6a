import { importSource } from './import-source.js'

/**
 * Adds the codes of new services, questions and options to site/content/codes.json, which keeps
 * them for ever. Called when nothing is wrong with the content. Does nothing in CI, where nobody
 * commits what a build writes.
 */
export async function recordCodes() {
  if (process.env.CI) return
  /** @type {typeof import('../build/catalogue/record-codes.ts')} */
  const { recordCodes } = await importSource('catalogue/record-codes.ts')
  const file = recordCodes()
  if (file) console.log(`${file} has what is new in links: keep it with your change.`)
}
