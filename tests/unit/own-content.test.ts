import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const tests = fileURLToPath(new URL('..', import.meta.url))

/** The tests of the owner's pages, the measurements of them, and the test of import rules, whose examples are paths. */
const exceptions = /^owner\/|^bench\/|^unit\/import-rules\.test\.ts$/

/** A path from a test to the owner's content, or to its build. A copy of the project has other content. */
const path = /\.\.\/(site\/content(?!-|\/schema\/)|dist\/)/

test('only the visits of tests/owner read what the owner writes', () => {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.[jt]sx?$/.test(file) && !exceptions.test(file))
  expect(files.length).toBeGreaterThan(200)
  const contentReads = files.flatMap((file) =>
    readFileSync(`${tests}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => path.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(contentReads).toEqual([])
})
