/** Writes the owner's files as this version reads them, where 1.9 read something else: npm run upgrade. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder, shownFile } from '../build/content/content-folder.ts'
import { withSpecialDays } from '../content-schema/former-closed-dates.ts'
import { withPresentKinds } from '../content-schema/former-kinds.ts'

const notJson = 'is not JSON, and stays as it is: npm run build says why.'

const results = [...upgradeServices(), upgradeDays()]
const changed = results.reduce((sum, { count }) => sum + count, 0)
console.log(
  changed > 0
    ? `${changed} ${changed === 1 ? 'file' : 'files'} changed. npm run build checks them.`
    : `Nothing to change in ${shownFile('')}.`,
)
if (results.some(({ isJson }) => !isJson)) process.exitCode = 1

interface Result {
  readonly isJson: boolean
  /** How many files were changed. */
  readonly count: number
}

/** The blocks of the services' pages. */
function upgradeServices(): Result[] {
  const folder = join(contentFolder, 'services')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const file = `services/${name}`
      const source = read(file)
      const { text, changes, isJson } = withPresentKinds(source)
      for (const sentence of isJson ? changes : [notJson]) say(file, sentence)
      return { isJson, count: write(file, source, text) }
    })
}

/** The dates on which the company is closed. */
function upgradeDays(): Result {
  const [from, to] = ['contact-step.json', 'business.json'] as const
  if (![from, to].every((file) => existsSync(join(contentFolder, file))))
    return { isJson: true, count: 0 }
  const former = { contactStep: read(from), business: read(to) }
  const { contactStep, business, changes, isJson } = withSpecialDays(
    former.contactStep,
    former.business,
  )
  if (!isJson) say(`${from} or ${to}`, notJson)
  for (const { file, sentence } of changes) say(file, sentence)
  // The new place comes first, so that a failure in between loses nothing.
  return {
    isJson,
    count: write(to, former.business, business) + write(from, former.contactStep, contactStep),
  }
}

function read(file: string): string {
  return readFileSync(join(contentFolder, file), 'utf8')
}

/** Writes a text that has changed, and returns the number of files that were written. */
function write(file: string, before: string, after: string): number {
  if (after === before) return 0
  writeFileSync(join(contentFolder, file), after)
  return 1
}

function say(file: string, sentence: string) {
  console.log(`${shownFile(file)}: ${sentence}`)
}
