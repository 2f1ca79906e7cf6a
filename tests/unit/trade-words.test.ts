import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { servicesIn } from '../../site/build/content/files.ts'
import { readCompany, readerOf } from '../../site/build/content/reader.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const company = `${repository}tests/fixtures/specified`

/** The words that distinguish the company from others: its places, and every word of its services' names. */
function ownWords(): string[] {
  const { town, region } = readCompany(company)
  const services = servicesIn(company, readerOf(company))
  const names = services.flatMap(({ id, name }) => [id, ...name.split(/\W+/)])
  return [town, region.replace(/^the /, ''), ...names].filter(({ length }) => length > 3)
}

const tradeWord = new RegExp(ownWords().join('|'), 'i')

/** Files that are written by builds, by owners, or for companies of any kind. */
const exempt = [
  /^site\/content\//,
  /^widgets\/(releases|types)\//,
  // Links of version 1 have these words for ever.
  'widgets/rules/engine/first-codes.ts',
  // Search engines' types of business, the words of a licence, and a sample of letters.
  'site/content-schema/business-kinds.ts',
  'site/build/licenses.ts',
  'site/scripts/font-metrics.ts',
]

const isExempt = (file: string) =>
  exempt.some((one) => (typeof one === 'string' ? one === file : one.test(file)))

const files = ['site', 'widgets']
  .flatMap((place) =>
    readdirSync(repository + place, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${place}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.(tsx?|jsx?|html)$/.test(file) && !isExempt(file))

/** Comments may give examples. */
const codeOf = (file: string) =>
  readFileSync(repository + file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')

test('no code names a trade, a town or a service', () => {
  expect(files.length).toBeGreaterThan(400)
  const named = files.flatMap((file) => {
    const [word] = tradeWord.exec(codeOf(file)) ?? []
    return word ? `${file}: ${word}` : []
  })
  expect(named).toEqual([])
})
