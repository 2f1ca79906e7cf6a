import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { companyPlugins } from '../../site/build/look/look.ts'

const specified = fileURLToPath(new URL('../fixtures/specified', import.meta.url))

/** Tests of builds after an owner's changes: most tests read the same builds of one company. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/builds', import.meta.url)),
  plugins: companyPlugins(specified),
  test: {
    include: ['*.test.ts'],
    // The tests take the facts before the changes from the company of the specification.
    env: { CONTENT: specified },
    environment: 'node',
    globalSetup: 'changed-company.ts',
    tags: [{ name: 'long', description: 'Left to npm run test:long.' }],
    maxWorkers: '100%',
    // Whole builds take their time on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
