import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import manifest from '../../package.json' with { type: 'json' }
import { companyPlugins } from '../../site/build/look/look.ts'

const specified = fileURLToPath(new URL('../fixtures/specified', import.meta.url))

/** Tests the pure rules in Node without a DOM, and without the site's own Vite configuration. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/unit', import.meta.url)),
  define: { WIDGETS_VERSION: JSON.stringify(manifest.version), TAG_MANAGER_ID: '""' },
  plugins: companyPlugins(specified),
  test: {
    include: ['*.test.{ts,tsx}'],
    // Whatever the owner writes, the tests read the company of the specification.
    env: { CONTENT: specified },
    environment: 'node',
    // Sets how amounts are written, as every script of the product does when it starts.
    setupFiles: ['conventions.ts'],
    // The files share what they import: other modules hold no state, and a file that mocks one resets it.
    isolate: false,
    maxWorkers: '100%',
    // Whole builds take their time on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
