import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/**
 * Keeps in site/content/codes.json what the links of quotes can name, for ever. Called when nothing is wrong with
 * the content. Where builds are made by a machine, nobody keeps what they write: there it does nothing.
 */
export async function recordCodes() {
  if (process.env.CI) return
  const source = fileURLToPath(new URL('../build/catalogue/record-codes.ts', import.meta.url))
  const { module } = await runnerImport(source, { configFile: false, logLevel: 'silent' })
  const { recordCodes } = /** @type {typeof import('../build/catalogue/record-codes.ts')} */ (
    module
  )
  const file = recordCodes()
  if (file) {
    console.log(`${file} has what is new in links: keep it with your change.`)
  }
}
