import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveIn } from '../fixtures/other-owner.js'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const configurations = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vite.widget.config.ts']
const parts = [...configurations, 'README.md', 'site', 'widgets', 'tests']
const pictures = path.join('site', 'media')

/** Itself, and those that let the other company move in as well. */
const left = ['owner-changes', 'new-article', 'facts']

let copy = ''

/** A copy of the project into which another company has moved. */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'owner-changes-'))
  for (const part of parts) {
    const filter = (file: string) => path.relative(repository, file) !== pictures
    cpSync(path.join(repository, part), path.join(copy, part), { recursive: true, filter })
  }
  for (const folder of ['node_modules', pictures]) {
    symlinkSync(path.join(repository, folder), path.join(copy, folder), 'junction')
  }
  moveIn(copy)
})
afterAll(() => rmSync(copy, { recursive: true }))

test('whatever the owner writes, the unit tests that read it stay green', async () => {
  const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs')
  const excluded = left.flatMap((name) => ['--exclude', `**/${name}.test.ts`])
  const written = readdirSync(path.join(copy, 'site/content'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(copy, 'site/content', file))
  const run = ['related', '--run', '--config', 'tests/unit/vitest.config.ts', ...excluded]
  // What fails there is told in the error.
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, ...run, ...written], {
    cwd: copy,
  })
  expect(stdout).toContain('content.test.ts')
})
