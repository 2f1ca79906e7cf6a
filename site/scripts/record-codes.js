import { importSource } from './import-source.js'

/**
 * Keeps in site/content/codes.json what the links of quotes can name, for ever. Called when nothing
 * is wrong with the content. Does nothing in CI, where nobody keeps what a build writes.
 */
export async function recordCodes() {
  if (process.env.CI) return
  /** @type {typeof import('../build/catalogue/record-codes.ts')} */
  const { recordCodes } = await importSource('catalogue/record-codes.ts')
  const file = recordCodes()
  if (file) console.log(`${file} has what is new in links: keep it with your change.`)
}
