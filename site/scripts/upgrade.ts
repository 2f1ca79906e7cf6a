/** Writes the owner's files as this version reads them, where 1.9 read something else: npm run upgrade. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder, shownFile } from '../build/content/content-folder.ts'
import { withPresentKinds } from '../content-schema/former-kinds.ts'

const folder = join(contentFolder, 'services')
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []

const results = files.map((name) => {
  const file = join(folder, name)
  const source = readFileSync(file, 'utf8')
  const { text, changes, isJson } = withPresentKinds(source)
  if (text !== source) writeFileSync(file, text)
  const sentences = isJson ? changes : ['is not JSON, and stays as it is: npm run build says why.']
  for (const sentence of sentences) console.log(`${shownFile(`services/${name}`)}: ${sentence}`)
  return { isJson, isChanged: text !== source }
})

const changed = results.filter(({ isChanged }) => isChanged).length
console.log(
  changed > 0
    ? `${changed} of ${files.length} files changed. npm run build checks them.`
    : `Nothing to change in ${shownFile('services')}.`,
)
if (results.some(({ isJson }) => !isJson)) process.exitCode = 1
