import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { copyOfOtherCompany } from '../fixtures/other-owner.js'
import { removeCopies } from '../fixtures/project-copy.js'

/** Itself, and those that let the other company move in as well. */
const left = ['owner-changes', 'new-article', 'facts']

afterAll(removeCopies)

test('whatever the owner writes, the unit tests that read it stay green', async () => {
  const copy = copyOfOtherCompany({ withTests: true })
  const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs')
  const excluded = left.flatMap((name) => ['--exclude', `**/${name}.test.ts`])
  const written = readdirSync(path.join(copy, 'site/content'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(copy, 'site/content', file))
  // It reads the JSON files, which no module imports.
  const schemas = path.join(copy, 'tests/unit/json-schemas.test.ts')
  const run = ['related', '--run', '--config', 'tests/unit/vitest.config.ts', ...excluded]
  // What fails there is told in the error.
  const files = [...written, schemas]
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, ...run, ...files], {
    cwd: copy,
  })
  expect(stdout).toContain('content.test.ts')
  expect(stdout).toContain('json-schemas.test.ts')
})
