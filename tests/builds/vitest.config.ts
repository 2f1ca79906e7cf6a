import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { contentModule } from '../../site/build/content/content-module.ts'
import { look } from '../../site/build/look/look.ts'

const specified = fileURLToPath(new URL('../fixtures/specified', import.meta.url))

/** What a build makes of what an owner changed: most tests read the same builds of one company. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/builds', import.meta.url)),
  plugins: [contentModule(specified), look(specified)],
  test: {
    include: ['*.test.ts'],
    // What the tests know of the company before the changes is the specification's.
    env: { CONTENT: specified },
    environment: 'node',
    globalSetup: 'changed-company.ts',
    maxWorkers: '100%',
    // Whole builds take their time on a busy machine.
    testTimeout: 120_000,
  },
})
